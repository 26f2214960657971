import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import query, { type ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import type { ProfileValues } from "~/search-params/profile";
import { variablesOf } from "./data";

/** Refetches a tab of the profile after a change. Where that fails, the next visit shows it. */
export function useRefetchProfile(): (values: ProfileValues) => Promise<void> {
  const environment = useRelayEnvironment();
  return useCallback(
    async (values) => {
      const answer = fetchQuery<ProfilePageQuery>(environment, query, variablesOf(values), {
        networkCacheConfig: { force: true },
      });
      await answer.toPromise().catch(() => undefined);
    },
    [environment],
  );
}

import { type RefObject, useRef } from "react";
import { useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { fetchQuery } from "relay-runtime";
import { paths } from "~/paths";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import { useInvalidatePages } from "~/relay/mutate";
import type { DashboardValues } from "~/search-params/dashboard";
import { variablesOf } from "./data";

/**
 * For a list of the dashboard with `count` rows: a function to call when a row has left it, and a ref. Refetches the list, or opens the
 * previous page after the last row of a page, and focuses the ref's element, because the focused row is gone.
 */
export function useRefetchList(
  values: DashboardValues,
  count: number,
): readonly [() => Promise<void>, RefObject<HTMLDivElement | null>] {
  const environment = useRelayEnvironment();
  const invalidatePages = useInvalidatePages();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const rowLeft = async () => {
    // Cached pages of the list, also with other filters, are outdated.
    invalidatePages();
    if (count === 1 && values.page > 1)
      await navigate(paths.dashboard({ ...values, page: values.page - 1 }), { replace: true });
    else
      await fetchQuery<DashboardPageQuery>(environment, query, variablesOf(values), {
        networkCacheConfig: { force: true },
      })
        .toPromise()
        // If there is no response, the next visit shows it.
        .catch(() => undefined);
    list.current?.focus();
  };
  return [rowLeft, list];
}

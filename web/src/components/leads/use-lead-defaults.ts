import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type {
  useLeadDefaultsQuery,
  useLeadDefaultsQuery$data,
} from "~/relay/__generated__/useLeadDefaultsQuery.graphql";

/** What a lead is about, by its database id. */
export type LeadAbout = { readonly softwareId: string } | { readonly companyId: string };

/** The defaults of the lead form: the recipient, and the signed-in user's data. */
export interface LeadDefaults {
  /** Null where it could not be loaded: the form works without. */
  readonly subject: useLeadDefaultsQuery$data["leadRecipient"] | null;
  readonly viewer: useLeadDefaultsQuery$data["viewer"] | null;
}

/** Loads the recipient of a lead and the viewer; null until then. */
export function useLeadDefaults(about: LeadAbout): LeadDefaults | null {
  const environment = useRelayEnvironment();
  const [start, setStart] = useState<LeadDefaults | null>(null);
  const softwareId = "softwareId" in about ? about.softwareId : null;
  const companyId = "companyId" in about ? about.companyId : null;
  useEffect(() => {
    const subscription = fetchQuery<useLeadDefaultsQuery>(
      environment,
      graphql`
        query useLeadDefaultsQuery($softwareId: ID, $companyId: ID) {
          leadRecipient(softwareId: $softwareId, companyId: $companyId) {
            companyName
            softwareName
            isClaimed
          }
          viewer {
            firstName
            lastName
            email
            companyName
          }
        }
      `,
      { softwareId, companyId },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ leadRecipient: subject, viewer }) => setStart({ subject, viewer }),
      error: () => setStart({ subject: null, viewer: null }),
    });
    return () => subscription.unsubscribe();
  }, [environment, softwareId, companyId]);
  return start;
}

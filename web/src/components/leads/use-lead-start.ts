import { useEffect, useState } from "react";
import { graphql, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import type {
  useLeadStartQuery,
  useLeadStartQuery$data,
} from "~/relay/__generated__/useLeadStartQuery.graphql";

/** What a lead is about, by its database id. */
export type LeadAbout = { readonly softwareId: string } | { readonly companyId: string };

/** What the form begins with: whom the lead reaches, and what is known of whoever is signed in. */
export interface LeadStart {
  /** Null where it could not be had: the form does without. */
  readonly subject: useLeadStartQuery$data["leadRecipient"] | null;
  readonly viewer: useLeadStartQuery$data["viewer"] | null;
}

/** Asks whom a lead reaches and who asks; null until that is there. */
export function useLeadStart(about: LeadAbout): LeadStart | null {
  const environment = useRelayEnvironment();
  const [start, setStart] = useState<LeadStart | null>(null);
  const softwareId = "softwareId" in about ? about.softwareId : null;
  const companyId = "companyId" in about ? about.companyId : null;
  useEffect(() => {
    const subscription = fetchQuery<useLeadStartQuery>(
      environment,
      graphql`
        query useLeadStartQuery($softwareId: ID, $companyId: ID) {
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

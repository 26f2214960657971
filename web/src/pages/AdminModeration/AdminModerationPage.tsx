import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminModerationPageQuery } from "~/relay/__generated__/AdminModerationPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminModerationValues, adminModerationParams } from "~/search-params/admin-moderation";
import { formatCount } from "~/ui/count";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { TabLinks } from "~/ui/TabLinks";
import { ClaimsTab } from "./ClaimsTab";
import data from "./data";
import { FlagGroups } from "./FlagGroups";
import { FlagsTab } from "./FlagsTab";
import { LeadsTab } from "./LeadsTab";
import { ListingFlagsTab } from "./ListingFlagsTab";
import { ProofsTab } from "./ProofsTab";
import { ReportsTab } from "./ReportsTab";
import { SuggestionsTab } from "./SuggestionsTab";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/moderation: everything that waits for an administrator's decision, and the past decisions. */
export default function AdminModerationPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the moderation queue" />}>
      <AdminModeration />
    </PageSuspense>
  );
}

function AdminModeration() {
  const { administration, categories } = usePageQuery<AdminModerationPageQuery>(graphql`
    query AdminModerationPageQuery(
      $isReports: Boolean!
      $isGroups: Boolean!
      $isFlags: Boolean!
      $isAnyFlags: Boolean!
      $isListings: Boolean!
      $isProofs: Boolean!
      $isSuggestions: Boolean!
      $isClaims: Boolean!
      $isLeads: Boolean!
      $status: ModerationStatus
      $claimStatus: ClaimStatus
      $suggestionStatus: SuggestionStatus
      $leadStatus: LeadStatus
      $reason: ReportReason
      $kind: FlagKind
      $software: ID
      $sort: AgeOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      administration {
        counts {
          openReports
          openFlags
          openListingFlags
          waitingProofs
          waitingSuggestions
          pendingClaims
          leadsWithoutOwner
        }
        reports(
          status: $status
          reason: $reason
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isReports) {
          ...ReportsTab_reports
        }
        flagGroups @include(if: $isGroups) {
          ...FlagGroups_groups
        }
        flagKinds @include(if: $isAnyFlags) {
          ...FlagKinds_kinds
        }
        flags(
          status: $status
          kind: $kind
          softwareId: $software
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isFlags) {
          ...FlagsTab_flags
        }
        listingFlags(
          status: $status
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isListings) {
          ...ListingFlagsTab_flags
        }
        proofs(sort: $sort, first: $first, after: $after, last: $last, before: $before)
          @include(if: $isProofs) {
          ...ProofsTab_proofs
        }
        suggestedProducts(
          status: $suggestionStatus
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isSuggestions) {
          ...SuggestionsTab_suggestions
        }
        claims(
          status: $claimStatus
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) @include(if: $isClaims) {
          ...ClaimsTab_claims
        }
        leadsWithoutOwner(status: $leadStatus, first: $first, after: $after, last: $last, before: $before)
          @include(if: $isLeads) {
          ...LeadsTab_leads
        }
      }
      categories @include(if: $isSuggestions) {
        databaseId
        name
      }
    }
  `);
  const values: AdminModerationValues = adminModerationParams.read(
    new URL(useLocation().search, "http://localhost"),
  );
  const tabs =
    administration &&
    ([
      { tab: "reports", label: "Reports", count: administration.counts.openReports },
      { tab: "flags", label: "Flags", count: administration.counts.openFlags },
      { tab: "listings", label: "Listings", count: administration.counts.openListingFlags },
      { tab: "proofs", label: "Proofs", count: administration.counts.waitingProofs },
      { tab: "suggestions", label: "Suggestions", count: administration.counts.waitingSuggestions },
      { tab: "claims", label: "Claims", count: administration.counts.pendingClaims },
      { tab: "leads", label: "Leads", count: administration.counts.leadsWithoutOwner },
    ] as const);
  return (
    <AdminShell title="Moderation" isAdmin={administration !== null && administration !== undefined}>
      {administration && tabs && (
        <>
          <TabLinks
            label="Moderation queues"
            tabs={tabs.map(({ tab, label, count }) => ({
              label: count > 0 ? `${label} (${formatCount(count)})` : label,
              href: adminPaths.moderation({ tab }),
              isCurrent: tab === values.tab,
            }))}
          />
          <Box mt="6">
            {administration.reports && <ReportsTab reports={administration.reports} values={values} />}
            {administration.flagGroups && administration.flagKinds && (
              <FlagGroups groups={administration.flagGroups} kinds={administration.flagKinds} />
            )}
            {administration.flags && administration.flagKinds && (
              <FlagsTab flags={administration.flags} kinds={administration.flagKinds} values={values} />
            )}
            {administration.listingFlags && (
              <ListingFlagsTab flags={administration.listingFlags} values={values} />
            )}
            {administration.proofs && <ProofsTab proofs={administration.proofs} values={values} />}
            {administration.suggestedProducts && (
              <SuggestionsTab
                suggestions={administration.suggestedProducts}
                categories={categories ?? []}
                values={values}
              />
            )}
            {administration.claims && <ClaimsTab claims={administration.claims} values={values} />}
            {administration.leadsWithoutOwner && (
              <LeadsTab leads={administration.leadsWithoutOwner} values={values} />
            )}
          </Box>
        </>
      )}
    </AdminShell>
  );
}

import { Box, Flex } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PreloadLazy } from "~/document/PreloadLazy";
import { paths } from "~/paths";
import type { AnalyticsTab_company$key } from "~/relay/__generated__/AnalyticsTab_company.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { AnchorButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Section } from "~/ui/Section";
import { Skeleton } from "~/ui/Skeleton";
import { AnalyticsFilter } from "./AnalyticsFilter";
import { AnalyticsTotals } from "./AnalyticsTotals";
import { ListingTable } from "./ListingTable";

// The charts need a library that no other page uses.
const AnalyticsCharts = lazy(() => import("./AnalyticsCharts"));

/** Props of `AnalyticsTab`: the company, and the page's search params. */
export interface AnalyticsTabProps {
  company: AnalyticsTab_company$key;
  values: DashboardValues;
}

/** Views and actions of the last days, for the company's owners. */
export function AnalyticsTab({ company, values }: AnalyticsTabProps) {
  const data = useFragment(
    graphql`
      fragment AnalyticsTab_company on Company
      @argumentDefinitions(days: { type: "Int!" }, listing: { type: "ID" }) {
        databaseId
        ...AnalyticsFilter_company
        analytics(days: $days, softwareId: $listing) {
          ...AnalyticsTotals_analytics
          ...AnalyticsCharts_analytics
          ...ListingTable_analytics
        }
      }
    `,
    company,
  );
  const { databaseId, analytics } = data;
  if (!analytics) {
    return (
      <EmptyState
        heading="Owners only"
        text="Only owners of the company can see analytics. Ask one of them for access."
      />
    );
  }
  const { days, listing } = values;
  return (
    <Section heading={`The last ${days} days`}>
      <Flex wrap="wrap" gap="3" align="center" justify="space-between">
        <AnalyticsFilter company={data} values={values} />
        <AnchorButton
          href={paths.companyAnalytics(databaseId, { days, softwareId: listing })}
          download
          variant="outline"
        >
          Download CSV
        </AnchorButton>
      </Flex>
      <Box as="p" textStyle="small" color="fg.muted" maxWidth="prose" mt="3">
        Visits count after one second. Bots and members of your company are not counted, and nothing about
        visitors is stored. Days are in UTC. Today is incomplete.
      </Box>
      <AnalyticsTotals analytics={analytics} days={days} isOfListing={listing !== ""} />
      <PreloadLazy component="AnalyticsCharts" />
      <Suspense fallback={<Skeleton height="20rem" />}>
        <AnalyticsCharts analytics={analytics} isOfListing={listing !== ""} />
      </Suspense>
      {!listing && <ListingTable analytics={analytics} values={values} />}
    </Section>
  );
}

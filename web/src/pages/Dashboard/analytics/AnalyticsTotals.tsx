import { Box, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { AnalyticsTotals_analytics$key } from "~/relay/__generated__/AnalyticsTotals_analytics.graphql";
import { formatCount } from "~/ui/count";

/** The counted metrics, in display order, with their labels. */
export const metrics = [
  { name: "listingViews", label: "Listing views" },
  { name: "companyViews", label: "Company page views" },
  { name: "listSaves", label: "List saves" },
  { name: "compares", label: "Compares" },
  { name: "leads", label: "Leads" },
  { name: "reviews", label: "Reviews" },
] as const;

/** Props of `AnalyticsTotals`: the counts, the number of days, and whether they are of one listing. */
export interface AnalyticsTotalsProps {
  analytics: AnalyticsTotals_analytics$key;
  days: string;
  isOfListing: boolean;
}

/** Each total next to that of the previous period, in words: neither arrows nor colours judge the change. */
export function AnalyticsTotals({ analytics, days, isOfListing }: AnalyticsTotalsProps) {
  const { total, previous } = useFragment(
    graphql`
      fragment AnalyticsTotals_analytics on CompanyAnalytics {
        total {
          listingViews
          companyViews
          listSaves
          compares
          leads
          reviews
        }
        previous {
          listingViews
          companyViews
          listSaves
          compares
          leads
          reviews
        }
      }
    `,
    analytics,
  );
  // The views of the company's page belong to no listing.
  const shown = metrics.filter(({ name }) => !(isOfListing && name === "companyViews"));
  return (
    <Grid
      as="dl"
      templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" }}
      gap="4"
      my="6"
    >
      {shown.map(({ name, label }) => (
        <Box key={name} p="4" borderWidth="1px" borderColor="border" borderRadius="md" bg="bg.panel">
          <Box as="dt" textStyle="small" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" textStyle="title" fontVariantNumeric="tabular-nums">
            {formatCount(total[name])}
          </Box>
          <Box as="dd" textStyle="small" color="fg.muted">
            {formatCount(previous[name])} in the {days} days before
          </Box>
        </Box>
      ))}
    </Grid>
  );
}

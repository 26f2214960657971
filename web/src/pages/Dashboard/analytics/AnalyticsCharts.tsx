import { Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ChartWithTable } from "~/components/charts/ChartWithTable";
import type { AnalyticsCharts_analytics$key } from "~/relay/__generated__/AnalyticsCharts_analytics.graphql";

/** Props of `AnalyticsCharts`: the counts, and whether they are of one listing. */
export interface AnalyticsChartsProps {
  analytics: AnalyticsCharts_analytics$key;
  isOfListing: boolean;
}

/** Views, actions on listings, and the rating, day by day; each chart has a table with the same data. */
export default function AnalyticsCharts({ analytics, isOfListing }: AnalyticsChartsProps) {
  const { perDay } = useFragment(
    graphql`
      fragment AnalyticsCharts_analytics on CompanyAnalytics {
        perDay {
          day
          rating
          counts {
            listingViews
            companyViews
            listSaves
            compares
            leads
          }
        }
      }
    `,
    analytics,
  );
  const days = perDay.map(({ day }) => day);
  const series = (name: string, of: keyof (typeof perDay)[number]["counts"]) => ({
    name,
    values: perDay.map(({ counts }) => counts[of]),
  });
  return (
    <Grid gap="10" templateColumns="minmax(0, 1fr)">
      <ChartWithTable
        heading="Views"
        days={days}
        series={
          isOfListing
            ? [series("Listing", "listingViews")]
            : [series("Listings", "listingViews"), series("Company page", "companyViews")]
        }
      />
      <ChartWithTable
        heading="List saves, compares and leads"
        days={days}
        series={[series("List saves", "listSaves"), series("Compares", "compares"), series("Leads", "leads")]}
      />
      <ChartWithTable
        heading="Rating over time"
        note="The average of the reviews written up to each day, in their current version."
        days={days}
        series={[{ name: "Rating", values: perDay.map(({ rating }) => rating ?? null) }]}
        range={[1, 5]}
        format={(value) => value.toFixed(1)}
      />
    </Grid>
  );
}

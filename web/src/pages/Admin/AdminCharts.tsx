import { Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ChartWithTable } from "~/components/charts/ChartWithTable";
import type { AdminCharts_administration$key } from "~/relay/__generated__/AdminCharts_administration.graphql";

/** Activity in the whole directory on each of the last 90 days; each chart has a table with the same data. */
export default function AdminCharts({ administration }: { administration: AdminCharts_administration$key }) {
  const { days: perDay } = useFragment(
    graphql`
      fragment AdminCharts_administration on Administration {
        days(days: 90) {
          day
          signUps
          reviews
          listingViews
          leads
          reports
        }
      }
    `,
    administration,
  );
  const days = perDay.map(({ day }) => day);
  const series = (name: string, of: Exclude<keyof (typeof perDay)[number], "day">) => ({
    name,
    values: perDay.map((each) => each[of]),
  });
  return (
    <Grid gap="10" templateColumns="minmax(0, 1fr)">
      <ChartWithTable heading="Visits to listings" days={days} series={[series("Visits", "listingViews")]} />
      <ChartWithTable
        heading="New accounts and leads"
        days={days}
        series={[series("Accounts", "signUps"), series("Leads", "leads")]}
      />
      <ChartWithTable
        heading="Reviews and reports"
        note="Includes hidden reviews, and reports regardless of the decision."
        days={days}
        series={[series("Reviews", "reviews"), series("Reports", "reports")]}
      />
    </Grid>
  );
}

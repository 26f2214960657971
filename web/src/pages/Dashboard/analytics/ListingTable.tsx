import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { DataTable } from "~/components/charts/DataTable";
import { paths } from "~/paths";
import type { ListingTable_analytics$key } from "~/relay/__generated__/ListingTable_analytics.graphql";
import type { DashboardValues } from "~/search-params/dashboard";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";
import { metrics } from "./AnalyticsTotals";

/** Props of `ListingTable`: the counts, and the page's search params. */
export interface ListingTableProps {
  analytics: ListingTable_analytics$key;
  values: DashboardValues;
}

// The views of the company's page belong to no listing.
const columns = metrics.filter(
  (each): each is Exclude<typeof each, { name: "companyViews" }> => each.name !== "companyViews",
);

/** The counts of each listing, with a link to its own counts. Absent with fewer than two listings. */
export function ListingTable({ analytics, values }: ListingTableProps) {
  const { listings } = useFragment(
    graphql`
      fragment ListingTable_analytics on CompanyAnalytics {
        listings {
          databaseId
          name
          counts {
            listingViews
            listSaves
            compares
            leads
            reviews
          }
        }
      }
    `,
    analytics,
  );
  if (listings.length < 2) return null;
  const { company, days } = values;
  return (
    <Box mt="10">
      <Box as="h3" textStyle="item" mb="3">
        By listing
      </Box>
      <DataTable
        caption={`Activity of each listing in the last ${days} days`}
        columns={["Listing", ...columns.map(({ label }) => label)]}
        rows={listings.map(({ databaseId, name, counts }) => ({
          key: databaseId,
          head: (
            <TextLink
              to={paths.dashboard({ company, tab: "analytics", days: values.days, listing: databaseId })}
            >
              <bdi>{name}</bdi>
            </TextLink>
          ),
          cells: columns.map((column) => formatCount(counts[column.name])),
        }))}
      />
    </Box>
  );
}

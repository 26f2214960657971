import { graphql, useFragment } from "react-relay/hooks";
import type { DashboardValues } from "~/address/dashboard-search";
import type { OverviewTab_company$key } from "~/relay/__generated__/OverviewTab_company.graphql";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";

/** The tab that says how the company stands. */
export function OverviewTab({ company }: { company: OverviewTab_company$key; values: DashboardValues }) {
  const { softwareCount, reviewCount } = useFragment(
    graphql`
      fragment OverviewTab_company on Company {
        softwareCount
        reviewCount
      }
    `,
    company,
  );
  return (
    <Facts
      facts={[
        { label: "Live listings", value: formatCount(softwareCount) },
        { label: "Reviews", value: formatCount(reviewCount) },
      ]}
    />
  );
}

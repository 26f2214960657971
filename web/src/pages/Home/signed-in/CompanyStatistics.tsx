import { graphql, useFragment } from "react-relay/hooks";
import type { CompanyStatistics_viewer$key } from "~/relay/__generated__/CompanyStatistics_viewer.graphql";
import { formatCount } from "~/ui/count";
import { Statistics } from "~/ui/private/Statistics";

/** The number of the viewer's companies, with their listings and reviews; absent without a company. */
export function CompanyStatistics({ viewer }: { viewer: CompanyStatistics_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyStatistics_viewer on User {
        companies(first: 100) {
          edges {
            node {
              softwareCount
              reviewCount
            }
          }
        }
      }
    `,
    viewer,
  );
  const companies = data.companies.edges.map(({ node }) => node);
  if (companies.length === 0) return null;
  const sum = (key: "softwareCount" | "reviewCount") =>
    companies.reduce((total, company) => total + company[key], 0);
  const stat = (value: number, one: string, many: string) => ({
    label: value === 1 ? one : many,
    value: formatCount(value),
  });
  return (
    <Statistics
      label="Your companies"
      items={[
        stat(companies.length, "company", "companies"),
        stat(sum("softwareCount"), "listing", "listings"),
        stat(sum("reviewCount"), "review", "reviews"),
      ]}
    />
  );
}

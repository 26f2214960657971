import { graphql, useFragment } from "react-relay/hooks";
import type { DashboardValues } from "~/address/dashboard-search";
import { paths } from "~/paths";
import type { SoftwareTab_company$key } from "~/relay/__generated__/SoftwareTab_company.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { TextLink } from "~/ui/TextLink";

/** The tab with the company's listings, Drafts too. */
export function SoftwareTab({ company }: { company: SoftwareTab_company$key; values: DashboardValues }) {
  const { software } = useFragment(
    graphql`
      fragment SoftwareTab_company on Company @argumentDefinitions(page: { type: "Int!" }) {
        software(first: 20, page: $page) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    company,
  );
  if (software.edges.length === 0) return <EmptyState heading="No listing yet" />;
  return (
    <ul>
      {software.edges.map(({ node }) => (
        <li key={node.databaseId}>
          <TextLink to={paths.software(node.databaseId)}>
            <bdi>{node.name}</bdi>
          </TextLink>
        </li>
      ))}
    </ul>
  );
}

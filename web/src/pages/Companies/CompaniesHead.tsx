import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CompaniesHead_companies$key } from "~/relay/__generated__/CompaniesHead_companies.graphql";
import type { CompaniesValues } from "~/search-params/companies";
import { useSite } from "~/site";
import { formatCount } from "~/ui/count";
import { ListHead } from "~/ui/ListHead";
import { pageSize } from "./data";

/** The data for the head. */
export interface CompaniesHeadProps {
  companies: CompaniesHead_companies$key;
  values: CompaniesValues;
}

/** The head of the list of companies. */
export function CompaniesHead({ companies, values }: CompaniesHeadProps) {
  const site = useSite();
  const { edges, totalCount } = useFragment(
    graphql`
      fragment CompaniesHead_companies on CompanyConnection {
        totalCount
        edges {
          node {
            databaseId
            name
          }
        }
      }
    `,
    companies,
  );
  const { search, industry, size, country, page } = values;
  const isPlain = !search && !values.more && [industry, size, country].every(({ length }) => length === 0);
  const title = search ? `Companies for “${search}”` : "Companies";
  return (
    <ListHead
      title={title}
      description={`The ${formatCount(totalCount)} companies behind the software on ${site.name}: what they make and how users rate it.`}
      crumb={{ label: "Companies", href: paths.companies() }}
      canonical={paths.companies(values)}
      isPlain={isPlain}
      page={page}
      pageSize={pageSize}
      items={edges.map(({ node }) => ({ name: node.name, href: paths.company(node.databaseId) }))}
    />
  );
}

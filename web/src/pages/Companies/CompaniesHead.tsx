import { graphql, useFragment } from "react-relay/hooks";
import type { CompaniesValues } from "~/address/companies-search";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { CompaniesHead_companies$key } from "~/relay/__generated__/CompaniesHead_companies.graphql";
import { settings } from "~/settings";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { pageSize } from "./page-size";

/** What the head is made of. */
export interface CompaniesHeadProps {
  companies: CompaniesHead_companies$key;
  values: CompaniesValues;
}

/** Title, robots and structured data of the companies: each numbered page has its own address, a search has none. */
export function CompaniesHead({ companies, values }: CompaniesHeadProps) {
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
  const absolute = useAbsoluteUrl();
  const { search, page } = values;
  const title = search ? `Companies for “${search}”` : "Companies";
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Companies", href: paths.companies() },
  ];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        {...(search
          ? { robots: "noindex, follow" as const }
          : {
              canonical: paths.companies({ page }),
              description: `The ${totalCount.toLocaleString("en-US")} companies behind the software on ${settings.name}: what they make, and how its users rate it.`,
            })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      {edges.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: edges.map(({ node }, index) => ({
              "@type": "ListItem",
              position: (page - 1) * pageSize + index + 1,
              name: node.name,
              url: absolute(paths.company(node.databaseId)),
            })),
          }}
        />
      )}
    </>
  );
}

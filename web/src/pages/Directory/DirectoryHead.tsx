import { graphql, useFragment } from "react-relay/hooks";
import type { DirectoryValues } from "~/address/directory-search";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { DirectoryHead_directory$key } from "~/relay/__generated__/DirectoryHead_directory.graphql";
import { settings } from "~/settings";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";
import { pageSize } from "./page-size";

/** What the head is made of. */
export interface DirectoryHeadProps {
  directory: DirectoryHead_directory$key;
  values: DirectoryValues;
}

/**
 * Title, robots and structured data of the directory. Search engines keep the plain list, each numbered page under
 * its own address. A search, a filter or another order is the same software once more, in endless combinations:
 * followed but not kept, and so without a canonical address, which would say the opposite. (For a category,
 * /categories/{slug} is the page to find.) The look does not count: grid and list share the canonical address.
 */
export function DirectoryHead({ directory, values }: DirectoryHeadProps) {
  const { edges, totalCount } = useFragment(
    graphql`
      fragment DirectoryHead_directory on SoftwareConnection {
        totalCount
        edges {
          node {
            databaseId
            name
          }
        }
      }
    `,
    directory,
  );
  const absolute = useAbsoluteUrl();
  const { search, category, quick, sort, page } = values;
  const isPlain = !search && !category && !quick && sort === "rating";
  const title = search ? `Software for “${search}”` : "Software Directory";
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Software", href: paths.softwareDirectory() },
  ];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        {...(isPlain
          ? {
              canonical: paths.softwareDirectory({ page }),
              description: `Compare ${totalCount.toLocaleString("en-US")} software products and services on ${settings.name} by ratings, reviews and price.`,
            }
          : { robots: "noindex, follow" })}
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
              url: absolute(paths.software(node.databaseId)),
            })),
          }}
        />
      )}
    </>
  );
}

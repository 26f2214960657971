import { graphql, useFragment } from "react-relay/hooks";
import { isFiltered } from "~/components/filters/variables";
import { paths } from "~/paths";
import type { DirectoryHead_directory$key } from "~/relay/__generated__/DirectoryHead_directory.graphql";
import type { DirectoryValues } from "~/search-params/directory";
import { useSite } from "~/site";
import { formatCount } from "~/ui/count";
import { ListHead } from "~/ui/ListHead";
import { pageSize } from "./data";

/** The data for the head. */
export interface DirectoryHeadProps {
  directory: DirectoryHead_directory$key;
  values: DirectoryValues;
}

/**
 * The head of the directory. For a category, search engines should index /categories/{slug}. Grid and list view
 * share the canonical URL.
 */
export function DirectoryHead({ directory, values }: DirectoryHeadProps) {
  const site = useSite();
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
  const { search, category, quick, sort, page } = values;
  const isPlain = !search && !category && !quick && sort === "rating" && !values.more && !isFiltered(values);
  const title = search ? `Software for “${search}”` : "Software Directory";
  return (
    <ListHead
      title={title}
      description={`Compare ${formatCount(totalCount)} software products and services on ${site.name} by ratings, reviews and price.`}
      crumb={{ label: "Software", href: paths.softwareDirectory() }}
      canonical={paths.softwareDirectory({ ...values, view: "grid" })}
      isPlain={isPlain}
      page={page}
      pageSize={pageSize}
      items={edges.map(({ node }) => ({ name: node.name, href: paths.software(node.databaseId) }))}
    />
  );
}

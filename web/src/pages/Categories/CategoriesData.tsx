import { graphql, useFragment } from "react-relay/hooks";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { CategoriesData_tree$key } from "~/relay/__generated__/CategoriesData_tree.graphql";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";

/** Structured data of the list: its rows, the top-level categories. */
export function CategoriesData({ tree, name }: { tree: CategoriesData_tree$key; name: string }) {
  const rows = useFragment(
    graphql`
      fragment CategoriesData_tree on Category @relay(plural: true) {
        slug
        name
      }
    `,
    tree,
  );
  const absolute = useAbsoluteUrl();
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Categories", href: paths.categories() },
  ];
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      {rows.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name,
            itemListElement: rows.map((row, index) => ({
              "@type": "ListItem",
              position: index + 1,
              name: row.name,
              url: absolute(paths.category(row.slug)),
            })),
          }}
        />
      )}
    </>
  );
}

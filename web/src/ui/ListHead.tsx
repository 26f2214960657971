import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import { Head } from "./Head";
import { breadcrumbList, JsonLd } from "./JsonLd";

/** What the head of a list is made of. */
export interface ListHeadProps {
  title: string;
  description: string;
  /** The list's own name and address, below Home. */
  crumb: { label: string; href: string };
  /** The address of this page of the plain list; null for a search, a filter or another order. */
  canonical: string | null;
  page: number;
  pageSize: number;
  items: readonly { name: string; href: string }[];
}

/**
 * Title, robots and structured data of a list in numbered pages. Search engines keep the plain list, each page under its
 * own address. A search, a filter or another order is the same things once more, in endless combinations: followed but
 * not kept, and so without a canonical address, which would say the opposite.
 */
export function ListHead(props: ListHeadProps) {
  const { title, description, crumb, canonical, page, pageSize, items } = props;
  const absolute = useAbsoluteUrl();
  const crumbs = [{ label: "Home", href: paths.home() }, crumb];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        {...(canonical === null ? { robots: "noindex, follow" as const } : { canonical, description })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
      {items.length > 0 && (
        <JsonLd
          data={{
            "@type": "ItemList",
            name: title,
            itemListElement: items.map(({ name, href }, index) => ({
              "@type": "ListItem",
              position: (page - 1) * pageSize + index + 1,
              name,
              url: absolute(href),
            })),
          }}
        />
      )}
    </>
  );
}

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
  /** This page of the list as it is searched, filtered and ordered, in one spelling of its address. */
  canonical: string;
  /** Is it the plain list, which search engines keep? */
  isPlain: boolean;
  page: number;
  pageSize: number;
  items: readonly { name: string; href: string }[];
}

/**
 * Title, robots and structured data of a list in numbered pages. Search engines keep the plain list, each page under its
 * own address. A search, a filter or another order is the same things once more, in endless combinations: followed but
 * not kept. Its canonical address is its own: that of the plain list would say that both are one page, and what holds for one for the other.
 */
export function ListHead(props: ListHeadProps) {
  const { title, description, crumb, canonical, isPlain, page, pageSize, items } = props;
  const absolute = useAbsoluteUrl();
  const crumbs = [{ label: "Home", href: paths.home() }, crumb];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        canonical={canonical}
        {...(isPlain ? { description } : { robots: "noindex, follow" as const })}
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

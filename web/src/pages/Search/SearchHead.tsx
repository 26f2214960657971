import { isFiltered } from "~/components/filters/variables";
import { useAbsoluteUrl } from "~/document/boot";
import { paths } from "~/paths";
import type { SearchValues } from "~/search-params/search";
import { useSite } from "~/site";
import { formatCount } from "~/ui/count";
import { Head } from "~/ui/Head";
import { breadcrumbList, JsonLd } from "~/ui/JsonLd";

/** The data for the head. */
export interface SearchHeadProps {
  values: SearchValues;
  softwareCount: number;
}

/**
 * Title and robots of the search. Search engines index the empty search and no results: those are listed by the directory and
 * the categories under their own URLs.
 */
export function SearchHead({ values, softwareCount }: SearchHeadProps) {
  const site = useSite();
  const absolute = useAbsoluteUrl();
  const { query, tab, page } = values;
  const isPlain = !query && tab === "software" && page === 1 && !values.more && !isFiltered(values);
  const title = query ? `Search Results for “${query}”` : "Discover Software Solutions";
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Search", href: paths.search() },
  ];
  return (
    <>
      <Head
        title={page > 1 ? `${title}, page ${page}` : title}
        canonical={paths.search(isPlain ? {} : { ...values, view: "grid" })}
        {...(isPlain
          ? {
              description: `Search ${formatCount(softwareCount)} software products and services on ${site.name} by name, vendor, category or what they do.`,
            }
          : {
              robots: "noindex, follow",
              description: `Software and services on ${site.name}${query ? ` that match “${query}”` : ""}, with ratings and reviews.`,
            })}
      />
      <JsonLd data={breadcrumbList(crumbs, absolute)} />
    </>
  );
}

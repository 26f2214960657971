import { shownFilters } from "~/components/filters/variables";
import query, { type SearchPageQuery } from "~/relay/__generated__/SearchPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { searchPageParams } from "~/search-params/search";

/** Results per page of either tab; equals the page size of the query. */
export const pageSize = 24;

/** The number of categories found; without a search text all of them, which are counted instead of listed. */
export function categoryCount({
  directoryCounts,
  categories,
}: Pick<SearchPageQuery["response"], "directoryCounts" | "categories">): number {
  return directoryCounts?.categories ?? categories?.length ?? 0;
}

/** Both tabs need both counts; each lists only its own results. */
export default definePageData<SearchPageQuery>({
  query,
  maxAgeMs: 60_000,
  variables: ({ url }) => {
    const values = searchPageParams.read(url);
    const { query, match, tab, sort, page } = values;
    const onSoftware = tab === "software";
    return {
      search: query || null,
      page: onSoftware ? page : 1,
      sort: sort === "match" ? "MATCH" : "MEAN_RATING",
      // The other tab says how many there are of the whole search.
      filters: onSoftware ? shownFilters(values) : null,
      onSoftware,
      onCategories: !onSoftware,
      mentionsOnly: query !== "" && match === "mentions",
      othersOnly: match !== "mentions",
      hasOthers: query !== "" && onSoftware,
      countsAll: query === "",
      // Of all categories the first page lists no more than its own; what a text finds is counted by its list.
      hasHits: query !== "" || (!onSoftware && page > 1),
      showsFirstCategories: query === "" && !onSoftware && page === 1,
    };
  },
  check: ({ directory, ...answer }, { url }) => {
    const { tab, page } = searchPageParams.read(url);
    const found = tab === "software" ? directory.totalCount : categoryCount(answer);
    if (page > Math.max(Math.ceil(found / pageSize), 1)) {
      throw notFound("Page not found", `There is no page ${page} of these results.`);
    }
  },
});

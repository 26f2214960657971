import { shownFilters } from "~/components/filters/variables";
import choices from "~/relay/__generated__/CategoryFilterChoicesQuery.graphql";
import query, { type DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { directoryParams } from "~/search-params/directory";

const sorts = { rating: "RATING", reviews: "REVIEWS", newest: "NEWEST", name: "NAME" } as const;
const quicks = { top: "TOP", trending: "TRENDING", recent: "RECENT" } as const;

/** Cards per page of the list; equals the page size of the query. */
export const pageSize = 24;

export default definePageData<DirectoryPageQuery>({
  query,
  choices,
  variables: ({ url }) => {
    const values = directoryParams.read(url);
    const { search, category, sort, quick, page } = values;
    return {
      search: search || null,
      isSearched: search !== "",
      category: category || null,
      chosen: category ? [category] : [],
      sort: sorts[sort],
      quick: quick && quicks[quick],
      filters: shownFilters(values),
      page,
    };
  },
  check: ({ directory }, { url }) => {
    const { page } = directoryParams.read(url);
    if (page > Math.max(directory.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of this list of software.`);
    }
  },
});

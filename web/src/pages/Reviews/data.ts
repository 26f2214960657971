import choices from "~/relay/__generated__/CategoryFilterChoicesQuery.graphql";
import query, { type ReviewsPageQuery } from "~/relay/__generated__/ReviewsPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { reviewsParams } from "~/search-params/reviews";

const ratings = { "5": "FIVE", "4": "FOUR", "3": "THREE", low: "LOW" } as const;
const sorts = { recent: "RECENT", highest: "HIGHEST", lowest: "LOWEST" } as const;

/** Reviews per page of the list; equals the page size of the query. */
export const pageSize = 20;

export default definePageData<ReviewsPageQuery>({
  query,
  choices,
  variables: ({ url }) => {
    const { q, category, rating, language, sort, page } = reviewsParams.read(url);
    return {
      search: q || null,
      category: category || null,
      chosen: category ? [category] : [],
      language: language || null,
      rating: rating && ratings[rating],
      sort: sorts[sort],
      page,
    };
  },
  check: ({ reviews }, { url }) => {
    const { page } = reviewsParams.read(url);
    if (page > Math.max(reviews.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of these reviews.`);
    }
  },
});

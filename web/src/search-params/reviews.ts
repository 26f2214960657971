import { language, oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/** /reviews: search text, filters, sort order, and the page. */
export const reviewsParams = searchParams({
  q: text(),
  category: text(),
  rating: oneOf(["5", "4", "3", "low"]),
  language: language(),
  sort: oneOfOr(["recent", "highest", "lowest"], "recent"),
  page: pageNumber(),
});

/** The search params of the list of reviews. */
export type ReviewsValues = ReturnType<typeof reviewsParams.read>;

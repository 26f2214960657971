import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/** /categories: the type of the listed categories. */
export const categoriesParams = searchParams({
  type: oneOfOr(["all", "software", "service"], "all"),
});

/** /categories/{slug}: the three filters, the page, and the listing whose place is explained, by its ID. */
export const categoryParams = searchParams({
  segment: oneOf(["small-business", "mid-market", "enterprise"]),
  rating: oneOf(["4", "3", "2"]),
  pricing: oneOf(["has-pricing", "free-option"]),
  page: pageNumber(),
  why: text(36),
});

/** The search params of a category page. */
export type CategoryFilterValues = ReturnType<typeof categoryParams.read>;

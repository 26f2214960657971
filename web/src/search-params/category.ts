import { list, oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";
import { listingFilters } from "./filters";

/** /categories: the type of the listed categories. */
export const categoriesParams = searchParams({
  type: oneOfOr(["all", "software", "service"], "all"),
});

/** /categories/{slug}: the three filters of the bar, those of the panel, the page, and the listing whose place is explained, by its ID. */
export const categoryParams = searchParams({
  segment: oneOf(["small-business", "mid-market", "enterprise"]),
  rating: oneOf(["4", "3", "2"]),
  pricing: oneOf(["has-pricing", "free-option"]),
  ...listingFilters,
  feature: list(),
  page: pageNumber(),
  why: text(36),
});

/** The search params of a category page. */
export type CategoryFilterValues = ReturnType<typeof categoryParams.read>;

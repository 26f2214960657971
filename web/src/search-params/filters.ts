import { list, oneOf, text } from "./codec";

/** Filters of every list of software. */
export const listingFilters = {
  platform: list(),
  language: list(),
  trial: oneOf(["yes"]),
  priceMin: text(12),
  priceMax: text(12),
  industry: list(),
};

/** Filters of lists that are not of one category, which has its own for ratings and sizes. */
export const directoryFilters = { ...listingFilters, rating: oneOf(["4", "3", "2"]), size: list() };

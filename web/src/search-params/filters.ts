import { list, oneOf, text } from "./codec";

/** Opens the panel of filters, whose choices are counted. */
export const more = oneOf(["1"]);

/** Filters of every list of software. */
export const listingFilters = {
  more,
  platform: list(),
  language: list(),
  trial: oneOf(["yes"]),
  priceMin: text(12),
  priceMax: text(12),
  industry: list(),
};

/** Filters of lists that are not of one category, which has its own for ratings and sizes. */
export const directoryFilters = { ...listingFilters, rating: oneOf(["4", "3", "2"]), size: list() };

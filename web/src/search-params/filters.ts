import { list, oneOf, type Param } from "./codec";

/** An amount of money such as "19.90"; "" for what is none. */
const amount = (): Param<string> => ({
  read: (value) => (value && /^\d{1,9}(\.\d\d?)?$/.test(value) ? value : ""),
  write: (value) => value || undefined,
});

/** Filters of every list of software. */
export const listingFilters = {
  platform: list(),
  language: list(),
  trial: oneOf(["yes"]),
  priceMin: amount(),
  priceMax: amount(),
  industry: list(),
};

/** Filters of lists that are not of one category, which has its own for ratings and sizes. */
export const directoryFilters = { ...listingFilters, rating: oneOf(["4", "3", "2"]), size: list() };

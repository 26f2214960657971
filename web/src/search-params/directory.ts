import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";
import { directoryFilters } from "./filters";

/** /software: search text, filters, sort order, view, and the page. */
export const directoryParams = searchParams({
  search: text(),
  category: text(),
  sort: oneOfOr(["rating", "reviews", "newest", "name"], "rating"),
  quick: oneOf(["top", "trending", "recent"]),
  view: oneOfOr(["grid", "list"], "grid"),
  ...directoryFilters,
  page: pageNumber(),
});

/** The search params of the directory. */
export type DirectoryValues = ReturnType<typeof directoryParams.read>;

/** /: the selected popular category; absent for the default one. */
export const homeParams = searchParams({ category: text() });

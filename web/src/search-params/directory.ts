import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/** /software: what is searched and kept, in which order and look, and the page. */
export const directoryParams = searchParams({
  search: text(),
  category: text(),
  sort: oneOfOr(["rating", "reviews", "newest", "name"], "rating"),
  quick: oneOf(["top", "trending", "recent"]),
  view: oneOfOr(["grid", "list"], "grid"),
  page: pageNumber(),
});

/** The search params of the directory. */
export type DirectoryValues = ReturnType<typeof directoryParams.read>;

/** /: which of the popular categories is open; none is the default one. */
export const homeParams = searchParams({ category: text() });

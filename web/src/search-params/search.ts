import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";
import { directoryFilters } from "./filters";

/**
 * /search: the text, whether only listings that mention the category of that name are shown, the tab, the order and the view of software,
 * and the page.
 */
export const searchPageParams = searchParams({
  query: text(),
  match: oneOf(["mentions"]),
  tab: oneOfOr(["software", "categories"], "software"),
  sort: oneOfOr(["rating", "match"], "rating"),
  view: oneOfOr(["grid", "list"], "grid"),
  ...directoryFilters,
  page: pageNumber(),
});

/** The search params of the search. */
export type SearchValues = ReturnType<typeof searchPageParams.read>;

import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/** /search: what is searched for, of a category's name what only mentions it, which kind of hit is shown, in which look, and the page. */
export const searchPageParams = searchParams({
  query: text(),
  match: oneOf(["mentions"]),
  tab: oneOfOr(["software", "categories"], "software"),
  view: oneOfOr(["grid", "list"], "grid"),
  page: pageNumber(),
});

/** The search params of the search. */
export type SearchValues = ReturnType<typeof searchPageParams.read>;

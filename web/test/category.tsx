import CategoryPage from "~/pages/Category/CategoryPage";
import data from "~/pages/Category/data";
import query, { type CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { renderPage } from "./render";

/** The cursors of a list that has one page. */
export const onePage = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };

/** Sections of a category that say nothing. */
export const emptySections = { ContentSection: { markup: [] } };

/** Renders the page of the category "crm" as its loader leaves it; `search` is the query string of its address. */
export function renderCategory(search: string, mocks: Readonly<Record<string, object>>) {
  const at = `/categories/crm${search}`;
  return renderPage<CategoryPageQuery>(CategoryPage, {
    path: "/categories/:slug",
    at,
    query,
    variables: data.variables({ params: { slug: "crm" }, url: new URL(at, "http://localhost") }),
    mocks,
  });
}

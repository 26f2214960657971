import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./search-params";

/** /dashboard: which company (its id; absent the first one), the tab, which leads, and the page of its list. */
export const dashboardSearch = searchParams({
  company: text(),
  tab: oneOfOr(["overview", "software", "analytics", "leads", "reviews", "settings"], "overview"),
  /** Of leads: those that have it. */
  status: oneOf(["new", "contacted", "closed", "spam"]),
  page: pageNumber(),
});

/** What stands in the address of /dashboard. */
export type DashboardValues = ReturnType<typeof dashboardSearch.read>;

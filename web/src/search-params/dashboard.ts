import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/**
 * /dashboard: which company (its id; absent the first one), the tab, and what its list or figures are of: one listing (its
 * id), reviews with or without an answer, so many days, leads of one status, and the page.
 */
export const dashboardParams = searchParams({
  company: text(),
  tab: oneOfOr(["overview", "software", "analytics", "leads", "reviews", "settings"], "overview"),
  listing: text(),
  answer: oneOf(["missing", "given"]),
  days: oneOfOr(["30", "90"], "30"),
  status: oneOf(["new", "contacted", "closed", "spam"]),
  page: pageNumber(),
});

/** The search params of /dashboard. */
export type DashboardValues = ReturnType<typeof dashboardParams.read>;

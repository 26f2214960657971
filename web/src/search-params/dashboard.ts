import { oneOf, oneOfOr, pageNumber, searchParams, text } from "./codec";

/**
 * /dashboard: the company (its id; by default the first one), the tab, and the filters of its list or charts: a listing (its
 * id), reviews with or without an answer, a number of days, the status of leads, and the page.
 */
export const dashboardParams = searchParams({
  company: text(),
  tab: oneOfOr(
    ["overview", "software", "analytics", "leads", "reviews", "invitations", "webhooks", "settings"],
    "overview",
  ),
  listing: text(),
  answer: oneOf(["missing", "given"]),
  days: oneOfOr(["30", "90"], "30"),
  status: oneOf(["new", "contacted", "closed", "spam"]),
  page: pageNumber(),
});

/** The search params of /dashboard. */
export type DashboardValues = ReturnType<typeof dashboardParams.read>;

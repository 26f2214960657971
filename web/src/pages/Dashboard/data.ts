import { type DashboardValues, dashboardSearch } from "~/address/dashboard-search";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import { definePageData } from "~/relay/page-data";

/** What the page asks with for what stands in its address. */
export const variablesOf = ({
  company,
  tab,
  status,
  listing,
  answer,
  days,
  page,
}: DashboardValues): DashboardPageQuery["variables"] => ({
  company: company || null,
  listing: listing || null,
  isAnswered: answer && answer === "given",
  days: Number(days),
  page,
  onOverview: tab === "overview",
  onSoftware: tab === "software",
  onSettings: tab === "settings",
  onLeads: tab === "leads",
  status: status && (status.toUpperCase() as Uppercase<typeof status>),
  onReviews: tab === "reviews",
  onAnalytics: tab === "analytics",
});

export default definePageData<DashboardPageQuery>({
  query,
  variables: ({ url }) => variablesOf(dashboardSearch.read(url)),
});

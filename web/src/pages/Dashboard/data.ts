import { redirect } from "react-router";
import { paths } from "~/paths";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { type DashboardValues, dashboardParams } from "~/search-params/dashboard";

/** The page's query variables from its URL. */
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
  onInvitations: tab === "invitations",
  onWebhooks: tab === "webhooks",
  onAnalytics: tab === "analytics",
});

export default definePageData<DashboardPageQuery>({
  query,
  variables: ({ url }) => variablesOf(dashboardParams.read(url)),
  check: ({ viewer }, { url }) => {
    const { company, tab } = dashboardParams.read(url);
    // For another company's id, or an unknown one, the first company is shown, so the URL is corrected.
    if (company && viewer?.company && viewer.company.databaseId !== company)
      throw redirect(paths.dashboard({ tab }));
  },
});

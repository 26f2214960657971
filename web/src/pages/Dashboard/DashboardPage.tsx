import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { dashboardParams } from "~/search-params/dashboard";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { AnalyticsTab } from "./analytics/AnalyticsTab";
import { CompanyBar } from "./CompanyBar";
import { DashboardTabs } from "./DashboardTabs";
import data from "./data";
import { InvitationsTab } from "./invitations/InvitationsTab";
import { LeadsTab } from "./leads/LeadsTab";
import { NoCompany } from "./NoCompany";
import { OverviewTab } from "./overview/OverviewTab";
import { ReviewsTab } from "./reviews/ReviewsTab";
import { SettingsTab } from "./settings/SettingsTab";
import { SoftwareTab } from "./software/SoftwareTab";
import { WebhooksTab } from "./WebhooksTab";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /dashboard: a company and its listings, for its members. */
export default function DashboardPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your dashboard" />}>
      <Dashboard />
    </PageSuspense>
  );
}

function Dashboard() {
  const { viewer } = usePageQuery<DashboardPageQuery>(graphql`
    query DashboardPageQuery(
      $company: ID
      $page: Int!
      $status: LeadStatus
      $listing: ID
      $isAnswered: Boolean
      $days: Int!
      $onOverview: Boolean!
      $onSoftware: Boolean!
      $onAnalytics: Boolean!
      $onLeads: Boolean!
      $onReviews: Boolean!
      $onInvitations: Boolean!
      $onWebhooks: Boolean!
      $onSettings: Boolean!
    ) {
      viewer {
        ...CompanyBar_viewer
        ...SettingsTab_viewer @include(if: $onSettings) @alias(as: "settings")
        company(databaseId: $company) {
          databaseId
          name
          ...CompanyBar_company
          ...DashboardTabs_company
          ...OverviewTab_company @include(if: $onOverview) @alias(as: "overview")
          ...SoftwareTab_company @arguments(page: $page) @include(if: $onSoftware) @alias(as: "software")
          ...ReviewsTab_company
            @arguments(page: $page, listing: $listing, isAnswered: $isAnswered)
            @include(if: $onReviews)
            @alias(as: "reviews")
          ...AnalyticsTab_company
            @arguments(days: $days, listing: $listing)
            @include(if: $onAnalytics)
            @alias(as: "analytics")
          ...LeadsTab_company @arguments(page: $page, status: $status) @include(if: $onLeads) @alias(as: "leads")
          ...InvitationsTab_company @arguments(page: $page) @include(if: $onInvitations) @alias(as: "invitations")
          ...WebhooksTab_company @include(if: $onWebhooks) @alias(as: "webhooks")
          ...SettingsTab_company @include(if: $onSettings) @alias(as: "settings")
        }
      }
    }
  `);
  const { pathname, search } = useLocation();
  if (!viewer) {
    return (
      <PrivateShell
        title="Dashboard"
        toast={{
          title: "Unauthorized",
          description: "You are logged out. Logging in again...",
          variant: "destructive",
        }}
        delayMs={500}
        to={paths.login(pathname + search)}
      />
    );
  }
  const values = dashboardParams.read(new URL(search, "http://localhost"));
  const { company } = viewer;
  if (!company) return <NoCompany />;
  return (
    <Page pt={{ base: "6", md: "10" }} pb="12">
      <Head title={`${company.name}: dashboard`} robots="noindex" />
      <CompanyBar viewer={viewer} company={company} values={values} />
      <DashboardTabs company={company} values={values} />
      <Box pt="8">
        {company.overview && <OverviewTab company={company.overview} values={values} />}
        {company.software && <SoftwareTab company={company.software} values={values} />}
        {company.reviews && <ReviewsTab company={company.reviews} values={values} />}
        {company.analytics && <AnalyticsTab company={company.analytics} values={values} />}
        {company.leads && <LeadsTab company={company.leads} values={values} />}
        {company.invitations && <InvitationsTab company={company.invitations} values={values} />}
        {company.webhooks && <WebhooksTab company={company.webhooks} values={values} />}
        {company.settings && viewer.settings && (
          <SettingsTab company={company.settings} viewer={viewer.settings} />
        )}
      </Box>
    </Page>
  );
}

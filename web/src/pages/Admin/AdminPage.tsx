import { Box, Grid } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { AdminLoginForm } from "~/components/admin/AdminLoginForm";
import { PreloadLazy } from "~/document/PreloadLazy";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminPageQuery } from "~/relay/__generated__/AdminPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Section } from "~/ui/Section";
import { Skeleton } from "~/ui/Skeleton";
import { Activity } from "./Activity";
import data from "./data";
import { LogoutButton } from "./LogoutButton";
import { Queues } from "./Queues";
import { QuickActions } from "./QuickActions";
import { SummaryCards } from "./SummaryCards";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

// The charts need a library that the login does not.
const AdminCharts = lazy(() => import("./AdminCharts"));

/** /admin: the state of the directory, for administrators; the login for signed-out visitors. */
export default function AdminPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the overview" />}>
      <Admin />
    </PageSuspense>
  );
}

function Admin() {
  const { administration } = usePageQuery<AdminPageQuery>(graphql`
    query AdminPageQuery {
      viewer {
        id
      }
      administration {
        counts {
          ...SummaryCards_counts
          ...Queues_counts
        }
        ...Activity_administration
        ...AdminCharts_administration
      }
    }
  `);
  if (!administration) return <AdminLoginForm />;
  return (
    <AdminShell title="Admin Dashboard" isAdmin action={<LogoutButton />}>
      <SummaryCards counts={administration.counts} />
      <Grid
        mt="12"
        columnGap="12"
        rowGap="12"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 2fr) minmax(0, 3fr)" }}
      >
        <div>
          <Queues counts={administration.counts} />
          <QuickActions />
        </div>
        <Activity administration={administration} />
      </Grid>
      <Section heading="The last 90 days" mt="12">
        <Box as="p" textStyle="small" color="fg.muted" mb="6">
          Days are in UTC. Today is incomplete.
        </Box>
        <PreloadLazy component="AdminCharts" />
        <Suspense fallback={<Skeleton height="20rem" />}>
          <AdminCharts administration={administration} />
        </Suspense>
      </Section>
    </AdminShell>
  );
}

import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useReload } from "~/components/admin/use-reload";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminSettingsPageQuery } from "~/relay/__generated__/AdminSettingsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Button } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { AnswerCache } from "./AnswerCache";
import { DataExport } from "./DataExport";
import data from "./data";
import { JobsTable } from "./JobsTable";
import { Setup } from "./Setup";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/settings: the server's settings, and the state of its database and jobs. */
export default function AdminSettingsPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the system settings" />}>
      <AdminSettings />
    </PageSuspense>
  );
}

function AdminSettings() {
  const { signInProviders, dataExport, administration } = usePageQuery<AdminSettingsPageQuery>(graphql`
    query AdminSettingsPageQuery {
      signInProviders
      dataExport {
        ...DataExport_files
      }
      administration {
        system {
          ...Setup_system
          ...AnswerCache_system
          ...JobsTable_system
        }
      }
    }
  `);
  const reload = useReload();
  return (
    <AdminShell
      title="System Settings"
      isAdmin={administration !== null && administration !== undefined}
      action={
        <Button variant="outline" data-needs-scripts onClick={() => void reload()}>
          Refresh
        </Button>
      }
    >
      {administration && (
        <>
          <Box as="p" color="fg.muted" maxWidth="prose" mb="8">
            The configuration the server was started with. To change it, change the configuration and restart.
          </Box>
          <Setup system={administration.system} providers={signInProviders} />
          <AnswerCache system={administration.system} />
          <DataExport files={dataExport} />
          <JobsTable system={administration.system} />
        </>
      )}
    </AdminShell>
  );
}

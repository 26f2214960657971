import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminAuditPageQuery } from "~/relay/__generated__/AdminAuditPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { adminAuditParams } from "~/search-params/admin-audit";
import { AnchorButton } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { TextLink } from "~/ui/TextLink";
import { AuditFilter } from "./AuditFilter";
import { AuditList } from "./AuditList";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/audit: who did what to which thing, and when. */
export default function AdminAuditPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the audit log" />}>
      <AdminAudit />
    </PageSuspense>
  );
}

function AdminAudit() {
  const { administration } = usePageQuery<AdminAuditPageQuery>(graphql`
    query AdminAuditPageQuery(
      $search: String
      $action: AuditAction
      $actorId: ID
      $subjectType: AuditSubject
      $subjectId: ID
      $from: DateTime
      $until: DateTime
      $first: Int
      $after: String
      $last: Int
      $before: String
    ) {
      administration {
        ...AuditFilter_administration
        auditEntries(
          search: $search
          action: $action
          actorId: $actorId
          subjectType: $subjectType
          subjectId: $subjectId
          from: $from
          until: $until
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          ...AuditList_entries
        }
      }
    }
  `);
  const values = adminAuditParams.read(new URL(useLocation().search, "http://localhost"));
  return (
    <AdminShell
      title="Audit log"
      isAdmin={administration !== null && administration !== undefined}
      action={
        <AnchorButton href={adminPaths.auditFile(values)} download variant="outline">
          Download CSV
        </AnchorButton>
      }
    >
      {administration && (
        <>
          <AuditFilter administration={administration} values={values} />
          {values.subject && (
            <Box as="p" textStyle="small" color="fg.muted" mb="4">
              Showing one item only.{" "}
              <TextLink to={adminPaths.audit({ ...values, subject: "", after: "", before: "" })}>
                Show all items
              </TextLink>
            </Box>
          )}
          <AuditList entries={administration.auditEntries} values={values} />
        </>
      )}
    </AdminShell>
  );
}

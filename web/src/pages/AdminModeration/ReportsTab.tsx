import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { CursorPages } from "~/components/admin/CursorPages";
import { ListFilter } from "~/components/admin/ListFilter";
import { reasonLabel } from "~/components/admin/moderation-labels";
import { reportReasons } from "~/components/review-actions/report-reasons";
import type { ReportsTab_reports$key } from "~/relay/__generated__/ReportsTab_reports.graphql";
import { type AdminModerationValues, adminModerationParams } from "~/search-params/admin-moderation";
import { Select } from "~/ui/Select";
import { EmptyQueue } from "./EmptyQueue";
import { ReportItem } from "./ReportItem";
import { SelectableList } from "./SelectableList";
import { moderationChoices, StatusChoice } from "./StatusChoice";
import { UpholdDialog } from "./UpholdDialog";
import { type ReportRecord, useDecisions } from "./use-decisions";
import { useQueue } from "./use-queue";

/** Props of `ReportsTab`: a page of reports, and the page's search params. */
export interface ReportsTabProps {
  reports: ReportsTab_reports$key;
  values: AdminModerationValues;
}

/** Readers' reports of reviews, each with its review. */
export function ReportsTab({ reports, values }: ReportsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ReportsTab_reports on ReviewReportConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            reason
            review {
              databaseId
              title
            }
            ...ReportItem_report
          }
        }
      }
    `,
    reports,
  );
  const { selection, changes, list, decide } = useQueue<ReportRecord>();
  const { toReports } = useDecisions();
  const [upheld, setUpheld] = useState<readonly ReportRecord[] | null>(null);
  const rows = edges.map(({ node }) => ({
    node,
    record: { id: node.id, name: `“${node.review.title}”`, reviewId: node.review.databaseId },
  }));
  // Upholding one report settles the others of the same review.
  const oneOfEach = [...new Map(upheld?.map((record) => [record.reviewId, record])).values()];
  const reasons = new Set(
    edges.filter(({ node }) => upheld?.some(({ id }) => id === node.id)).map(({ node }) => node.reason),
  );
  const [reason] = reasons;
  return (
    <>
      <StatusChoice label="Reports by decision" choices={moderationChoices} values={values} />
      <ListFilter
        label="Reports"
        action={adminPaths.moderation()}
        keeps={{ status: values.status }}
        hrefOf={(sent) => adminPaths.moderation(adminModerationParams.read(sent))}
      >
        <Select
          label="Reason"
          name="reason"
          value={values.reason}
          options={[
            { value: "", label: "All reasons" },
            ...Object.entries(reportReasons).map(([value, { label }]) => ({ value, label })),
          ]}
        />
      </ListFilter>
      {edges.length === 0 ? (
        <EmptyQueue what="reports" text="Reviews that readers report appear here." values={values} />
      ) : (
        <>
          <SelectableList
            label="Reports"
            list={list}
            {...(values.status === null && { selection })}
            rows={rows.map(({ node, record }) => ({
              record,
              item: (
                <ReportItem
                  report={node}
                  onDismiss={() => void decide(toReports(null), [record])}
                  onUphold={() => setUpheld([record])}
                />
              ),
            }))}
          />
          <CursorPages
            total={totalCount}
            what={["report", "reports"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void decide(toReports(null), selection.chosen)}>Dismiss</BulkButton>
        <BulkButton onClick={() => setUpheld(selection.chosen)}>Uphold…</BulkButton>
      </BulkBar>
      {upheld && (
        <UpholdDialog
          what={upheld.length === 1 ? `the report on ${upheld[0]?.name}` : `${upheld.length} reports`}
          reviews={oneOfEach.map(({ reviewId, name }) => ({ id: reviewId, name }))}
          reason={reason && reasons.size === 1 && reason !== "OTHER" ? `${reasonLabel(reason)}.` : ""}
          onUphold={(given) => decide(toReports(given), oneOfEach, upheld)}
          onClose={() => setUpheld(null)}
        />
      )}
    </>
  );
}

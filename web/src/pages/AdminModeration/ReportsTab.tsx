import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { type AdminModerationValues, adminModerationSearch } from "~/address/admin-moderation-search";
import { adminPaths } from "~/admin-paths";
import { BulkBar } from "~/components/admin/BulkBar";
import { ChangeReport } from "~/components/admin/ChangeReport";
import { CursorPages } from "~/components/admin/CursorPages";
import { ListFilter } from "~/components/admin/ListFilter";
import { reasonInWords } from "~/components/admin/moderation-words";
import { reportReasons } from "~/components/review-actions/report-reasons";
import type { ReportsTab_reports$key } from "~/relay/__generated__/ReportsTab_reports.graphql";
import { Button } from "~/ui/Button";
import { Select } from "~/ui/Select";
import { NothingWaits } from "./NothingWaits";
import { ReportItem } from "./ReportItem";
import { moderationChoices, StatusChoice } from "./StatusChoice";
import { TickedList } from "./TickedList";
import { UpholdDialog } from "./UpholdDialog";
import { useDeciding } from "./use-deciding";
import { type ReportRecord, useDecisions } from "./use-decisions";

/** What the tab takes: a page of reports, and what stands in the address. */
export interface ReportsTabProps {
  reports: ReportsTab_reports$key;
  values: AdminModerationValues;
}

/** Readers' reports of reviews, each with what it is about. */
export function ReportsTab({ reports, values }: ReportsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ReportsTab_reports on ReviewReportConnection {
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
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
  const { selection, changes, list, decide } = useDeciding<ReportRecord>();
  const { toReports } = useDecisions();
  const [upheld, setUpheld] = useState<readonly ReportRecord[] | null>(null);
  const rows = edges.map(({ node }) => ({
    node,
    record: { id: node.id, name: `“${node.review.title}”`, reviewId: node.review.databaseId },
  }));
  // The others of the same review are settled by the first one.
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
        hrefOf={(sent) => adminPaths.moderation(adminModerationSearch.read(sent))}
      >
        <Select
          label="Reason"
          name="reason"
          value={values.reason}
          options={[
            { value: "", label: "All reasons" },
            ...Object.entries(reportReasons).map(([value, { words }]) => ({ value, label: words })),
          ]}
        />
      </ListFilter>
      {edges.length === 0 ? (
        <NothingWaits what="reports" text="Reviews that readers report appear here." values={values} />
      ) : (
        <>
          <TickedList
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
            what={totalCount === 1 ? "report" : "reports"}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      <BulkBar selection={selection} changes={changes}>
        <Button size="sm" variant="outline" onClick={() => void decide(toReports(null), selection.chosen)}>
          Dismiss
        </Button>
        <Button size="sm" variant="outline" onClick={() => setUpheld(selection.chosen)}>
          Uphold…
        </Button>
      </BulkBar>
      <ChangeReport changes={changes} />
      {upheld && (
        <UpholdDialog
          what={upheld.length === 1 ? `the report on ${upheld[0]?.name}` : `${upheld.length} reports`}
          reviews={oneOfEach.map(({ reviewId, name }) => ({ id: reviewId, name }))}
          reason={reason && reasons.size === 1 && reason !== "OTHER" ? `${reasonInWords(reason)}.` : ""}
          onUphold={(given) => decide(toReports(given), oneOfEach, upheld)}
          onClose={() => setUpheld(null)}
        />
      )}
    </>
  );
}

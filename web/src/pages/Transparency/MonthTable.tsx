import { graphql, useFragment } from "react-relay/hooks";
import { DataTable } from "~/components/charts/DataTable";
import type { MonthTable_months$key } from "~/relay/__generated__/MonthTable_months.graphql";
import { countText, hoursText, monthText } from "./words";

const columns = [
  "Month",
  "Received",
  "Published",
  "Held",
  "Reported",
  "Flagged",
  "Hidden",
  "Deleted",
  "Restored",
  "Appealed",
  "Notices",
  "Reports: median time",
  "Reports: 90 % within",
];

/** The totals of all months, newest first; a sign says what is special about a month. */
export function MonthTable({ months }: { months: MonthTable_months$key }) {
  const rows = useFragment(
    graphql`
      fragment MonthTable_months on TransparencyMonth @relay(plural: true) {
        month
        isComplete
        isReconstructed
        isExample
        received
        published
        restored
        removed
        held {
          opened {
            total
          }
        }
        reported {
          opened {
            total
          }
          decided {
            medianHours
            p90Hours
          }
        }
        flagged {
          opened {
            total
          }
        }
        appealed {
          opened {
            total
          }
        }
        hidden {
          total
        }
        notices {
          total
        }
      }
    `,
    months,
  );
  return (
    <DataTable
      caption="Moderation by month"
      columns={columns}
      rows={rows.map((row) => ({
        key: row.month,
        head: `${monthText(row.month)}${signsOf(row)}`,
        cells: [
          ...[
            row.received,
            row.published,
            row.held.opened.total,
            row.reported.opened.total,
            row.flagged.opened.total,
            row.hidden.total,
            row.removed,
            row.restored,
            row.appealed.opened.total,
            row.notices.total,
          ].map((count) => countText(count, row.isComplete)),
          hoursText(row.reported.decided.medianHours),
          hoursText(row.reported.decided.p90Hours),
        ],
      }))}
    />
  );
}

interface Signed {
  readonly isComplete: boolean;
  readonly isReconstructed: boolean;
  readonly isExample: boolean;
}

const signsOf = ({ isComplete, isReconstructed, isExample }: Signed) =>
  [!isComplete && " (so far)", isReconstructed && " ¹", isExample && " ²"].filter(Boolean).join("");

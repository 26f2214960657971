import type { LoadRow } from "./stage.ts";

const columns = [
  "database",
  "load",
  "requests a second",
  "done a second",
  "p50 of these",
  "p99",
  "refused",
  "p99 of these",
  "no answer",
];

const names = { embedded: "embedded", postgresql: "PostgreSQL" } as const;

/** The table of the stage in Markdown: a row for each measurement. */
export function loadTable(rows: readonly LoadRow[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(columns),
    line(columns.map(() => "---")),
    ...rows.map(({ kind, what, rate, done, p50, p99, refused, refusedP99, unanswered }) =>
      line([
        names[kind],
        what,
        rate.toFixed(0),
        done.toFixed(0),
        milliseconds(p50),
        milliseconds(p99),
        `${(refused * 100).toFixed(0)} %`,
        milliseconds(refusedP99),
        String(unanswered),
      ]),
    ),
  ].join("\n");
}

const milliseconds = (time: number): string => (Number.isNaN(time) ? "–" : `${time.toFixed(0)} ms`);

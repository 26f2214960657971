import type { WorldKind } from "../arguments.ts";
import { databaseNames } from "../report.ts";

/** What hostile requests to a server on one kind of database led to. */
export interface Abused {
  kind: WorldKind;
  seed: number;
  requests: number;
  /** How many routes and fields were asked for. */
  about: number;
  /** How many answers had which status. */
  statuses: ReadonlyMap<number, number>;
  /** A line for each finding. */
  found: readonly string[];
  /** The most processor time of an answer. */
  longest: { processorMs: number; about: string };
  /** Memory of the server after the last request above that after a third of them. */
  grownBytes: number;
}

const columns = [
  "database",
  "seed",
  "requests",
  "routes and fields",
  "answered 2xx",
  "3xx",
  "4xx",
  "503, busy or not there yet",
  "findings",
  "most processor time of an answer",
  "memory grew by",
];

/** The table of hostile requests in Markdown: a row for each kind of database. */
export function abuseTable(all: readonly Abused[]): string {
  const rows = all.map(({ kind, seed, requests, about, statuses, found, longest, grownBytes }) => {
    const answered = (first: number) =>
      [...statuses].reduce(
        (sum, [status, count]) => sum + (Math.floor(status / 100) === first ? count : 0),
        0,
      );
    return [
      databaseNames[kind],
      seed,
      requests,
      about,
      answered(2),
      answered(3),
      answered(4),
      answered(5),
      found.length,
      `${Math.round(longest.processorMs)} ms (${longest.about})`,
      `${Math.round(grownBytes / 1024 / 1024)} MB`,
    ];
  });
  const line = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

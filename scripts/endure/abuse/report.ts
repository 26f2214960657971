import type { WorldKind } from "../arguments.ts";
import type { Memory } from "../memory/measure.ts";
import { inMegabytes } from "../memory/megabytes.ts";
import { databaseNames } from "../report.ts";

/** What hostile requests to a server on one kind of database led to. */
export interface Abused {
  kind: WorldKind;
  /** Whether rate limits were on. */
  isLimited: boolean;
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
  /** What the server kept after half of the requests and after all of them. */
  memory: readonly Pick<Memory, "kept" | "caches">[];
}

const columns = [
  "database",
  "rate limits",
  "seed",
  "requests",
  "routes and fields",
  "answered 2xx",
  "3xx",
  "4xx",
  "of these 429",
  "503, busy or not there yet",
  "findings",
  "most processor time of an answer",
  "kept after half of them",
  "after all",
];

/** The table of hostile requests in Markdown: a row for each kind of database. */
export function abuseTable(all: readonly Abused[]): string {
  const rows = all.map(({ kind, isLimited, seed, requests, about, statuses, found, longest, memory }) => {
    const answered = (first: number) =>
      [...statuses].reduce(
        (sum, [status, count]) => sum + (Math.floor(status / 100) === first ? count : 0),
        0,
      );
    return [
      databaseNames[kind],
      isLimited ? "on" : "off",
      seed,
      requests,
      about,
      answered(2),
      answered(3),
      answered(4),
      statuses.get(429) ?? 0,
      answered(5),
      found.length,
      `${Math.round(longest.processorMs)} ms (${longest.about})`,
      ...memory.map(({ kept, caches }) => `${inMegabytes(kept)}, ${inMegabytes(caches)} of it in caches`),
    ];
  });
  const line = (cells: readonly unknown[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

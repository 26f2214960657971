import type { Stage, WorldKind } from "./arguments.ts";
import type { FaultName } from "./faults/fault.ts";

/** What one strike of a fault led to. */
export interface Round {
  kind: WorldKind;
  fault: FaultName;
  what: string;
  /** Writes acknowledged since the round before. */
  acknowledged: number;
  lost: number;
  doubled: number;
  uncalled: number;
  /** Other findings, a line each. */
  found: readonly string[];
  /**
   * Milliseconds until every server was ready again, within how many it should be, and the processor time of the one that was started again;
   * null where nothing was away.
   */
  ready: { ms: number; within: number; processorMs: number | null } | null;
}

/** Faults that were not tried, with the reason. */
export interface Skipped {
  kind: WorldKind;
  what: string;
  why: string;
}

const names: Readonly<Record<WorldKind, string>> = { embedded: "embedded", postgresql: "PostgreSQL" };

const columns = [
  "database",
  "fault",
  "times",
  "writes acknowledged",
  "lost",
  "doubled",
  "not asked for",
  "other findings",
  "ready after, median",
  "longest",
  "processor time of the start, median",
];

/** The table of a run in Markdown: a row for each fault on each kind of database. */
export function tableOf(rounds: readonly Round[]): string {
  const groups = Map.groupBy(rounds, ({ kind, fault }) => `${kind} ${fault}`);
  const rows = [...groups.values()].map((group) => {
    const sum = (value: (round: Round) => number) =>
      String(group.reduce((total, round) => total + value(round), 0));
    const inOrder = (values: number[]) => values.sort((a, b) => a - b);
    const times = inOrder(group.flatMap(({ ready }) => ready?.ms ?? []));
    const processor = inOrder(group.flatMap(({ ready }) => ready?.processorMs ?? []));
    const [first] = group;
    return [
      first ? names[first.kind] : "",
      first?.what ?? "",
      String(group.length),
      sum(({ acknowledged }) => acknowledged),
      sum(({ lost }) => lost),
      sum(({ doubled }) => doubled),
      sum(({ uncalled }) => uncalled),
      sum(({ found }) => found.length),
      seconds(median(times)),
      seconds(times.at(-1)),
      seconds(median(processor)),
    ];
  });
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

const median = (inOrder: readonly number[]) => inOrder[Math.floor((inOrder.length - 1) / 2)];

const seconds = (ms: number | undefined): string => (ms === undefined ? "–" : `${(ms / 1000).toFixed(2)} s`);

/** Rounds in which something was lost, doubled or wrong. */
export const failures = (rounds: readonly Round[]): Round[] =>
  rounds.filter(({ lost, doubled, uncalled, found }) => lost + doubled + uncalled + found.length > 0);

/** Rounds after which a server took longer to be ready than it should, which a busy machine may explain. */
export const late = (rounds: readonly Round[]): Round[] =>
  rounds.filter(({ ready }) => ready !== null && ready.ms > ready.within);

/** The document with another table between the marks of a stage; throws where these are missing. */
export function withTable(document: string, stage: Stage, table: string): string {
  const [begin, end] = [`<!-- ${stage}: begin -->`, `<!-- ${stage}: end -->`];
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error("docs/reliability.md has no place for the table.");
  return `${document.slice(0, from + begin.length)}\n\n${table}\n\n${document.slice(to)}`;
}

import { inMegabytes, megabyte } from "../memory/megabytes.ts";
import type { Sample, TableSize } from "./sample.ts";

/** How much each may grow from the second third of a run to the last; all code has run and all pages were taken once by then. */
const limits = {
  kept: 10 * megabyte,
  resident: 60 * megabyte,
  databaseResident: 40 * megabyte,
  files: 10,
  connections: 5,
} as const satisfies Partial<Record<keyof Sample, number>>;
export type Measure = keyof typeof limits;

/** Bytes that a table may grow by beyond what its rows explain: pages are added several at once. */
const tableLimit = 2 * megabyte;
/** WAL is removed at checkpoints, which PostgreSQL makes when this much was written; `max_wal_size` is its default. */
const maxWal = 1.1 * 1024 * megabyte;

/** The middle value of each third of the samples; null where there is none. */
export function thirdsOf(
  samples: readonly Sample[],
  value: (sample: Sample) => number | null,
): (number | null)[] {
  const size = Math.ceil(samples.length / 3);
  return [0, 1, 2].map((third) => {
    const part = samples.slice(third * size, (third + 1) * size).flatMap((sample) => value(sample) ?? []);
    return part.sort((a, b) => a - b)[Math.floor(part.length / 2)] ?? null;
  });
}

/** What went on growing, a line each. */
export function growing(samples: readonly Sample[]): string[] {
  const grown = Object.entries(limits).flatMap(([name, limit]) => {
    const [, middle, last] = thirdsOf(samples, (sample) => sample[name as Measure]);
    const more = (last ?? 0) - (middle ?? 0);
    return more > limit ? [`${name} goes on growing: by ${limit < megabyte ? more : inMegabytes(more)}`] : [];
  });
  const tables = unexplained(samples).filter(({ bytes }) => bytes > tableLimit);
  const wal = Math.max(...samples.map((sample) => sample.wal));
  return [
    ...grown,
    ...tables.map(({ name, bytes }) => `the table ${name} grows by ${inMegabytes(bytes)} more than its rows`),
    ...(wal > maxWal ? [`${inMegabytes(wal)} of WAL`] : []),
  ];
}

/**
 * By how many bytes tables grew from the second third of the samples to the last beyond what their rows explain, most first. A table keeps
 * the room of rows that were deleted for later ones: what counts is how many it had at most. Dead rows explain no more than as many live ones: a table that
 * is vacuumed has fewer.
 */
export function unexplained(samples: readonly Sample[]): { name: string; bytes: number }[] {
  const size = Math.ceil(samples.length / 3);
  const middle = samples[size]?.tables ?? new Map<string, TableSize>();
  const last = samples.at(-1)?.tables ?? middle;
  const held = (table: TableSize | undefined) => (table ? table.rows + Math.min(table.dead, table.rows) : 0);
  const mostHeld = (name: string) =>
    Math.max(...samples.slice(size).map(({ tables }) => held(tables.get(name))));
  return [...last]
    .map(([name, { bytes }]) => {
      const before = middle.get(name) ?? { rows: 0, dead: 0, bytes: 0 };
      const explained = before.bytes * Math.max(1, mostHeld(name) / Math.max(1, held(before)));
      return { name, bytes: bytes - explained };
    })
    .sort((a, b) => b.bytes - a.bytes);
}

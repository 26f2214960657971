import { dayMs } from "../../inputs/index.ts";

/**
 * The catalogue with its last day moved to yesterday, so that a demo loaded later still has recent reviews. All times move by
 * the same number of days, and never back.
 */
export function* endingYesterday<Entry extends { row: object }>(
  catalogue: Iterable<Entry>,
  lastDay: number,
  now: Date,
): Generator<Entry> {
  const days = Math.max(0, Math.floor((now.getTime() - lastDay) / dayMs) - 1);
  for (const entry of catalogue) {
    const { row } = entry;
    if (!("createdAt" in row) || typeof row.createdAt !== "string") yield entry;
    else {
      const createdAt = new Date(Date.parse(row.createdAt) + days * dayMs).toISOString();
      yield { ...entry, row: { ...row, createdAt } };
    }
  }
}

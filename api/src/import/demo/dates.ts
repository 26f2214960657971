import { dayMs } from "../../inputs/index.ts";

/**
 * The same catalogue as if its last day were yesterday: a demo that is loaded a year later still has recent reviews.
 * Everything moves by the same whole days, so that it stays as it was made; nothing moves back in time.
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

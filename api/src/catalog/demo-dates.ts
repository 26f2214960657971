import type { DemoRow } from "./demo.ts";

const day = 86_400_000;

/**
 * The same catalogue as if its last day were yesterday: a demo that is loaded a year later still has recent reviews.
 * Everything moves by the same whole days, so that it stays as it was made; nothing moves back in time.
 */
export function* endingYesterday(
  catalogue: Iterable<DemoRow>,
  lastDay: number,
  now: Date,
): Generator<DemoRow> {
  const days = Math.max(0, Math.floor((now.getTime() - lastDay) / day) - 1);
  for (const { file, row } of catalogue) {
    if (!("createdAt" in row) || typeof row.createdAt !== "string") yield { file, row };
    else
      yield {
        file,
        row: { ...row, createdAt: new Date(Date.parse(row.createdAt) + days * day).toISOString() },
      };
  }
}

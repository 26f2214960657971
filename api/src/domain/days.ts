import { dayMs } from "../inputs/index.ts";

/** The last `count` days in UTC as 2026-11-21, oldest first, ending today. */
export function daysUntil(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(now.getTime() - (count - 1 - index) * dayMs).toISOString().slice(0, 10),
  );
}

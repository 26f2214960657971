import { sql } from "../../../database/query/sql.ts";
import { dayMs, hourMs } from "../../../inputs/index.ts";
import type { ReadContext } from "../../read-context.ts";

/** Reviews within a day are often one campaign. */
const burstHours = 24;
/** Minimum number of reviews of a burst; fewer on one day are coincidence. */
const minBurstSize = 5;
/** A burst is at least this many times the usual daily number of reviews. */
const burstFactor = 5;
/** Days over which the usual rate is measured: long enough for quiet months, short enough to follow growth. */
const baselineDays = 90;

/** Evidence of a burst: many reviews of one software within a short time. */
export interface Burst {
  softwareId: string;
  /** Number of reviews in the `hours` up to and including the review. */
  reviews: number;
  hours: number;
  /** The mean of the 90 days before. */
  usualPerDay: number;
}

/** Evidence that the review is one of unusually many of its software; null otherwise. */
export async function findBurst(
  prisma: ReadContext["prisma"],
  { softwareId, createdAt }: { softwareId: string; createdAt: Date },
): Promise<Burst | null> {
  const begin = new Date(createdAt.getTime() - burstHours * hourMs);
  const baselineBegin = new Date(begin.getTime() - baselineDays * dayMs);
  // Imported reviews were not written here on that day.
  const [counts] = await prisma.$queryRaw<{ recent: number; before: number }[]>(sql`
    select count(*) filter (where r.created_at > ${begin}::timestamptz and r.catalog_key is null)::int4 as recent,
      count(*) filter (where r.created_at <= ${begin}::timestamptz)::int4 as before
    from review r where r.software_id = ${softwareId}::uuid
      and r.created_at > ${baselineBegin}::timestamptz and r.created_at <= ${createdAt}::timestamptz`);
  const { recent = 0, before = 0 } = counts ?? {};
  const usualPerDay = before / baselineDays;
  if (recent < minBurstSize || recent < burstFactor * usualPerDay) return null;
  return { softwareId, reviews: recent, hours: burstHours, usualPerDay: Math.round(usualPerDay * 100) / 100 };
}

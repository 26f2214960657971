import { sql } from "../../../database/query/sql.ts";
import { dayMs, hourMs } from "../../../inputs/index.ts";
import type { ReadContext } from "../../read-context.ts";
import { chanceOfEvents, momentsOf } from "./detection/chances.ts";
import type { FlagEvidence } from "./evidence.ts";

/** Reviews within a day are often one campaign. */
const burstHours = 24;
/** Minimum number of reviews of a burst; fewer on one day are coincidence. */
const minBurstSize = 5;
/** Days of the listing's history: long enough for quiet months and earlier campaigns, short enough to follow growth. */
const historyDays = 180;
/** Days before the burst that are no history: of a campaign each day would make the next one usual. */
const rampDays = 14;
/** A listing that is younger than this has no history: reviews come at its launch. */
const minHistoryDays = 30;
/** A burst is a day of which the listing's own history has fewer than one in this number. */
const rareDay = 10_000;
const maxOneIn = 1_000_000;
/** Maximum number of reviews named in the evidence. */
const maxNamed = 20;

/**
 * Evidence that the review is one of unusually many of its listing; null otherwise, and for new listings. The listing's days have a mean and a
 * variance: with a listing that has had days with many reviews before, it takes more. Hidden and imported reviews are no history, nor is the one day
 * that had most.
 */
export async function findBurst(
  prisma: ReadContext["prisma"],
  { id, softwareId, createdAt }: { id: string; softwareId: string; createdAt: Date },
): Promise<FlagEvidence["burst"] | null> {
  const begin = new Date(createdAt.getTime() - burstHours * hourMs);
  // Imported reviews were not written here on that day.
  const recent = await prisma.$queryRaw<{ id: string; total: number }[]>(sql`
    select r.id, (count(*) over ())::int4 as total from review r
    where r.software_id = ${softwareId}::uuid and r.catalog_key is null
      and r.created_at > ${begin}::timestamptz and r.created_at <= ${createdAt}::timestamptz
    order by r.created_at desc, r.id desc limit ${maxNamed + 1}::int`);
  const reviews = recent[0]?.total ?? 0;
  if (reviews < minBurstSize) return null;
  const historyBegin = new Date(begin.getTime() - historyDays * dayMs);
  // Whole days back from the begin of the burst.
  const [history] = await prisma.$queryRaw<{ days: number; counts: number[] }[]>(sql`
    select greatest(coalesce(max(d.day) + 1, 0), floor(extract(epoch from ${begin}::timestamptz - s.created_at) / 86400))::int4 as days,
      coalesce(array_agg(d.reviews order by d.reviews desc) filter (where d.day >= ${rampDays}::int4), '{}') as counts
    from software s left join (
      select floor(extract(epoch from ${begin}::timestamptz - r.created_at) / 86400)::int4 as day, count(*)::int4 as reviews
      from review r where r.software_id = ${softwareId}::uuid and r.status = 'published' and r.catalog_key is null
        and r.created_at > ${historyBegin}::timestamptz and r.created_at <= ${begin}::timestamptz
      group by 1) d on true
    where s.id = ${softwareId}::uuid group by s.id, s.created_at`);
  const allDays = Math.min(history?.days ?? 0, historyDays);
  if (!history || allDays < minHistoryDays) return null;
  const days = allDays - rampDays;
  const { mean, variance } = momentsOf(history.counts.slice(1), days);
  // Half a review more, because none in the history does not mean never.
  const expected = mean + 0.5 / days;
  const chance = chanceOfEvents(reviews, expected, Math.max(mean > 0 ? variance / mean : 1, 1));
  if (chance >= 1 / rareDay) return null;
  return {
    softwareId,
    reviews,
    hours: burstHours,
    usualPerDay: Math.round(mean * 100) / 100,
    oneIn: Math.round(Math.min(1 / chance, maxOneIn)),
    historyDays: days,
    reviewIds: recent
      .map((review) => review.id)
      .filter((other) => other !== id)
      .slice(0, maxNamed),
  };
}

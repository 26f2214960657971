import { anyOf } from "../../database/changes/tags.ts";
import { sql } from "../../database/query/sql.ts";
import { listSizes, type TransparencyMeasure } from "../../inputs/index.ts";
import { invalid } from "../errors.ts";
import type { ReadContext } from "../read-context.ts";
import { type Breakdown, disclosed } from "./disclosure.ts";
import { monthAfter, monthOf, monthsBetween, startOf } from "./months.ts";

/** Decisions of a month, with the hours that they took; null where the total is null, and without decisions. */
export interface Decisions {
  readonly count: Breakdown;
  readonly medianHours: number | null;
  readonly p90Hours: number | null;
}

/** New reports, flags or appeals of a month, and the decisions that were made in it. */
export interface Cases {
  readonly opened: Breakdown;
  readonly decided: Decisions;
}

/** What happened in a month. */
export interface TransparencyMonth {
  readonly month: string;
  /** False for the current month, of which decisions and kinds are not told. */
  readonly isComplete: boolean;
  /** Some of it was counted when the record began: what had been deleted by then is missing. */
  readonly isReconstructed: boolean;
  /** Some of it was made up by the demo. */
  readonly isExample: boolean;
  readonly received: number;
  readonly published: number;
  readonly held: Cases;
  readonly hidden: Breakdown;
  readonly restored: number | null;
  readonly removed: number | null;
  readonly reported: Cases;
  readonly flagged: Cases;
  readonly listingsFlagged: Cases;
  readonly appealed: Cases;
  readonly notices: Breakdown;
  readonly noticesRemoved: number | null;
}

interface Count {
  readonly month: string;
  readonly measure: TransparencyMeasure;
  readonly kind: string;
  readonly count: number;
  readonly origins: readonly string[];
}

interface Times {
  readonly month: string;
  readonly measure: TransparencyMeasure;
  readonly median: number;
  readonly p90: number;
}

/**
 * The public record of moderation, newest month first, from the first month with an event on; `count` months at most, up to 36.
 * Throws InvalidInput.
 */
export async function transparencyMonths(
  { reader, now }: Pick<ReadContext, "reader" | "now">,
  count: number,
): Promise<TransparencyMonth[]> {
  const { transparencyMonths: maximum } = listSizes;
  if (count < 0 || count > maximum) throw invalid("first", `first must be from 0 to ${maximum}`);
  const current = monthOf(now);
  const from = monthAfter(current, 1 - count);
  const tagged = { reads: () => [anyOf("transparency")] };
  // The current month becomes a complete one.
  reader.log?.expireAt(startOf(monthAfter(current)));
  const [first, counts, times] = await Promise.all([
    reader.query<{ month: string | null }>(
      sql`select min(month) as month from transparency_counter_delta`,
      tagged,
    ),
    reader.query<Count>(
      sql`select month, measure, kind, sum(count)::int4 as count, array_agg(distinct origin) as origins
        from transparency_counter_delta where month between ${from} and ${current}
        group by month, measure, kind having sum(count) > 0`,
      tagged,
    ),
    // By nearest rank. A decision that was taken back is subtracted.
    reader.query<Times>(
      sql`with decided as (
          select month, measure, hours, sum(count) as n from transparency_counter_delta
          where month between ${from} and ${current} and hours > 0
          group by month, measure, hours having sum(count) > 0),
        ranked as (select month, measure, hours, sum(n) over (partition by month, measure order by hours) as upto,
          sum(n) over (partition by month, measure) as total from decided)
        select month, measure, min(hours) filter (where upto >= total * 0.5) as median,
          min(hours) filter (where upto >= total * 0.9) as p90
        from ranked group by month, measure`,
      tagged,
    ),
  ]);
  return monthsBetween(first[0]?.month ?? current, current, count).map((month) =>
    monthFrom(
      month,
      month < current,
      counts.filter((one) => one.month === month),
      times.filter((one) => one.month === month),
    ),
  );
}

function monthFrom(
  month: string,
  isOver: boolean,
  counts: readonly Count[],
  times: readonly Times[],
): TransparencyMonth {
  const of = (measure: TransparencyMeasure) =>
    disclosed(
      measure,
      counts.filter((one) => one.measure === measure),
      isOver,
    );
  const total = (measure: TransparencyMeasure) => of(measure).total;
  const decisions = (measure: TransparencyMeasure): Decisions => {
    const count = of(measure);
    const told = count.total === null ? undefined : times.find((one) => one.measure === measure);
    return { count, medianHours: told?.median ?? null, p90Hours: told?.p90 ?? null };
  };
  const cases = (begun: TransparencyMeasure, decided: TransparencyMeasure): Cases => ({
    opened: of(begun),
    decided: decisions(decided),
  });
  const origins = new Set(counts.flatMap((one) => one.origins));
  return {
    month,
    isComplete: isOver,
    isReconstructed: origins.has("backfill"),
    isExample: origins.has("demo"),
    // Both are always told.
    received: total("received") ?? 0,
    published: total("published") ?? 0,
    held: cases("held", "hold-decided"),
    hidden: of("hidden"),
    restored: total("restored"),
    removed: total("removed"),
    reported: cases("reported", "report-decided"),
    flagged: cases("flagged", "flag-decided"),
    listingsFlagged: cases("listing-flagged", "listing-flag-decided"),
    appealed: cases("appealed", "appeal-decided"),
    notices: of("notice"),
    noticesRemoved: total("notice-removed"),
  };
}

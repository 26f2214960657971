import { type Sql, sql } from "../../database/query/sql.ts";
import type { AnalyticsDays } from "../../inputs/index.ts";
import { daysUntil } from "../days.ts";
import { isPublished } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** What happened within a time, each a number of times. */
export interface AnalyticsCounts {
  /** Pages of listings that were looked at. */
  listingViews: number;
  /** Page views of the company; 0 if one listing is selected. */
  companyViews: number;
  listSaves: number;
  compares: number;
  leads: number;
  /** Published reviews. */
  reviews: number;
}

/** One day, in UTC. */
export interface AnalyticsDay extends AnalyticsCounts {
  /** As 2026-11-21. */
  day: string;
  /** Mean of the reviews that were written up to its end and are published now; null with none. */
  rating: number | null;
}

/** One listing over the whole time. */
export interface AnalyticsListing extends AnalyticsCounts {
  softwareId: string;
  name: string;
}

/** What became of a company's pages within the last days, today among them. */
export interface Analytics {
  /** Oldest first; days without anything too. */
  perDay: AnalyticsDay[];
  total: AnalyticsCounts;
  /** Of as many days before them. */
  previous: AnalyticsCounts;
  /** Most viewed first, at most 100; empty if one listing is selected. */
  listings: AnalyticsListing[];
}

/** The number of days, and one listing or all of them. */
export interface AnalyticsArguments {
  days: AnalyticsDays;
  softwareId: string | null;
}

const columnOf = {
  software_view: "listingViews",
  company_view: "companyViews",
  list_save: "listSaves",
  compare: "compares",
  lead: "leads",
} as const;
const metrics = Object.keys(columnOf);
const maxListings = 100;

/** The analytics of a company; the caller checks the permission. The work is bounded by its listings and the days. */
export async function companyAnalytics(
  context: Pick<ReadContext, "reader" | "now">,
  companyId: string,
  { days, softwareId }: AnalyticsArguments,
): Promise<Analytics> {
  const { reader, now } = context;
  const all = daysUntil(now, 2 * days);
  const [first = ""] = all;
  const since = all[days] ?? "";
  const [counts, written, [present], listings] = await Promise.all([
    reader.query<{ day: string; metric: keyof typeof columnOf; count: number }>(sql`
      with subject as (
        select s.id from software s where ${ofCompany(companyId, softwareId)}
        union all select ${companyId}::uuid where ${softwareId === null}::bool)
      select d.day::text as day, d.metric, sum(d.count)::int4 as count
      from subject x join daily_count d on d.subject_id = x.id
      where d.metric = any(${metrics}::text[]) and d.day between ${first}::date and ${all.at(-1)}::date
      group by d.day, d.metric`),
    reader.query<{ day: string; count: number; sum: number }>(sql`
      select (r.created_at at time zone 'UTC')::date::text as day, count(*)::int4 as count, sum(r.rating)::int4 as sum
      from software s join review r on r.software_id = s.id
      where ${isRated(companyId, softwareId)} and ${isPublished}
        and r.created_at >= ${`${first}T00:00:00Z`}::timestamptz
      group by 1`),
    reader.query<{ count: number; sum: number }>(sql`
      select coalesce(sum(s.review_count), 0)::int4 as count, coalesce(sum(s.rating_sum), 0)::int4 as sum
      from software s where ${isRated(companyId, softwareId)}`),
    softwareId === null ? listingCounts(context, companyId, { since }) : [],
  ]);
  const perDay = new Map(all.map((day) => [day, { day, ...zeroCounts(), rating: null } as AnalyticsDay]));
  for (const { day, metric, count } of counts) {
    const figures = perDay.get(day);
    if (figures) figures[columnOf[metric]] = count;
  }
  for (const { day, count } of written) {
    const figures = perDay.get(day);
    if (figures) figures.reviews = count;
  }
  rate([...perDay.values()], written, present ?? { count: 0, sum: 0 });
  const series = [...perDay.values()];
  return {
    perDay: series.slice(days),
    total: added(series.slice(days)),
    previous: added(series.slice(0, days)),
    listings,
  };
}

/** Sets the mean rating at the end of each day, from today backwards by subtracting later reviews. */
function rate(
  series: readonly AnalyticsDay[],
  written: readonly { day: string; count: number; sum: number }[],
  total: { count: number; sum: number },
): void {
  const last = series.at(-1)?.day ?? "";
  const byDay = new Map(written.map((row) => [row.day, row]));
  let { count, sum } = total;
  for (const later of written.filter(({ day }) => day > last)) {
    count -= later.count;
    sum -= later.sum;
  }
  for (const figures of series.toReversed()) {
    figures.rating = count > 0 ? sum / count : null;
    const own = byDay.get(figures.day);
    count -= own?.count ?? 0;
    sum -= own?.sum ?? 0;
  }
}

function listingCounts(
  { reader }: Pick<ReadContext, "reader">,
  companyId: string,
  { since }: { since: string },
): Promise<AnalyticsListing[]> {
  const times = (metric: keyof typeof columnOf) =>
    sql`coalesce(sum(d.count) filter (where d.metric = ${metric}), 0)::int4`;
  return reader.query<AnalyticsListing>(sql`
    select s.id as "softwareId", s.name, ${times("software_view")} as "listingViews", 0 as "companyViews",
      ${times("list_save")} as "listSaves", ${times("compare")} as compares, ${times("lead")} as leads,
      (select count(*)::int4 from review r where r.software_id = s.id and ${isPublished}
        and r.created_at >= ${`${since}T00:00:00Z`}::timestamptz) as reviews
    from software s left join daily_count d
      on d.subject_id = s.id and d.metric = any(${metrics}::text[]) and d.day >= ${since}::date
    where s.company_id = ${companyId}::uuid
    group by s.id order by "listingViews" desc, s.sort_name, s.id limit ${maxListings}`);
}

const ofCompany = (companyId: string, softwareId: string | null): Sql =>
  softwareId === null
    ? sql`s.company_id = ${companyId}::uuid`
    : sql`s.company_id = ${companyId}::uuid and s.id = ${softwareId}::uuid`;

/** As everywhere, the company's rating is that of its Live software. */
const isRated = (companyId: string, softwareId: string | null): Sql =>
  sql`${ofCompany(companyId, softwareId)} and s.is_active`;

const zeroCounts = (): AnalyticsCounts => ({
  listingViews: 0,
  companyViews: 0,
  listSaves: 0,
  compares: 0,
  leads: 0,
  reviews: 0,
});

function added(series: readonly AnalyticsCounts[]): AnalyticsCounts {
  const sum = zeroCounts();
  for (const figures of series)
    for (const name of Object.keys(sum) as (keyof AnalyticsCounts)[]) sum[name] += figures[name];
  return sum;
}

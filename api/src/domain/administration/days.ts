import { type Sql, sql } from "../../database/query/sql.ts";
import { daysUntil } from "../days.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { allListingsSubject } from "../views/views.ts";

const zeroCounts = { signUps: 0, reviews: 0, listingViews: 0, leads: 0, reports: 0 };

/** What happened in the whole directory on one day in UTC. */
export interface AdministrationDay extends Readonly<typeof zeroCounts> {
  /** As 2026-11-21. */
  readonly day: string;
}

/**
 * The last `count` days including today, oldest first, with zeros; one statement that reads nothing older. Deleted objects are
 * not counted, except in views. Throws UNAUTHENTICATED, FORBIDDEN.
 */
export async function administrationDays(
  { viewer, reader, now }: Pick<ReadContext, "viewer" | "reader" | "now">,
  count: number,
): Promise<AdministrationDay[]> {
  requirePermission(viewer, "administration.read");
  const days = daysUntil(now, count);
  const [first = ""] = days;
  // A range of an index for each day: to work out the day of each row takes longer than to count them.
  const written = (kind: keyof typeof zeroCounts, from: Sql, condition = sql`true`) => sql`
    select ${kind}::text as kind, days.day, (select count(*)::int4 from ${from} where created_at >= days.midnight
      and created_at < days.midnight + interval '24 hours' and ${condition}) as count from days`;
  const rows = await reader.query<{ kind: keyof typeof zeroCounts; day: string; count: number }>(sql`
    with days as (select day, day::timestamp at time zone 'UTC' as midnight from unnest(${days}::date[]) day)
    select kind, day::text as day, count from (${written("signUps", sql`app_user`, sql`email_key is not null`)}
    union all ${written("reviews", sql`review`)}
    union all ${written("leads", sql`lead`)}
    union all ${written("reports", sql`review_report`)}
    union all select 'listingViews', d.day, d.count from daily_count d
      where d.subject_id = ${allListingsSubject}::uuid and d.metric = 'software_view' and d.day >= ${first}::date) happened`);
  const byDay = new Map(days.map((day) => [day, { day, ...zeroCounts }]));
  for (const { kind, day, count } of rows) {
    const figures = byDay.get(day);
    if (figures) figures[kind] = count;
  }
  return [...byDay.values()];
}

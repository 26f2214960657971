import type { Statements } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { dayMs } from "../../inputs/index.ts";
import { lockedSoftware } from "../software/lock.ts";

/** Days that are compared with as many before them. */
const span = 14;
/** Weight of a review relative to a view. */
const reviewWeight = 10;

/**
 * Recomputes the trend of each software (alias `trend`): 10 × reviews + views of the last 14 days, minus the same of the 14
 * days before; a day's views count once the day is over. Changes with time, so it is not checked for drift; recomputed at each
 * import, and by a job hourly and after a start. Locks what it changes in the order of all commands.
 */
export function recomputeTrends(tx: Pick<Statements, "$executeRaw">, now: Date): Promise<number> {
  const middle = new Date(now.getTime() - span * dayMs);
  const start = new Date(now.getTime() - 2 * span * dayMs);
  return tx.$executeRaw`
    with gained as (
      select r.software_id as id,
        ${reviewWeight}::int4 * sum(case when r.created_at >= ${middle}::timestamptz then 1 else -1 end) as points
      from review r
      where r.status = 'published' and r.created_at >= ${start}::timestamptz and r.created_at < ${now}::timestamptz
      group by r.software_id
      union all
      select d.subject_id, sum(case when d.day >= ${middle}::timestamptz::date then d.count else -d.count end)
      from daily_count d
      where d.metric = 'software_view' and d.day >= ${start}::timestamptz::date and d.day < ${now}::timestamptz::date
      group by d.subject_id),
    changed as (select t.id, t.trend from software s join (
        select s.id, coalesce(sum(g.points), 0)::int4 as trend
        from software s left join gained g on g.id = s.id group by s.id) t on t.id = s.id
      where s.trend <> t.trend),
    locked as materialized (${lockedSoftware(sql`s.id in (select id from changed)`)})
    update software set trend = c.trend from changed c join locked l on l.id = c.id where software.id = c.id`;
}

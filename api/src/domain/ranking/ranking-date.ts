import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";

const epoch = sql`date '1970-01-01'`;

/** The ranking date in days since 1970: that of the last daily renewal, before the first one today (UTC). */
export const rankingDay: Sql = sql`(coalesce((select day from ranking_date),
  (now() at time zone 'UTC')::date) - ${epoch})`;

/** The day (UTC) of a time, in days since 1970. */
export const dayOf = (time: Sql): Sql => sql`((${time} at time zone 'UTC')::date - ${epoch})`;

/** Fixes the ranking date, to today's, if there is none yet. */
export async function fixRankingDate(tx: Pick<Statements, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`insert into ranking_date (day) values ((now() at time zone 'UTC')::date) on conflict do nothing`;
}

/**
 * Whether the ranks of this day are still to be computed. On the first day they always are: servers of an older version may still write
 * reviews, which are in no sum.
 */
export async function isRankingDue(tx: Pick<Statements, "$queryRaw">, now: Date): Promise<boolean> {
  const done = await tx.$queryRaw<unknown[]>`
    select 1 from ranking_date where completed_on = (${now}::timestamptz at time zone 'UTC')::date
      and begun_at <= ${now}::timestamptz - interval '1 day'`;
  return done.length === 0;
}

/** Moves the ranking date to a day: the ages of all reviews are counted to it from now on. */
export async function setRankingDate(tx: Pick<Statements, "$executeRaw">, now: Date): Promise<void> {
  await tx.$executeRaw`
    insert into ranking_date (day, completed_on, begun_at)
      select d, d - 1, ${now}::timestamptz from (select (${now}::timestamptz at time zone 'UTC')::date) t(d)
    on conflict ("only") do update set day = excluded.day`;
}

/** Notes that all ranks were computed to the ranking date of a run, unless a later run has moved it. */
export async function completeRankingDate(tx: Pick<Statements, "$executeRaw">, now: Date): Promise<void> {
  await tx.$executeRaw`update ranking_date set completed_on = day where day = (${now}::timestamptz at time zone 'UTC')::date`;
}

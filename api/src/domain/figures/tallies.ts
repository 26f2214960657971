import { allOf, type Sql, sql } from "../../database/sql.ts";
import type { Statements } from "../../database/transaction.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/*
 * How many reviews and how many users of a kind there are, exactly and at any moment, without looking at them: triggers add to
 * the tables of tallies what each statement changed. Rows of the same kind gather there, so a figure is always a sum.
 */

/** How many reviews there are with these conditions on status, is_verified and rating (alias `r`). */
export const reviewTally = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(r.count), 0)::int4 from review_tally r where ${allOf(where)})`;

/** How many users there are with these conditions on has_account, is_email_verified, is_admin and is_suspended (alias `t`). */
export const userTally = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(t.count), 0)::int4 from user_tally t where ${allOf(where)})`;

const reviewKinds = sql`status, is_verified, rating`;
const userKinds = sql`has_account, is_email_verified, is_admin, is_suspended`;

/** Adds up what has gathered, one row for each kind. Two who do it at once do no harm. */
export async function gatherTallies(tx: Transaction): Promise<void> {
  for (const [table, kinds] of [
    [sql`review_tally`, reviewKinds],
    [sql`user_tally`, userKinds],
  ] as const)
    await tx.$executeRaw`with gone as (delete from ${table} returning *)
      insert into ${table} (${kinds}, count) select ${kinds}, sum(count) from gone group by ${kinds} having sum(count) <> 0`;
}

/** Counts anew, and adds what was missing; gives for how many kinds that was so. */
export async function refreshTallies(tx: Transaction): Promise<number> {
  const reviews = await tx.$executeRaw`
    insert into review_tally (${reviewKinds}, count)
    select ${reviewKinds}, sum(n) from (
      select ${reviewKinds}, 1 n from review union all select ${reviewKinds}, -count from review_tally) c
    group by ${reviewKinds} having sum(n) <> 0`;
  const users = await tx.$executeRaw`
    insert into user_tally (${userKinds}, count)
    select ${userKinds}, sum(n) from (
      select email_key is not null has_account, is_email_verified, is_admin, suspended_at is not null is_suspended, 1 n
        from app_user
      union all select ${userKinds}, -count from user_tally) c
    group by ${userKinds} having sum(n) <> 0`;
  return reviews + users;
}

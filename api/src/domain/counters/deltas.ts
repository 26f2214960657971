import type { Statements } from "../../database/client/transaction.ts";
import { allOf, type Sql, sql } from "../../database/query/sql.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/*
 * How many reviews, users and entries of the audit log of a kind there are, exactly and at any moment, without looking at them:
 * triggers add to the tables of tallies what each statement changed. Rows of the same kind gather there, so a figure is always a
 * sum.
 */

/** How many reviews there are with these conditions on status, is_verified and rating (alias `r`). */
export const reviewDeltas = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(r.count), 0)::int4 from review_tally r where ${allOf(where)})`;

/** How many users there are with these conditions on has_account, is_email_verified, is_admin and is_suspended (alias `t`). */
export const userDeltas = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(t.count), 0)::int4 from user_tally t where ${allOf(where)})`;

/** How many entries the audit log has with these conditions on action and subject_type (alias `a`). */
export const auditDeltas = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(a.count), 0)::int4 from audit_tally a where ${allOf(where)})`;

/** Each table of tallies, the columns that make a kind, and these of every thing that is counted. */
const deltaTables = [
  [
    sql`review_tally`,
    sql`status, is_verified, rating`,
    sql`select status, is_verified, rating, 1 n from review`,
  ],
  [
    sql`user_tally`,
    sql`has_account, is_email_verified, is_admin, is_suspended`,
    sql`select email_key is not null, is_email_verified, is_admin, suspended_at is not null, 1 n from app_user`,
  ],
  [sql`audit_tally`, sql`action, subject_type`, sql`select action, subject_type, 1 n from audit_entry`],
] as const;

/** Adds up what has gathered, one row for each kind; where nothing has, nothing is written. Two who do it at once do no harm. */
export async function compactDeltas(tx: Transaction): Promise<void> {
  for (const [table, kinds] of deltaTables)
    await tx.$executeRaw`with gone as (delete from ${table} where (${kinds}) in
        (select ${kinds} from ${table} group by ${kinds} having count(*) > 1) returning *)
      insert into ${table} (${kinds}, count) select ${kinds}, sum(count) from gone group by ${kinds} having sum(count) <> 0`;
}

/** Counts anew, and adds what was missing; gives for how many kinds that was so. */
export async function recomputeDeltas(tx: Transaction): Promise<number> {
  let corrected = 0;
  for (const [table, kinds, things] of deltaTables)
    corrected += await tx.$executeRaw`insert into ${table} (${kinds}, count)
      select ${kinds}, sum(n) from (select ${kinds}, -count n from ${table} union all ${things}) c
      group by ${kinds} having sum(n) <> 0`;
  return corrected;
}

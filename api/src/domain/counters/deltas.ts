import type { Statements } from "../../database/client/transaction.ts";
import { allOf, type Sql, sql } from "../../database/query/sql.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/*
 * Counter deltas: triggers insert what each statement changed, so the number of reviews, users and audit entries of a kind is
 * the sum of its rows, exact at any moment. Those of the public record are read by domain/transparency.
 */

/** How many reviews there are with these conditions on status, is_verified and rating (alias `r`). */
export const countReviews = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(r.count), 0)::int4 from review_counter_delta r where ${allOf(where)})`;

/** How many users there are with these conditions on has_account, is_email_verified, is_admin and is_suspended (alias `t`). */
export const countUsers = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(t.count), 0)::int4 from user_counter_delta t where ${allOf(where)})`;

/** How many entries the audit log has with these conditions on action and subject_type (alias `a`). */
export const countAuditEntries = (where: readonly Sql[]): Sql =>
  sql`(select coalesce(sum(a.count), 0)::int4 from audit_counter_delta a where ${allOf(where)})`;

/** Each table of deltas, its grouping columns, and the same columns of the counted rows. */
const deltaTables = [
  [
    sql`review_counter_delta`,
    sql`status, is_verified, rating`,
    sql`select status, is_verified, rating, 1 n from review`,
  ],
  [
    sql`user_counter_delta`,
    sql`has_account, is_email_verified, is_admin, is_suspended`,
    sql`select email_key is not null, is_email_verified, is_admin, suspended_at is not null, 1 n from app_user`,
  ],
  [
    sql`audit_counter_delta`,
    sql`action, subject_type`,
    sql`select action, subject_type, 1 n from audit_entry`,
  ],
  // Counts what happened, also to rows that are gone: nothing to compare it with.
  [sql`transparency_counter_delta`, sql`month, measure, kind, hours, origin`, null],
] as const;

/** Replaces the deltas of each kind by one row with their sum. Safe to run concurrently. */
export async function compactDeltas(tx: Transaction): Promise<void> {
  for (const [table, kinds] of deltaTables)
    await tx.$executeRaw`with gone as (delete from ${table} where (${kinds}) in
        (select ${kinds} from ${table} group by ${kinds} having count(*) > 1) returning *)
      insert into ${table} (${kinds}, count) select ${kinds}, sum(count) from gone group by ${kinds} having sum(count) <> 0`;
}

/** Recounts the rows and adds the missing differences; returns the number of kinds that were wrong. */
export async function recomputeDeltas(tx: Transaction): Promise<number> {
  let corrected = 0;
  for (const [table, kinds, things] of deltaTables) {
    if (things === null) continue;
    corrected += await tx.$executeRaw`insert into ${table} (${kinds}, count)
      select ${kinds}, sum(n) from (select ${kinds}, -count n from ${table} union all ${things}) c
      group by ${kinds} having sum(n) <> 0`;
  }
  return corrected;
}

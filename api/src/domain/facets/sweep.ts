import type { Transaction } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";

/**
 * Deletes the industries that no listing has any more: reviewers write what they like, and each list whose choices are counted is given all
 * of them. The other choices are words of vocabularies. Returns how many were deleted.
 */
export async function sweepChoices(tx: Pick<Transaction, "$queryRaw" | "$executeRaw">): Promise<number> {
  const [found] = await tx.$queryRaw<unknown[]>(sql`select 1 from filter_choice c where ${isUnused} limit 1`);
  if (!found) return 0;
  // Waits for listings that are about to have one of them, and has others wait: both would keep the ID of a deleted choice.
  await tx.$executeRaw`lock table filter_choice in share row exclusive mode`;
  return tx.$executeRaw(sql`delete from filter_choice c where ${isUnused}`);
}

/** A condition on choices (alias `c`). */
const isUnused: Sql = sql`(c.kind = 'industries'
  and not exists (select from software_facets f, unnest(f.reviewer_industries) i(industry) where i.industry = c.value))`;

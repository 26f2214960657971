import type { Statements } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { lockedReviews } from "../review/locked.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/** Recomputes the helpful votes of every review; writes only wrong counts, by ID as all commands do, and returns how many there were. */
export function recomputeHelpfulCounts(tx: Transaction): Promise<number> {
  return tx.$executeRaw`
    with wrong as materialized (
      select r.id, coalesce(v.n, 0)::int n
      from review r left join (select review_id, count(*) n from review_vote group by review_id) v on v.review_id = r.id
      where r.helpful_count <> coalesce(v.n, 0)),
    locked as materialized (${lockedReviews(sql`r.id in (select id from wrong)`)})
    update review set helpful_count = wrong.n from wrong join locked on locked.id = wrong.id
    where review.id = wrong.id and review.helpful_count <> wrong.n`;
}

/** The same for these reviews alone, which the caller has locked: of two who vote at once the second counts the first. */
export async function recountHelpfulVotes(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.$executeRaw`
    update review r set helpful_count = (select count(*) from review_vote v where v.review_id = r.id)
    where r.id = any(${[...reviewIds]}::uuid[])`;
}

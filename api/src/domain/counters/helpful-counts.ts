import type { Statements } from "../../database/client/transaction.ts";

type Transaction = Pick<Statements, "$executeRaw">;

/** Recomputes the helpful votes of every review; writes only wrong counts and returns how many there were. */
export function recomputeHelpfulCounts(tx: Transaction): Promise<number> {
  return tx.$executeRaw`
    update review set helpful_count = f.n
    from (
      select coalesce(v.review_id, r.id) id, coalesce(v.n, 0)::int n
      from (select review_id, count(*) n from review_vote group by review_id) v
        full join (select id, helpful_count from review where helpful_count <> 0) r on r.id = v.review_id
      where coalesce(v.n, 0) <> coalesce(r.helpful_count, 0)) f
    where review.id = f.id`;
}

/** The same for these reviews alone, which the caller has locked: of two who vote at once the second counts the first. */
export async function recountHelpfulVotes(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await tx.$executeRaw`
    update review r set helpful_count = (select count(*) from review_vote v where v.review_id = r.id)
    where r.id = any(${[...reviewIds]}::uuid[])`;
}

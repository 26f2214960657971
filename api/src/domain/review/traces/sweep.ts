import type { Transaction } from "../../../database/client/transaction.ts";
import { forgetConnections, tracedConnections } from "../integrity/forget.ts";

/** Batch size: the reviews of a batch are locked together. */
const maxReviews = 500;

/**
 * Deletes expired traces (after three years) and removes them from the evidence. The rest of a large number is left to the
 * next run; expired traces no longer count.
 */
export async function sweepTraces(tx: Transaction, now: Date): Promise<void> {
  await tx.hiddenReviewMailboxTombstone.deleteMany({ where: { expiresAt: { lte: now } } });
  const due = await tx.reviewTrace.groupBy({
    by: ["reviewId"],
    where: { expiresAt: { lte: now } },
    orderBy: { reviewId: "asc" },
    take: maxReviews,
  });
  await forgetTraces(
    tx,
    due.map(({ reviewId }) => reviewId),
  );
}

/** Deletes all traces of these reviews, and the evidence that came from them. */
export async function forgetTraces(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const ids = [...reviewIds];
  await tx.$executeRaw`select 1 from review where id = any(${ids}::uuid[]) order by id for update`;
  await tx.reviewTrace.deleteMany({ where: { reviewId: { in: ids } } });
  await forgetConnections(tx, ids, tracedConnections);
}

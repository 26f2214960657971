import { transaction } from "../../../database/client/transaction.ts";
import type { CommandContext } from "../../command-context.ts";
import { notFound, unauthenticated } from "../../errors.ts";
import { lockOwnReview } from "../own.ts";

/**
 * Deletes the waiting proof of one of the viewer's own reviews. Returns the review's ID. Throws NOT_FOUND if none waits,
 * FORBIDDEN.
 */
export async function deleteReviewProof(context: CommandContext, reviewId: string): Promise<string> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  return transaction(context, async (tx) => {
    await lockOwnReview(tx, reviewId, viewer, true);
    const { count } = await tx.reviewProof.deleteMany({ where: { reviewId } });
    if (count === 0) throw notFound("Proof");
    return reviewId;
  });
}

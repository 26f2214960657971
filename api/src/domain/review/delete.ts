import { transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { unauthenticated } from "../errors.ts";
import { addHiddenReviewTombstones } from "./hidden-review-tombstone.ts";
import { lockOwnReview } from "./own.ts";

/**
 * Deletes the viewer's own review, with its votes, reports and answer; figures are right at once. Of one that was hidden it
 * is kept that it was, and why: the next one of the same software begins hidden, in another account with the same mailbox too.
 * Throws NOT_FOUND.
 */
export async function deleteReview(context: CommandContext, id: string): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transaction(context, async (tx) => {
    // What is kept of a hidden one refers to the account, which comes before software.
    const [author] = await tx.$queryRaw<{ email: string | null }[]>`
      select email from app_user where id = ${viewer.id}::uuid for key share`;
    const { softwareId, status, hiddenReason, isHeld } = await lockOwnReview(tx, id, viewer, true);
    if (status === "hidden") {
      const whose = { userId: viewer.id, email: author?.email ?? null, softwareId };
      await addHiddenReviewTombstones(tx, whose, { hiddenReason: hiddenReason ?? "", isHeld }, context);
    }
    await tx.review.delete({ where: { id } });
    await tx.idempotencyKey.deleteMany({ where: { userId: viewer.id, resultId: id } });
    await recomputeReviewCounters(tx, softwareId);
  });
}

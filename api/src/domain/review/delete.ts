import { transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { unauthenticated } from "../errors.ts";
import { addHiddenReviewTombstones } from "./hidden-review-tombstone.ts";
import { lockOwnReview } from "./own.ts";

/**
 * Deletes the viewer's own review with its votes, reports and answer, and updates all counters. If it was hidden, a tombstone
 * with the reason is kept, and the next review of the software starts hidden, also in another account with the same mailbox.
 * Throws NOT_FOUND.
 */
export async function deleteReview(context: CommandContext, id: string): Promise<void> {
  const { viewer } = context;
  if (!viewer) throw unauthenticated();
  await transaction(context, async (tx) => {
    // Lock order: accounts before software. The tombstone refers to the account.
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

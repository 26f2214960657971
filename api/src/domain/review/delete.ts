import { transaction } from "../../database/transaction.ts";
import type { Commanding } from "../commanding.ts";
import { unauthenticated } from "../errors.ts";
import { refreshReviewed } from "../figures/refresh.ts";
import { lockOwnReview } from "./own.ts";
import { withhold } from "./withheld.ts";

/**
 * Deletes the viewer's own review, with its votes, reports and answer; figures are right at once. Of one that was hidden it
 * is kept that it was, and why: the next one of the same software begins hidden, in another account with the same mailbox too.
 * Throws NOT_FOUND.
 */
export async function deleteReview(commanding: Commanding, id: string): Promise<void> {
  const { viewer } = commanding;
  if (!viewer) throw unauthenticated();
  await transaction(commanding, async (tx) => {
    // What is kept of a hidden one refers to the account, which comes before software.
    const [author] = await tx.$queryRaw<{ email: string | null }[]>`
      select email from app_user where id = ${viewer.id}::uuid for key share`;
    const { softwareId, status, hiddenReason, isHeld } = await lockOwnReview(tx, id, viewer, true);
    if (status === "hidden") {
      const whose = { userId: viewer.id, email: author?.email ?? null, softwareId };
      await withhold(tx, whose, { reason: hiddenReason ?? "", isHeld }, commanding);
    }
    await tx.review.delete({ where: { id } });
    await tx.idempotencyKey.deleteMany({ where: { userId: viewer.id, resultId: id } });
    await refreshReviewed(tx, softwareId);
  });
}

import { transaction } from "../../database/transaction.ts";
import type { Commanding } from "../commanding.ts";
import { unauthenticated } from "../errors.ts";
import { refreshReviewed } from "../figures/refresh.ts";
import { lockOwnReview } from "./own.ts";

/** Deletes the viewer's own review, with its votes, reports and answer; figures are right at once. Throws NOT_FOUND. */
export async function deleteReview(commanding: Commanding, id: string): Promise<void> {
  const { viewer } = commanding;
  if (!viewer) throw unauthenticated();
  await transaction(commanding, async (tx) => {
    const { softwareId } = await lockOwnReview(tx, id, viewer, true);
    await tx.review.delete({ where: { id } });
    await tx.idempotencyKey.deleteMany({ where: { userId: viewer.id, resultId: id } });
    await refreshReviewed(tx, softwareId);
  });
}

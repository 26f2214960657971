import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { lockReview } from "./lock.ts";

interface Verification {
  isVerified: boolean;
  ifUpdatedAt?: Date | null | undefined;
}

/**
 * Marks a review as verified or unverified, whatever a work address showed. Returns the review's ID. Throws NOT_FOUND,
 * FORBIDDEN, Conflict, RateLimited.
 */
export async function setReviewVerified(
  context: CommandContext,
  id: string,
  { isVerified, ifUpdatedAt }: Verification,
): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  return transaction(context, async (tx) => {
    const review = await lockReview(tx, id);
    requireUnchanged("review", review, ifUpdatedAt);
    if (review.isVerified === isVerified) return id;
    const verifiedBy = isVerified ? "admin" : null;
    await tx.review.update({ where: { id }, data: { isVerified, verifiedBy, workDomain: null } });
    await audit(tx, viewer, {
      action: isVerified ? "review.verify" : "review.unverify",
      subjectType: "review",
      subjectId: id,
      before: { isVerified: review.isVerified, verifiedBy: review.verifiedBy },
      after: { isVerified, verifiedBy },
    });
    return id;
  });
}

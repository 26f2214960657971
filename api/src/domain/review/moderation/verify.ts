import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { storedProofs, unproven } from "../../ranking/proofs.ts";
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
  const { now } = context;
  return transaction(context, async (tx) => {
    const review = await lockReview(tx, id);
    requireUnchanged("review", review, ifUpdatedAt);
    if (review.isVerified === isVerified) return id;
    const verifiedBy = isVerified ? "admin" : null;
    const proved = { isVerified, verifiedBy, verifiedAt: now, proofWeight: storedProofs.moderators };
    await tx.review.update({ where: { id }, data: { ...unproven, ...(isVerified && proved) } });
    await audit(tx, viewer, {
      action: isVerified ? "review.verify" : "review.unverify",
      subjectType: "review",
      subjectId: id,
      before: { isVerified: review.isVerified, verifiedBy: review.verifiedBy },
      after: { isVerified, verifiedBy },
    });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, review.softwareId);
    return id;
  });
}

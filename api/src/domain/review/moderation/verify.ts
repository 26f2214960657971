import type { Viewer } from "../../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import type { ProofKind } from "../../../inputs/index.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { storedProofs, unproven } from "../../ranking/proofs.ts";
import { requireImpartial } from "../proof/impartial.ts";
import { type LockedReview, lockReview } from "./lock.ts";

interface Verification {
  isVerified: boolean;
  ifUpdatedAt?: Date | null | undefined;
}

/**
 * Marks a review as verified or unverified, whatever a work address showed. Verifying deletes a waiting proof, which is not needed any
 * more, and tells its sender. Returns the review's ID. Throws NOT_FOUND, FORBIDDEN for one's own review or one of one's own company's
 * software, Conflict, RateLimited.
 */
export async function setReviewVerified(
  context: CommandContext,
  id: string,
  { isVerified, ifUpdatedAt }: Verification,
): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const review = await lockReview(tx, id);
    requireUnchanged("review", review, ifUpdatedAt);
    // A proof by a mailbox or by the source of an import weighs less than a moderator's.
    if (isVerified ? review.verifiedBy === "admin" : !review.isVerified) return id;
    await requireImpartial(tx, viewer.id, id);
    if (isVerified) {
      const { count } = await tx.reviewProof.deleteMany({ where: { reviewId: id } });
      if (count > 0) await queue.add(tx, "mail", { mail: "proof-accepted", reviewId: id });
      await confirmUse(tx, { viewer, now, proof: null }, review);
      return id;
    }
    await tx.review.update({ where: { id }, data: unproven });
    await audit(tx, viewer, {
      action: "review.unverify",
      subjectType: "review",
      subjectId: id,
      before: { isVerified: true, verifiedBy: review.verifiedBy },
      after: { isVerified: false, verifiedBy: null },
    });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, review.softwareId);
    return id;
  });
}

interface Confirmation {
  viewer: Viewer;
  now: Date;
  /** What the moderator was shown; null for no file. */
  proof: ProofKind | null;
}

/**
 * Verifies a locked review as its moderator, with the full weight of a proof of use. A work mailbox stays with it, and when it was proved: its
 * author stays in the group of their organisation. Call last in the transaction: it locks what every writer of reviews needs.
 */
export async function confirmUse(
  tx: Transaction,
  { viewer, now, proof }: Confirmation,
  { id, softwareId, isVerified, verifiedBy, verifiedAt }: LockedReview,
): Promise<void> {
  await tx.review.update({
    where: { id },
    data: {
      ...{ isVerified: true, verifiedBy: "admin", verifiedAt: now },
      ...{ proofKind: proof, proofWeight: storedProofs.moderators },
      ...(verifiedBy !== "admin" && { mailboxProvedAt: verifiedBy === "work_email" ? verifiedAt : null }),
    },
  });
  await audit(tx, viewer, {
    action: "review.verify",
    subjectType: "review",
    subjectId: id,
    before: { isVerified, verifiedBy },
    after: { isVerified: true, verifiedBy: "admin" },
  });
  await recomputeReviewCounters(tx, softwareId);
}

import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { type ProofKind, proofDecisionInput } from "../../../inputs/index.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict, checked } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { type LockedReview, lockReview } from "../moderation/lock.ts";
import { confirmUse } from "../moderation/verify.ts";
import { requireImpartial } from "./impartial.ts";

/**
 * Accepts or refuses a proof of use, and deletes its file. Accepting verifies the review; the author is notified of both. Returns the
 * review's ID. Throws InvalidInput, Conflict if it was decided, withdrawn, or the review was changed, NOT_FOUND, FORBIDDEN for the author's
 * and the vendor's own moderators, RateLimited.
 */
export async function decideReviewProof(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  const input = checked(proofDecisionInput, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { review, kind } = await lockProof(tx, id);
    await requireImpartial(tx, viewer.id, review.id);
    // Another moderator may have decided before the lock; and the sweep takes none.
    const { count } = await tx.reviewProof.deleteMany({ where: { id } });
    if (count === 0) throw noLongerWaiting();
    requireUnchanged("review", review, ifUpdatedAt);
    const isAccepted = input.decision === "accepted";
    await audit(tx, viewer, {
      action: isAccepted ? "proof.accept" : "proof.refuse",
      subjectType: "review",
      subjectId: review.id,
      before: { proof: kind, status: "waiting" },
      // The message is for the reviewer only.
      after: { proof: kind, status: input.decision, ...(!isAccepted && { reason: input.reason }) },
    });
    if (isAccepted) {
      await queue.add(tx, "mail", { mail: "proof-accepted", reviewId: review.id });
      // Last: it locks what every writer of reviews needs.
      await confirmUse(tx, { viewer, now, proof: kind }, review);
    } else {
      const { reason, message } = input;
      await queue.add(tx, "mail", { mail: "proof-refused", reviewId: review.id, reason, message });
    }
    return review.id;
  });
}

/** The review of a waiting proof, locked, and what the proof is. */
async function lockProof(tx: Transaction, id: string): Promise<{ review: LockedReview; kind: ProofKind }> {
  const found = await tx.reviewProof.findUnique({ where: { id }, select: { reviewId: true, kind: true } });
  if (!found) throw noLongerWaiting();
  return { review: await lockReview(tx, found.reviewId), kind: found.kind as ProofKind };
}

const noLongerWaiting = () =>
  new Conflict(
    "already-decided",
    "This proof is no longer waiting: it was decided, withdrawn, or deleted after 30 days.",
  );

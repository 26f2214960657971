import { consumeToken } from "../../../auth/tokens.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import { invalidProof, verifyEmailInput } from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { Conflict, checked, invalid } from "../../errors.ts";
import { publicReviewWhere } from "../../policy.ts";
import { organisationAt } from "../../ranking/organisations.ts";
import { storedProofs } from "../../ranking/proofs.ts";
import { lockReviews } from "../moderation/lock.ts";
import {
  flagSameMailbox,
  heldForModeration,
  reviewsOfMailbox,
  storeMailboxTrace,
} from "../traces/mailbox.ts";
import { readProof } from "./proof.ts";
import { isVendorDomain, worksAtVendor } from "./vendor.ts";

/** Shown after the link was opened, if moderators have to look at the review first. */
const thanks =
  "Thank you, your address is confirmed. Our moderators will look at the review before it is published and verified.";

/**
 * Verifies a review with a mailed token and stores the domain and a keyed hash of the mailbox; returns the review's ID. The
 * token is void once the review is edited, hidden or deleted, or if the address is the vendor's. If another review of the
 * software is from the same mailbox, this one is hidden and flagged instead, and Conflict is thrown. Throws InvalidInput.
 */
export async function verifyReview(context: CommandContext, given: unknown): Promise<string> {
  const { token: secret } = checked(verifyEmailInput, given);
  const { now } = context;
  const queue = await context.queue();
  const { id, isHeld } = await transaction(context, async (tx) => {
    const expired = () => invalid("token", invalidProof);
    const token = await consumeToken(tx, { secret, purpose: "work_email", now });
    if (!token?.userId) throw expired();
    const { reviewId: id, editedAt, domain: workDomain, macs } = readProof(token.payload);
    await lockReviews(tx, [id]);
    const where = { ...publicReviewWhere, id, editedAt, userId: token.userId, user: { suspendedAt: null } };
    const review = await tx.review.findFirst({ where, select: { softwareId: true, isVerified: true } });
    if (!review) throw expired();
    // The domain may have become the vendor's since the link was sent.
    if (await isVendorDomain(tx, review.softwareId, workDomain)) throw invalid("token", worksAtVendor);
    await storeMailboxTrace(tx, id, macs);
    const others = await reviewsOfMailbox(tx, { macs, except: id, now });
    const isNews = others.length > 0 && (await flagSameMailbox(tx, { reviewId: id, others, now }));
    // A verification by an administrator is not overwritten.
    if (review.isVerified) return { id, isHeld: false };
    if (isNews) {
      await hold(tx, { id, softwareId: review.softwareId, queue });
      return { id, isHeld: true };
    }
    const organisation = await organisationAt(tx, workDomain);
    await tx.review.update({
      where: { id },
      data: {
        ...{ isVerified: true, verifiedBy: "work_email", verifiedAt: now, workDomain, mailboxProvedAt: null },
        organisationId: organisation?.id ?? null,
        proofWeight: storedProofs[organisation?.isKnown ? "knownOrganisation" : "none"],
      },
    });
    // Where its author works is known only now.
    await queue.add(tx, "check-review", { reviewId: id });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, review.softwareId);
    return { id, isHeld: false };
  });
  if (isHeld) throw new Conflict("review-held", thanks);
  return id;
}

/** Hides a locked review until moderators have looked at it. */
async function hold(
  tx: Transaction,
  { id, softwareId, queue }: { id: string; softwareId: string; queue: JobQueue },
): Promise<void> {
  await tx.review.update({ where: { id }, data: { status: "hidden", ...heldForModeration } });
  await queue.add(tx, "mail", { mail: "review-held", reviewId: id });
  // Last: it locks what every writer of reviews needs.
  await recomputeReviewCounters(tx, softwareId);
}

import type { Viewer } from "../../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import {
  type FlagKind,
  type ReportReason,
  type ReviewStatusInput,
  reviewStatusInput,
} from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { checked } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { type LockedReview, lockReview } from "./lock.ts";

/**
 * Hides a review with a reason, or publishes it again; updates all counters and notifies the author. The author's reply to an
 * earlier decision is cleared. Returns the review's ID. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function setReviewStatus(
  context: CommandContext,
  id: string,
  given: unknown,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  const input = checked(reviewStatusInput, given);
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const review = await lockReview(tx, id);
    requireUnchanged("review", review, ifUpdatedAt);
    // Last: it locks what every writer of reviews needs.
    if (await changeStatus(tx, { viewer, queue }, review, input))
      await recomputeReviewCounters(tx, review.softwareId);
    return id;
  });
}

interface StatusChangeOptions {
  viewer: Viewer;
  queue: JobQueue;
  /** The kind of report or flag that led to it, for the public record; by default the moderators' own finding. */
  hiddenFor?: ReportReason | FlagKind;
}

/** Changes the status or reason of a locked review; true if the caller has to recompute counters. */
export async function changeStatus(
  tx: Transaction,
  { viewer, queue, hiddenFor }: StatusChangeOptions,
  review: LockedReview,
  { status, reason }: ReviewStatusInput,
): Promise<boolean> {
  const { id } = review;
  const isDecidedSo = status === "published" || (review.hiddenReason === reason && !review.isHeld);
  const isSame = review.status === status && isDecidedSo;
  if (isSame && review.authorReply === null) return false;
  // Read by the trigger that counts it. Always set: the one before it in this transaction may have had another kind.
  await tx.$executeRaw`select set_config('assay.hidden_for', ${hiddenFor ?? ""}, true)`;
  await tx.review.update({
    where: { id },
    data: { status, hiddenReason: reason, isHeld: false, authorReply: null, authorRepliedAt: null },
  });
  const isHidden = status === "hidden";
  await audit(tx, viewer, {
    action: isHidden ? "review.hide" : "review.publish",
    subjectType: "review",
    subjectId: id,
    before: { status: review.status, reason: review.hiddenReason },
    after: { status, reason },
  });
  await queue.add(tx, "mail", { mail: isHidden ? "review-hidden" : "review-published", reviewId: id });
  return review.status !== status;
}

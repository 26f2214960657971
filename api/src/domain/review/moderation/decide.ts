import type { Viewer } from "../../../auth/auth-context.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import {
  type FlagKind,
  type ModerationInput,
  moderationInput,
  type ReportReason,
} from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { Conflict, checked } from "../../errors.ts";
import { type LockedReview, lockFlags, lockReport, wantedFlags } from "./lock.ts";
import { changeStatus } from "./status.ts";

const alreadyDecided = (thing: string) =>
  new Conflict("already-decided", `Someone else has already decided this ${thing}`);

/**
 * Decides a report. Upholding hides the review with this reason, closes all other open reports of it, and notifies the author.
 * Returns the report's ID. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function decideReport(context: CommandContext, id: string, given: unknown): Promise<string> {
  const viewer = await administrator(context, "review.moderate");
  const input = checked(moderationInput, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { review, report } = await lockReport(tx, id);
    const reviewId = review.id;
    if (report?.status !== "open") throw alreadyDecided("report");
    const isUpheld = input.decision === "upheld";
    await tx.reviewReport.updateMany({
      where: isUpheld ? { reviewId, status: "open" } : { id },
      data: { status: input.decision, decidedAt: now },
    });
    await audit(tx, viewer, {
      action: isUpheld ? "report.uphold" : "report.dismiss",
      subjectType: "review",
      subjectId: reviewId,
      before: { report: id, reason: report.reason, status: "open" },
      after: { report: id, reason: report.reason, status: input.decision },
    });
    if (isUpheld)
      await hide(tx, { viewer, queue, kindOf: () => report.reason as ReportReason }, [review], input);
    return id;
  });
}

/**
 * Decides flags of reviews, all or none. Upholding hides the reviews with this reason and notifies their authors. Returns the
 * flags' IDs. Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function decideFlags(
  context: CommandContext,
  ids: readonly string[],
  given: unknown,
): Promise<string[]> {
  const viewer = await administrator(context, "review.moderate");
  const wanted = wantedFlags(ids);
  const input = checked(moderationInput, given);
  const { now } = context;
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const { reviews, flags } = await lockFlags(tx, wanted);
    if (flags.length < wanted.length || flags.some(({ status }) => status !== "open"))
      throw alreadyDecided("flag");
    await tx.reviewFlag.updateMany({
      where: { id: { in: wanted } },
      data: { status: input.decision, decidedAt: now },
    });
    const isUpheld = input.decision === "upheld";
    for (const { id, kind, reviewId } of flags)
      await audit(tx, viewer, {
        action: isUpheld ? "flag.uphold" : "flag.dismiss",
        subjectType: "review",
        subjectId: reviewId,
        before: { flag: id, kind, status: "open" },
        after: { flag: id, kind, status: input.decision },
      });
    const kindOf = ({ id }: LockedReview) => flags.find(({ reviewId }) => reviewId === id)?.kind as FlagKind;
    if (isUpheld) await hide(tx, { viewer, queue, kindOf }, reviews, input);
    return wanted;
  });
}

interface Hiding {
  viewer: Viewer;
  queue: JobQueue;
  /** The kind of report or flag because of which a review is hidden. */
  kindOf(review: LockedReview): ReportReason | FlagKind;
}

/**
 * Hides the locked reviews that no moderator has hidden yet, including those held for moderation, and recomputes the counters of
 * their software.
 */
async function hide(
  tx: Transaction,
  { viewer, queue, kindOf }: Hiding,
  reviews: readonly LockedReview[],
  { reason }: ModerationInput,
): Promise<void> {
  const undecided = reviews.filter(({ status, isHeld }) => status === "published" || isHeld);
  for (const review of undecided)
    await changeStatus(tx, { viewer, queue, hiddenFor: kindOf(review) }, review, {
      status: "hidden",
      reason,
    });
  if (undecided.length === 0) return;
  // Last: it locks what every writer of reviews needs.
  await recomputeReviewCounters(tx, ...new Set(undecided.map(({ softwareId }) => softwareId)));
}

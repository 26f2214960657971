import { isDeepStrictEqual } from "node:util";
import { transaction } from "../../database/client/transaction.ts";
import { reviewChange } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeReviewCounters } from "../counters/recompute.ts";
import { checked, unauthenticated } from "../errors.ts";
import { replaceOpinions } from "../feature/answer.ts";
import { unproven } from "../ranking/proofs.ts";
import { textWeightOf } from "../ranking/text-weights.ts";
import { lockOwnReview } from "./own.ts";
import { requireOthersSoftware } from "./subject.ts";

/**
 * Edits the viewer's own review: stores the earlier version, marks the review as edited, and ends its verification, also a
 * pending one. Does nothing if nothing changes. Throws InvalidInput, NOT_FOUND, FORBIDDEN if the viewer has joined the
 * software's company, RateLimited.
 */
export async function updateReview(context: CommandContext, id: string, given: unknown): Promise<string> {
  const { viewer, now, limits } = context;
  if (!viewer) throw unauthenticated();
  const { featureOpinions, ...change } = checked(reviewChange, given);
  await limits.spend(["review-changes:user", viewer.id]);
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const review = await lockOwnReview(tx, id, viewer);
    await requireOthersSoftware(tx, review.softwareId, viewer);
    const changed = Object.entries(change)
      .map(([name, value]) => [name, value ?? (name === "pros" || name === "cons" ? [] : null)] as const)
      .filter(([name, value]) => !isDeepStrictEqual(review[name as keyof typeof review], value));
    const isAnsweredAnew =
      featureOpinions !== undefined &&
      (await replaceOpinions(tx, { reviewId: id, softwareId: review.softwareId }, featureOpinions));
    if (changed.length === 0 && !isAnsweredAnew) return id;
    const { rating, title, content, pros, cons } = review;
    await tx.reviewRevision.create({
      data: { reviewId: id, rating, title, content, pros, cons, createdAt: now },
    });
    const written = { ...review, ...Object.fromEntries(changed) };
    await tx.review.update({
      where: { id },
      data: {
        ...Object.fromEntries(changed),
        ...unproven,
        textWeight: textWeightOf(written),
        editedAt: now,
      },
    });
    await tx.workAddress.deleteMany({ where: { reviewId: id } });
    await queue.add(tx, "check-review", { reviewId: id });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, review.softwareId);
    return id;
  });
}

import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { lockReview } from "./lock.ts";

/**
 * Deletes any review with its votes, reports and answer, updates all counters and notifies the author. Its text is not kept.
 * Throws Conflict, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function deleteReviewAsAdmin(
  context: CommandContext,
  id: string,
  ifUpdatedAt?: Date | null,
): Promise<void> {
  const viewer = await administrator(context, "review.moderate", "admin-deletions:user");
  const queue = await context.queue();
  await transaction(context, async (tx) => {
    const review = await lockReview(tx, id);
    requireUnchanged("review", review, ifUpdatedAt);
    const { userId, softwareId, rating, status, isVerified } = review;
    // Read by the trigger that counts it for the public record.
    await tx.$executeRaw`select set_config('assay.removed_by_moderator', 'yes', true)`;
    await tx.review.delete({ where: { id } });
    if (userId !== null) {
      // A retried write must not return a deleted review.
      await tx.idempotencyKey.deleteMany({ where: { userId, resultId: id } });
      const { name, isActive } = await tx.software.findUniqueOrThrow({
        where: { id: softwareId },
        select: { name: true, isActive: true },
      });
      await queue.add(tx, "mail", { mail: "review-removed", userId, softwareName: isActive ? name : null });
    }
    const before = { softwareId, rating, status, isVerified };
    await audit(tx, viewer, { action: "review.delete", subjectType: "review", subjectId: id, before });
    // Last: it locks what every writer of reviews needs.
    await recomputeReviewCounters(tx, softwareId);
  });
}

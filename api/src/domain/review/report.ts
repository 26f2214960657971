import { transaction } from "../../database/client/transaction.ts";
import { reportInput } from "../../inputs/index.ts";
import type { LimitKey } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { lockOthersReview } from "./opinions.ts";

/**
 * Reports another user's published review to the moderators, once per user; it stays published. Returns the review's ID.
 * Throws InvalidInput, Conflict, NOT_FOUND, FORBIDDEN for one's own, RateLimited.
 */
export async function reportReview(context: CommandContext, id: string, given: unknown): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const input = checked(reportInput, given);
  const counted: LimitKey = ["review-reports:user", viewer.id];
  await limits.spend(counted);
  try {
    await transaction(context, async (tx) => {
      await lockOthersReview(tx, id, viewer, "report");
      const { count } = await tx.reviewReport.createMany({
        data: [{ ...input, reviewId: id, userId: viewer.id, createdAt: now }],
        skipDuplicates: true,
      });
      if (count === 0) throw new Conflict("already-reported", "You have already reported this review");
    });
  } catch (error) {
    // What came to nothing is no report.
    await limits.refund(counted);
    throw error;
  }
  return id;
}

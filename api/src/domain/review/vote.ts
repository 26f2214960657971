import { transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import { recountHelpfulVotes } from "../counters/helpful-counts.ts";
import { unauthenticated } from "../errors.ts";
import { lockOthersReview } from "./opinions.ts";

/**
 * Marks another user's published review as helpful, or withdraws the vote. Idempotent. Returns the review's ID. Throws
 * NOT_FOUND, FORBIDDEN for one's own, RateLimited.
 */
export async function voteReview(context: CommandContext, id: string, isHelpful: boolean): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  await limits.spend(["review-votes:user", viewer.id]);
  const vote = { reviewId: id, userId: viewer.id };
  await transaction(context, async (tx) => {
    await lockOthersReview(tx, id, viewer, "vote on");
    if (isHelpful)
      await tx.reviewVote.createMany({ data: [{ ...vote, createdAt: now }], skipDuplicates: true });
    else await tx.reviewVote.deleteMany({ where: vote });
    await recountHelpfulVotes(tx, [id]);
  });
  return id;
}

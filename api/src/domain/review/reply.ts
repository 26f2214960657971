import { transaction } from "../../database/client/transaction.ts";
import { moderatorReply } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { lockOwnReview } from "./own.ts";

/**
 * Stores the author's reply to the moderators who hid the review, replacing an earlier one. Returns the review's ID. Throws
 * InvalidInput, Conflict if it is not hidden, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function replyToModerators(
  context: CommandContext,
  id: string,
  given: unknown,
): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const { reply } = checked(moderatorReply, given);
  await limits.spend(["review-replies:user", viewer.id]);
  await transaction(context, async (tx) => {
    const { status } = await lockOwnReview(tx, id, viewer);
    if (status !== "hidden")
      throw new Conflict("review-not-hidden", "This review is not hidden, so there is nothing to reply to");
    await tx.review.update({ where: { id }, data: { authorReply: reply, authorRepliedAt: now } });
  });
  return id;
}

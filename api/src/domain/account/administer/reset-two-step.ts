import { endSessions } from "../../../auth/stored-sessions.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { removeTwoStep } from "../two-step/change.ts";
import { lockUser } from "./lock.ts";

/**
 * Turns off two-step verification of a user who lost their app and their recovery codes; all their sessions end. Returns the user's
 * ID. Throws Conflict for oneself and for users without it, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function resetTwoStep(
  context: CommandContext,
  id: string,
  ifUpdatedAt?: Date | null,
): Promise<string> {
  const viewer = await administrator(context, "user.administer");
  if (id === viewer.id)
    throw new Conflict("own-account", "You can turn off your own two-step verification in your profile");
  const queue = await context.queue();
  return transaction(context, async (tx) => {
    const user = await lockUser(tx, viewer, id);
    requireUnchanged("account", user, ifUpdatedAt);
    if (!(await removeTwoStep(tx, id, context.now)))
      throw new Conflict("two-step-off", "Two-step verification is off");
    await endSessions(tx, id, { except: null });
    await queue.add(tx, "mail", { mail: "two-step-off", userId: id });
    await audit(tx, viewer, {
      action: "user.reset-two-step",
      subjectType: "user",
      subjectId: id,
      before: { hasTwoStep: true },
      after: { hasTwoStep: false },
    });
    return id;
  });
}

import { endSessions } from "../../../auth/stored-sessions.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { lockUser } from "./lock.ts";

interface Suspension {
  isSuspended: boolean;
  ifUpdatedAt?: Date | null | undefined;
}

/**
 * Suspends or reinstates an account. A suspended user is signed out everywhere, cannot sign in and gets no mail; their content
 * stays. Returns the user's ID. Throws Conflict for oneself, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function setUserSuspended(
  context: CommandContext,
  id: string,
  { isSuspended, ifUpdatedAt }: Suspension,
): Promise<string> {
  const { now } = context;
  const viewer = await administrator(context, "user.administer");
  if (isSuspended && id === viewer.id)
    throw new Conflict("own-account", "You cannot suspend your own account");
  return transaction(context, async (tx) => {
    const user = await lockUser(tx, viewer, id);
    requireUnchanged("account", user, ifUpdatedAt);
    const wasSuspended = user.suspendedAt !== null;
    if (wasSuspended === isSuspended) return id;
    await tx.user.update({ where: { id }, data: { suspendedAt: isSuspended ? now : null } });
    if (isSuspended) await endSessions(tx, id, { except: null });
    await audit(tx, viewer, {
      action: isSuspended ? "user.suspend" : "user.reinstate",
      subjectType: "user",
      subjectId: id,
      before: { isSuspended: wasSuspended },
      after: { isSuspended },
    });
    return id;
  });
}

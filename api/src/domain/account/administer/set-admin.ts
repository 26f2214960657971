import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { requireNotLastAdministrator } from "./last.ts";
import { lockUser } from "./lock.ts";

interface Grant {
  isAdmin: boolean;
  ifUpdatedAt?: Date | null | undefined;
}

/**
 * Grants or revokes the administrator role, effective from the user's next request. Returns the user's ID. Throws Conflict for
 * the last administrator and for users who cannot sign in, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function setUserAdmin(
  context: CommandContext,
  id: string,
  { isAdmin, ifUpdatedAt }: Grant,
): Promise<string> {
  const viewer = await administrator(context, "user.administer");
  return transaction(context, async (tx) => {
    const user = await lockUser(tx, viewer, id);
    if (!isAdmin) await requireNotLastAdministrator(tx, id);
    requireUnchanged("account", user, ifUpdatedAt);
    if (user.isAdmin === isAdmin) return id;
    if (isAdmin && user.email === null)
      throw new Conflict("cannot-sign-in", "This is the author of imported reviews, who cannot sign in");
    if (isAdmin && user.suspendedAt) throw new Conflict("account-suspended", "This account is suspended");
    await tx.user.update({ where: { id }, data: { isAdmin } });
    await audit(tx, viewer, {
      action: isAdmin ? "user.grant-admin" : "user.revoke-admin",
      subjectType: "user",
      subjectId: id,
      before: { isAdmin: user.isAdmin },
      after: { isAdmin },
    });
    return id;
  });
}

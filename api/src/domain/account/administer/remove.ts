import { transaction } from "../../../database/client/transaction.ts";
import { administrator } from "../../administrator.ts";
import { audit } from "../../audit/record.ts";
import type { CommandContext } from "../../command-context.ts";
import { Conflict } from "../../errors.ts";
import { requireUnchanged } from "../../optimistic-concurrency.ts";
import { removeUser } from "../delete-account.ts";
import { lockUser } from "./lock.ts";

/**
 * Deletes an account with its personal data; its reviews stay, shown as Anonymous. Only keyed hashes are kept to recognize the
 * person. Throws Conflict for oneself and the last administrator, NOT_FOUND, FORBIDDEN, RateLimited.
 */
export async function removeUserAsAdmin(
  context: CommandContext,
  id: string,
  ifUpdatedAt?: Date | null,
): Promise<void> {
  const viewer = await administrator(context, "user.administer", "admin-deletions:user");
  if (id === viewer.id)
    throw new Conflict(
      "own-account",
      "You cannot delete your own account here. You can delete it in your profile.",
    );
  const queue = await context.queue();
  await transaction(context, async (tx) => {
    const user = await lockUser(tx, viewer, id);
    requireUnchanged("account", user, ifUpdatedAt);
    await removeUser(tx, id, { ...context, queue });
    await audit(tx, viewer, {
      action: "user.delete",
      subjectType: "user",
      subjectId: id,
      before: { provider: user.provider, isAdmin: user.isAdmin, isSuspended: user.suspendedAt !== null },
    });
  });
}

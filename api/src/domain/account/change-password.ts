import { hashPassword } from "../../auth/passwords.ts";
import { revokeTokens } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { changePasswordInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, unauthenticated } from "../errors.ts";
import { accountOf } from "./own-account.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { revokeOtherAccess } from "./revoke-access.ts";

/**
 * Changes the viewer's password, or sets the first one; all their other sessions end, and their API tokens are revoked. Asks for a
 * code where there is two-step verification. Throws InvalidInput, RateLimited.
 */
export async function changePassword(context: CommandContext, given: unknown): Promise<void> {
  const { currentPassword, newPassword, code } = checked(changePasswordInput, given);
  const account = await accountOf(context);
  await reauthenticate(context, account, { password: currentPassword, code }, "currentPassword");
  const [passwordHash, queue] = await Promise.all([hashPassword(newPassword), context.queue()]);
  const { id } = account;
  await transaction(context, async (tx) => {
    // Of two concurrent changes the second one was authorized by an outdated password.
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: account.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw unauthenticated();
    await revokeOtherAccess(tx, id, { except: context.caller, now: context.now });
    await revokeTokens(tx, { userId: id, purpose: "reset_password", now: context.now });
    await queue.add(tx, "mail", { mail: "password-changed", userId: id });
  });
}

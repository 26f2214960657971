import { hashPassword, isPassword } from "../../auth/passwords.ts";
import { revokePasswordResetTokens } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { changePasswordInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { type Account, accountOf } from "./own-account.ts";
import { revokeOtherAccess } from "./revoke-access.ts";

/**
 * Changes the viewer's password, or sets the first one; all their other sessions end, and their API tokens are revoked. Throws
 * InvalidInput, RateLimited.
 */
export async function changePassword(context: CommandContext, given: unknown): Promise<void> {
  const { currentPassword, newPassword } = checked(changePasswordInput, given);
  const account = await accountOf(context);
  await requirePassword(context, account, "currentPassword", currentPassword);
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
    await revokePasswordResetTokens(tx, id, context.now);
    await queue.add(tx, "mail", { mail: "password-changed", userId: id });
  });
}

/** Throws InvalidInput at `path` unless it is the account's password, and RateLimited after ten guesses in a quarter of an hour. */
export async function requirePassword(
  { limits }: CommandContext,
  { id, passwordHash }: Account,
  path: string,
  password: string,
): Promise<void> {
  if (passwordHash === null) return;
  const guess = ["current-password:user", id] as const;
  await limits.spend(guess);
  if (!(await isPassword(passwordHash, password))) throw invalid(path, "Current password is incorrect");
  await limits.refund(guess);
}

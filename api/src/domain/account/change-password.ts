import { hashPassword, isPassword } from "../../auth/passwords.ts";
import { voidTokens } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { changePasswordInput } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { checked, invalid, unauthenticated } from "../errors.ts";
import { lockOthersOut } from "./lock-out.ts";
import { type Account, accountOf } from "./own-account.ts";

/**
 * Changes the viewer's password, or sets the first one; all their other sessions end, and their API tokens are revoked. Throws
 * InvalidInput, RateLimited.
 */
export async function changePassword(commanding: Commanding, given: unknown): Promise<void> {
  const { currentPassword, newPassword } = checked(changePasswordInput, given);
  const account = await accountOf(commanding);
  await demandPassword(commanding, account, "currentPassword", currentPassword);
  const [passwordHash, queue] = await Promise.all([hashPassword(newPassword), commanding.queue()]);
  const { id } = account;
  await transaction(commanding, async (tx) => {
    // Of two changes at once the later one knew a password that is none any more.
    const { count } = await tx.user.updateMany({
      where: { id, passwordHash: account.passwordHash },
      data: { passwordHash },
    });
    if (count === 0) throw unauthenticated();
    await lockOthersOut(tx, id, { except: commanding.caller, now: commanding.now });
    await voidTokens(tx, id, commanding.now);
    await queue.add(tx, "mail", { mail: "password-changed", userId: id });
  });
}

/** Throws InvalidInput at `path` unless it is the account's password, and RateLimited after ten guesses in a quarter of an hour. */
export async function demandPassword(
  { limits }: Commanding,
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

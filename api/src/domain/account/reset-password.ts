import { hashPassword } from "../../auth/passwords.ts";
import { consumeAllTokens, validToken } from "../../auth/tokens.ts";
import { transaction } from "../../database/client/transaction.ts";
import { resetPasswordInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked, invalid } from "../errors.ts";
import { revokeAccess } from "./revoke-access.ts";
import { accountNetworkLimit } from "./sign-in-limits.ts";

/**
 * Sets a new password with a mailed token, which also verifies the address. Ends all other sessions and revokes API tokens,
 * and everything created before the address was verified. Throws InvalidInput.
 */
export async function resetPassword(context: CommandContext, given: unknown): Promise<void> {
  const { token: secret, password } = checked(resetPasswordInput, given);
  const { now, prisma, caller } = context;
  const use = { secret, purpose: "reset_password", now } as const;
  const expired = () => invalid("token", "Failed to reset password. The link may be expired.");
  // Before the work of hashing, which anyone could make us do.
  if (!(await validToken(prisma, use))) throw expired();
  const [passwordHash, queue] = await Promise.all([hashPassword(password), context.queue()]);
  const { id: userId, emailKey } = await transaction(context, async (tx) => {
    const id = await consumeAllTokens(tx, use);
    if (id === null) throw expired();
    const changed = { passwordHash, isEmailVerified: true };
    const before = await tx.user.findUniqueOrThrow({ where: { id }, select: { isEmailVerified: true } });
    const user = await tx.user.update({ where: { id }, data: changed, select: { id: true, emailKey: true } });
    await revokeAccess(tx, { id, ...before }, { except: caller, now });
    await queue.add(tx, "mail", { mail: "password-changed", userId: id });
    return user;
  });
  // The failed attempts were for the old password.
  const { limits } = context;
  await limits.clear(["current-password:user", userId]);
  if (emailKey === null) return;
  await limits.clear(["sign-in:account", emailKey]);
  await limits.clear(accountNetworkLimit(caller.network, emailKey));
}

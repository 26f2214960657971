import { normalizeMailbox } from "../../auth/mailbox.ts";
import { transaction } from "../../database/client/transaction.ts";
import { emailInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked } from "../errors.ts";
import { emailKeyOf } from "./find.ts";

/** Has a link mailed by which a new password can be chosen. See `mailLink`. */
export const requestPasswordReset = mailLink("reset-password");

/** Sends the verification link again. See `mailLink`. */
export const resendVerification = mailLink("verify-email");

/**
 * The result and its timing are the same whether or not the address has an account: the job finds out whether a mail is sent.
 * Throws InvalidInput, RateLimited.
 */
function mailLink(mail: "reset-password" | "verify-email") {
  return async (context: CommandContext, given: unknown): Promise<void> => {
    const { prisma, limits, caller } = context;
    const { email } = checked(emailInput, given);
    const emailKey = emailKeyOf(email);
    await limits.spend(["mail:network", caller.network], ["mail:account", normalizeMailbox(email)]);
    const [user, queue] = await Promise.all([
      prisma.user.findUnique({ where: { emailKey }, select: { id: true } }),
      context.queue(),
    ]);
    await transaction(context, (tx) => queue.add(tx, "mail", { mail, userId: user?.id ?? null }));
  };
}

import { createToken } from "../../auth/tokens.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { mailOf } from "../../mail/templates.ts";
import type { MailContext, MailWriters } from "../mail/mail-writer.ts";

type Notice = "password-changed" | "two-step-on" | "two-step-off" | "recovery-code-used";
type AccountMail = "verify-email" | "reset-password" | Notice;

/** The mails about an account, which go to its user. */
export const accountMails: MailWriters<AccountMail> = {
  async "verify-email"(tx, { userId }, { site, now }) {
    const user = await recipient(tx, userId);
    if (!user || user.isProved) return null;
    const token = await createToken(tx, { purpose: "verify_email", userId: user.id, now: now() });
    return { to: user.email, ...mailOf("verify-email", { token }, { ...user, site }) };
  },
  async "reset-password"(tx, { userId }, { site, now }) {
    const user = await recipient(tx, userId);
    if (!user) return null;
    const token = await createToken(tx, { purpose: "reset_password", userId: user.id, now: now() });
    return { to: user.email, ...mailOf("reset-password", { token }, { ...user, site }) };
  },
  "password-changed": notice("password-changed"),
  "two-step-on": notice("two-step-on"),
  "two-step-off": notice("two-step-off"),
  "recovery-code-used": notice("recovery-code-used"),
};

/** Tells the owner of an account that its safety has changed. */
function notice(name: Notice) {
  return async (
    tx: Transaction,
    { userId }: { userId: string | null },
    { site }: Pick<MailContext, "site">,
  ) => {
    const user = await recipient(tx, userId);
    // Users with an unverified address must not be able to cause mail to it without limit.
    if (!user?.isProved) return null;
    return { to: user.email, ...mailOf<Notice>(name, {}, { ...user, site }) };
  };
}

/** The recipient of a mail; null if there is no account, no address, or the account is suspended. */
export async function recipient(tx: Transaction, userId: string | null) {
  if (userId === null) return null;
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { id: true, email: true, firstName: true, isEmailVerified: true, suspendedAt: true },
  });
  if (!user || user.email === null || user.suspendedAt) return null;
  const { id, email, firstName, isEmailVerified: isProved } = user;
  // Who typed the name may not be whose address it is.
  return { id, email, firstName: isProved ? firstName : null, isProved };
}

import { createToken, type TokenPurpose } from "../../auth/tokens.ts";
import type { Database } from "../../database/open.ts";
import { transaction } from "../../database/transaction.ts";
import type { AccountMail, JobData } from "../../jobs/enqueue.ts";
import { accountMail } from "../../mail/account-mails.ts";
import type { MailSite } from "../../mail/letter.ts";
import type { Mailer } from "../../mail/mail.ts";

/** What mails about accounts are made and sent with. */
export interface Mailing {
  database: Pick<Database, "prisma">;
  mailer: Mailer;
  site: MailSite;
  now(): Date;
}

/** The secret that each mail carries. */
const purposes: Record<AccountMail, TokenPurpose | null> = {
  "verify-email": "verify_email",
  "reset-password": "reset_password",
  "password-changed": null,
};

/**
 * Sends a mail about an account to its user; nothing where there is nobody to send it to, or nothing left to prove. Its
 * secret is made now, so that none waits in the queue; sent again, the mail carries another one. Throws MailError.
 */
export async function sendAccountMail(
  { database, mailer, site, now }: Mailing,
  { mail, userId }: JobData["mail"],
): Promise<void> {
  if (userId === null) return;
  const written = await transaction(database, async (tx) => {
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, firstName: true, isEmailVerified: true, suspendedAt: true },
    });
    if (!user?.email || user.suspendedAt) return null;
    if (mail === "verify-email" && user.isEmailVerified) return null;
    // Whoever has not proved an address may not have mail sent there as often as they like.
    if (mail === "password-changed" && !user.isEmailVerified) return null;
    const purpose = purposes[mail];
    const token = purpose && (await createToken(tx, { purpose, userId, now: now() }));
    return { to: user.email, ...accountMail(mail, { site, firstName: user.firstName, token }) };
  });
  // After the transaction: a mail server may take its time, and nobody else may wait for that.
  if (written) await mailer.send(written);
}

import { transaction } from "../../database/client/transaction.ts";
import type { MailJob, MailKind } from "../../jobs/enqueue.ts";
import { accountMails } from "../account/mails.ts";
import { companyMails } from "../company/mails.ts";
import { contactMails } from "../contact/mails.ts";
import { leadMails } from "../lead/mails.ts";
import { reviewMails } from "../review/mails.ts";
import { moderationMails } from "../review/moderation/mails.ts";
import { proofMails } from "../review/proof/mails.ts";
import { listingModerationMails } from "../software/moderation/mails.ts";
import { suggestionMails } from "../suggested-product/mails.ts";
import { tokenMails } from "../token/mails.ts";
import { webhookMails } from "../webhook/mails.ts";
import type { MailContext, MailWriter, MailWriters } from "./mail-writer.ts";

const writers: MailWriters<MailKind> = {
  ...accountMails,
  ...companyMails,
  ...reviewMails,
  ...moderationMails,
  ...proofMails,
  ...suggestionMails,
  ...listingModerationMails,
  ...leadMails,
  ...contactMails,
  ...tokenMails,
  ...webhookMails,
};

/** Sends the mail of a job, unless nothing is left to say. Done twice, it sends twice at most. Throws MailError. */
export async function sendMail(context: MailContext, job: MailJob): Promise<void> {
  const { database, mailer } = context;
  // Each writer takes what its own job says.
  const write = writers[job.mail] as MailWriter<MailKind>;
  const written = await transaction(database, (tx) => write(tx, job, context));
  if (!written) return;
  const { sent, ...mail } = written;
  // After the transaction, because a mail server may be slow.
  await mailer.send(mail);
  if (sent) await transaction(database, sent);
}

import type { Database } from "../../database/client/open.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { MailData } from "../../jobs/enqueue.ts";
import type { Mail, Mailer } from "../../mail/mail.ts";
import type { MailSite } from "../../mail/render.ts";

/** Services that mails are written and sent with. */
export interface MailContext {
  database: Pick<Database, "prisma">;
  mailer: Mailer;
  site: MailSite;
  now(): Date;
}

/** A mail to send. */
export interface OutgoingMail extends Mail {
  /** Done once it has left. */
  sent?(tx: Transaction): Promise<unknown>;
}

/**
 * Writes a mail from its job's data; null if there is no recipient or the mail is obsolete. Secrets are created now, so that
 * none waits in the queue; a retried mail has another one.
 */
export type MailWriter<Kind extends keyof MailData> = (
  tx: Transaction,
  data: MailData[Kind],
  context: Pick<MailContext, "site" | "now">,
) => Promise<OutgoingMail | null>;

export type MailWriters<Kinds extends keyof MailData> = { readonly [Kind in Kinds]: MailWriter<Kind> };

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
 * Writes a mail from what its job says; null where there is nobody to send it to any more, or nothing left to say. A
 * secret is made now, so that none waits in the queue; written again, the mail carries another one.
 */
export type MailWriter<Kind extends keyof MailData> = (
  tx: Transaction,
  data: MailData[Kind],
  context: Pick<MailContext, "site" | "now">,
) => Promise<OutgoingMail | null>;

export type MailWriters<Kinds extends keyof MailData> = { readonly [Kind in Kinds]: MailWriter<Kind> };

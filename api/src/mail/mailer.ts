import { isIP } from "node:net";
import { measureMail } from "../metrics/jobs.ts";
import type { Mailer } from "./mail.ts";
import { openOutbox } from "./outbox.ts";
import { openSmtp, type SmtpTimeouts } from "./smtp.ts";

export interface MailerOptions {
  /** smtp:// or smtps:// with user and password if needed; without it mails go to the outbox. */
  smtpUrl: string | undefined;
  /** Sender of all mails: "Assay <no-reply@assay.example>". */
  from: string;
  /** Folder of the outbox; created with the first mail. */
  outbox: string;
  /** Called with the file of each mail that is written to the outbox. */
  written(file: string): void;
  timeouts?: Partial<SmtpTimeouts>;
}

/** The transport of mails: SMTP or the outbox. It opens no connection before the first mail. */
export function createMailer({ smtpUrl, from, outbox, written, timeouts }: MailerOptions): Mailer {
  const mailer =
    smtpUrl === undefined
      ? openOutbox({ folder: outbox, from, written })
      : openSmtp({ url: smtpUrl, from, ...(timeouts && { timeouts }) });
  return { ...mailer, send: (mail) => measureMail(() => mailer.send(mail)) };
}

/** The default sender: the site's name, and "no-reply" at the host of its public address. */
export function defaultSender({ name, url }: { name: string; url: string }): string {
  const { hostname } = new URL(url);
  // A bare IP address is not a mail domain.
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
  // Quoted, so that a comma in the name does not begin a second sender.
  return `"${name.replace(/["\\]/g, "")}" <no-reply@${isNumber ? "localhost" : hostname}>`;
}

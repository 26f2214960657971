import type { SendMailOptions } from "nodemailer";

/** A mail to one person, saying the same as text and as HTML. */
export interface Mail {
  /** An address of mail, without a name. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Reply-To address, without a name; absent if replies go to the sender. */
  replyTo?: string;
  /** Unsubscribe link for mails of its kind: GET for people, POST for mail programs (RFC 8058). */
  offUrl?: string;
}

/** The transport of mails. */
export interface Mailer {
  /** Resolves when the server or outbox has accepted the mail; throws MailError if it does not. */
  send(mail: Mail): Promise<void>;
  /** Closes the connections and aborts pending mails. */
  close(): void;
}

/**
 * The reason why a mail was not sent. The message contains no address and no text of the mail, so it may be logged and stored.
 */
export class MailError extends Error {
  override name = "MailError";
}

/** The mail as nodemailer sends it, which adds Message-ID and Date. */
export function toMessage({ to, subject, text, html, replyTo, offUrl }: Mail, from: string): SendMailOptions {
  return {
    from,
    // As objects: in a string, a comma would begin a second recipient.
    to: { name: "", address: to },
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    subject,
    text,
    html,
    // Vacation responders do not answer such mails (RFC 3834).
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(offUrl !== undefined && { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" }),
    },
    ...(offUrl !== undefined && { list: { unsubscribe: offUrl } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

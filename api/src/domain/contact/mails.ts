import { type ContactTopic, defaultBranding } from "../../inputs/index.ts";
import { mailOf } from "../../mail/templates.ts";
import type { MailWriters } from "../mail/mail-writer.ts";

/** The mail with a visitor's message. */
export const contactMails: MailWriters<"contact-message"> = {
  async "contact-message"(tx, { messageId: id }, { site }) {
    const stored = await tx.contactMessage.findUnique({ where: { id } });
    if (!stored) return null;
    const { name, email, message } = stored;
    const data = { name, email, message, topic: stored.topic as ContactTopic };
    return {
      ...mailOf("contact-message", data, { site, firstName: null }),
      to: site.contact ?? defaultBranding.contact,
      replyTo: email,
      // The mail is all that remains of it.
      sent: ({ contactMessage }) => contactMessage.deleteMany({ where: { id } }),
    };
  },
};

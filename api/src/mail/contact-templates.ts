import type { ContactTopic } from "../inputs/index.ts";
import { contactTopicLabels } from "../inputs/index.ts";
import { inLine, type MailContent, type MailSite } from "./render.ts";

interface ContactMessage {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

/** Templates of mails to the people who run the site. */
export const contactTemplates = {
  "contact-message": ({ name: site, url }: MailSite, data: ContactMessage): MailContent => {
    const { name, email, topic, message } = data;
    const lines = message.split(/\r\n|[\r\n\u2028\u2029]/u).map(inLine);
    return {
      // Nothing that was typed: subjects are shown where mails are not.
      subject: `Contact form of ${site}: ${contactTopicLabels[topic]}`,
      heading: contactTopicLabels[topic],
      paragraphs: [`${inLine(name)} (${inLine(email)}) writes:`, ...lines.filter((line) => line !== "")],
      action: { label: "The contact form", url: `${url}/contact` },
      notes: [
        "Replies to this email go to them. Name and address are as they entered them: the address has not been verified.",
        `${site} does not keep the message.`,
      ],
      reason: `You received this email because it is the contact address of ${site}.`,
    };
  },
} as const;

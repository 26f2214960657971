import { inLine, type MailContent, type MailSite } from "./render.ts";

interface Proved {
  softwareName: string;
  title: string;
}

interface Refused extends Proved {
  /** A whole sentence. */
  reason: string;
  /** What the moderator added. */
  message: string | null;
}

const reviewOf = ({ softwareName, title }: Proved) =>
  `your review of ${inLine(softwareName)}, “${inLine(title)}”`;
const reviews = (url: string) => ({ label: "See your reviews", url: `${url}/profile?tab=reviews` });
const reason = (name: string) =>
  `You received this email because you sent a proof of use for a review on ${name}.`;

/** Templates of mails about proofs of use. */
export const proofTemplates = {
  "proof-accepted": ({ name, url }: MailSite, data: Proved): MailContent => ({
    subject: `Your proof of use on ${name} was accepted`,
    heading: "Your proof of use was accepted",
    paragraphs: [
      `Our moderators have confirmed the use for ${reviewOf(data)}. The review now says what was proved, and in which month.`,
      "We have deleted the file. If you edit the review, the label ends, and you can send a proof again.",
    ],
    action: reviews(url),
    notes: [],
    reason: reason(name),
  }),
  "proof-refused": ({ name, url }: MailSite, { reason: why, message, ...data }: Refused): MailContent => ({
    subject: `Your proof of use on ${name} was not accepted`,
    heading: "Your proof of use was not accepted",
    paragraphs: [
      `Our moderators have not accepted the proof for ${reviewOf(data)}.`,
      `The reason: ${why}${message === null ? "" : ` ${inLine(message)}`}`,
      "We have deleted the file. The review stays as it was, and nobody else learns of this. You can send another proof.",
    ],
    action: reviews(url),
    notes: [],
    reason: reason(name),
  }),
  "proof-expired": ({ name, url }: MailSite, data: Proved): MailContent => ({
    subject: `Your proof of use on ${name} was deleted`,
    heading: "Your proof of use was deleted",
    paragraphs: [
      `Our moderators did not get to the proof for ${reviewOf(data)} within 30 days, so we have deleted the file.`,
      "We are sorry. The review stays as it was, and you can send a proof again.",
    ],
    action: reviews(url),
    notes: [],
    reason: reason(name),
  }),
} as const;

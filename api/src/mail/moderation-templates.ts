import { inLine, type MailContent, type MailSite } from "./render.ts";

interface Decided {
  softwareName: string;
  title: string;
}

const asAuthor = (name: string) => `You get this mail because you wrote a review at ${name}.`;

/** The letters about what moderators decided. */
export const moderationTemplates = {
  "review-held": ({ name, url }: MailSite, { softwareName, title }: Decided): MailContent => ({
    subject: `Your review on ${name} waits for our moderators`,
    heading: "Your review waits for our moderators",
    paragraphs: [
      `Our moderators look at your review of ${inLine(softwareName)}, “${inLine(title)}”, before it is published. Until then only you and they can see it.`,
      "You need not do anything. We tell you what they decide. You can change the review, and write to the moderators, on your profile.",
    ],
    action: { label: "See your reviews", url: `${url}/profile?tab=reviews` },
    notes: [],
    reason: asAuthor(name),
  }),
  "review-hidden": (
    { name, url }: MailSite,
    { softwareName, title, reason }: Decided & { reason: string },
  ): MailContent => ({
    subject: `Your review on ${name} was hidden`,
    heading: "Your review was hidden",
    paragraphs: [
      `Our moderators have hidden your review of ${inLine(softwareName)}, “${inLine(title)}”. Only you and they can see it now.`,
      `The reason: ${inLine(reason)}`,
      "You can change the review, and answer the moderators, on your profile.",
    ],
    action: { label: "See your reviews", url: `${url}/profile?tab=reviews` },
    notes: [],
    reason: asAuthor(name),
  }),
  "review-published": (
    { name, url }: MailSite,
    { reviewId, softwareName, title }: Decided & { reviewId: string },
  ): MailContent => ({
    subject: `Your review on ${name} is published again`,
    heading: "Your review is published again",
    paragraphs: [
      `Our moderators have published your review of ${inLine(softwareName)}, “${inLine(title)}”, again. Everyone can read it.`,
    ],
    action: { label: "Read your review", url: `${url}/reviews/${reviewId}` },
    notes: [],
    reason: asAuthor(name),
  }),
  "review-removed": (
    { name, url }: MailSite,
    { softwareName }: Pick<Decided, "softwareName">,
  ): MailContent => ({
    subject: `Your review on ${name} was removed`,
    heading: "Your review was removed",
    paragraphs: [
      `Our moderators have removed your review of ${inLine(softwareName)}. It cannot be brought back.`,
      "If you think that this was a mistake, write to us.",
    ],
    action: { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: asAuthor(name),
  }),
  "listing-removed": (
    { name, url }: MailSite,
    { softwareName }: Pick<Decided, "softwareName">,
  ): MailContent => ({
    subject: `A product that you reviewed on ${name} was removed`,
    heading: "Your review went with its product",
    paragraphs: [
      `Our moderators have removed ${inLine(softwareName)} from ${name}, and with it every review of it, yours among them. They cannot be brought back.`,
      "This was decided of the product, not of what you wrote. If you think that it was a mistake, write to us.",
    ],
    action: { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: asAuthor(name),
  }),
} as const;

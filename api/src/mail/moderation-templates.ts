import { inLine, type MailContent, type MailSite } from "./render.ts";

interface Decided {
  softwareName: string;
  title: string;
}

interface Noticed {
  softwareId: string;
  softwareName: string;
}

interface NoticeSet extends Noticed {
  /** What was found, a whole sentence. */
  finding: string;
  statement: string;
  /** A date in words. */
  endsOn: string;
}

const asAuthor = (name: string) => `You received this email because you wrote a review on ${name}.`;

const asMember = (name: string) =>
  `You received this email because you are a member of the listing's company on ${name}.`;

/** Templates of mails about moderation decisions. */
export const moderationTemplates = {
  "review-held": ({ name, url }: MailSite, { softwareName, title }: Decided): MailContent => ({
    subject: `Your review on ${name} is waiting for our moderators`,
    heading: "Your review is waiting for our moderators",
    paragraphs: [
      `Our moderators will look at your review of ${inLine(softwareName)}, “${inLine(title)}”, before it is published. Until then, only you and they can see it.`,
      "You do not need to do anything. We will tell you what they decide. In your profile, you can edit the review and write to the moderators.",
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
      "In your profile, you can edit the review and reply to the moderators.",
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
      `Our moderators have removed your review of ${inLine(softwareName)}. It cannot be restored.`,
      "If you think this was a mistake, contact us.",
    ],
    action: { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: asAuthor(name),
  }),
  "manipulation-notice": (
    { name, url }: MailSite,
    { softwareId, softwareName, finding, statement, endsOn }: NoticeSet,
  ): MailContent => ({
    subject: `A notice of manipulation on a listing of your company on ${name}`,
    heading: "Your listing has a notice of manipulation",
    paragraphs: [
      `Our moderators have set a notice of manipulation on ${inLine(softwareName)}. Its page shows it until ${endsOn}.`,
      `What they found: ${finding}`,
      `What the page says about it: ${inLine(statement)}`,
      "The notice does not change the rating. If you think that it is a mistake, contact us.",
    ],
    action: { label: "See the listing", url: `${url}/software/${softwareId}` },
    notes: [],
    reason: asMember(name),
  }),
  "manipulation-notice-removed": (
    { name, url }: MailSite,
    { softwareId, softwareName }: Noticed,
  ): MailContent => ({
    subject: `A notice of manipulation was removed from a listing of your company on ${name}`,
    heading: "Your listing has no notice of manipulation any more",
    paragraphs: [
      `Our moderators have removed the notice of manipulation from ${inLine(softwareName)}. Its page no longer shows it.`,
    ],
    action: { label: "See the listing", url: `${url}/software/${softwareId}` },
    notes: [],
    reason: asMember(name),
  }),
  "listing-removed": (
    { name, url }: MailSite,
    { softwareName }: Pick<Decided, "softwareName">,
  ): MailContent => ({
    subject: `A product that you reviewed on ${name} was removed`,
    heading: "Your review was removed with its product",
    paragraphs: [
      `Our moderators have removed ${inLine(softwareName)} from ${name}, along with all its reviews, including yours. They cannot be restored.`,
      "This decision was about the product, not about your review. If you think it was a mistake, contact us.",
    ],
    action: { label: "Contact us", url: `${url}/contact` },
    notes: [],
    reason: asAuthor(name),
  }),
} as const;

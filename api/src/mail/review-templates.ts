import { inLine, type MailContent, type MailSite, unlinked } from "./render.ts";

interface Thanks {
  reviewId: string;
  softwareId: string;
  softwareName: string;
  title: string;
}

interface Answered {
  reviewId: string;
  companyName: string;
  softwareName: string;
}

interface NewReview {
  companyName: string;
  reviewId: string;
  softwareName: string;
  /** 1 to 5. */
  rating: number;
  title: string;
}

interface Proof {
  /** The secret of the link. */
  token: string;
  /** Null if a user chose the text and the recipient is a stranger. */
  softwareName: string | null;
}

/** Templates of mails about reviews. */
export const reviewTemplates = {
  "review-thanks": (
    { name, url }: MailSite,
    { reviewId, softwareId, softwareName, title }: Thanks,
  ): MailContent => ({
    subject: `Thank you for your review on ${name}`,
    heading: "Thank you for your review",
    paragraphs: [
      `Your review of ${inLine(softwareName)} is published: “${inLine(title)}”.`,
      "People choosing software can read it now. If your opinion changes, you can edit your review.",
    ],
    action: { label: "Read your review", url: `${url}/reviews/${reviewId}` },
    also: {
      label: "Edit your review",
      url: `${url}/write-a-review/review-form?products=${softwareId}&edit=review`,
    },
    notes: [],
    reason: `You received this email because a review was written with your account on ${name}.`,
  }),
  "review-answered": (
    { name, url }: MailSite,
    { reviewId, companyName, softwareName }: Answered,
  ): MailContent => ({
    subject: `Your review on ${name} has an answer`,
    heading: "Your review has an answer",
    paragraphs: [
      // The answer's text is not mailed, so that vendors cannot mail arbitrary text to reviewers.
      `${unlinked(companyName) ?? "Its vendor"} has answered your review of ${(softwareName && unlinked(softwareName)) ?? "a product"}, publicly.`,
      "You do not need to do anything. If your opinion has changed, you can edit your review.",
    ],
    action: { label: "Read the answer", url: `${url}/reviews/${reviewId}` },
    notes: [],
    reason: `You received this email because a review was written with your account on ${name}.`,
  }),
  "new-review": (
    { name, url }: MailSite,
    { companyName, reviewId, softwareName, rating, title }: NewReview,
  ): MailContent => ({
    subject: `New review of ${inLine(softwareName)} on ${name}`,
    heading: "A new review",
    paragraphs: [
      // Anyone can write a review, so a title that looks like a link is left out.
      `${inLine(softwareName)} has a new review with ${rating} of 5 stars${unlinked(title) === null ? "" : `: “${inLine(title)}”`}.`,
      "You can answer it publicly. A short answer to what the review says helps everyone who reads both.",
    ],
    action: { label: "Read the review", url: `${url}/reviews/${reviewId}` },
    notes: [],
    reason: `You received this email because you are a member of ${inLine(companyName)} on ${name}.`,
  }),
  "verify-review": ({ name, url }: MailSite, { token, softwareName }: Proof): MailContent => ({
    subject: `Confirm your work address for ${name}`,
    heading: "Confirm your work address",
    paragraphs: [
      // The requester chooses the address, so the mail contains none of their text and no foreign links.
      `The author of a review of ${(softwareName && unlinked(softwareName)) ?? "a product"} says that this is their work address. Open the link to confirm it. The review can then be labeled “Verified Reviewer”.`,
    ],
    action: { label: "Confirm my address", url: `${url}/verify-review?token=${encodeURIComponent(token)}` },
    notes: [
      "The link works once, within 24 hours, and only while the review is unchanged.",
      "We keep only the domain of this address, which only you and administrators can see, and a keyed hash that recognizes another review of the product from the same mailbox.",
      "If you did not write a review, ignore this email.",
    ],
    reason: `You received this email because this address was given for a review on ${name}.`,
  }),
} as const;

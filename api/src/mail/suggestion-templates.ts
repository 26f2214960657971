import { inLine, type MailContent, type MailSite } from "./render.ts";

interface Accepted {
  /** As its author called it. */
  productName: string;
  softwareName: string;
  softwareId: string;
  /** True if the review that waited was sent in. */
  isReviewSent: boolean;
  /** Why the review that waited was not published, a whole sentence; null if it was, or there was none. */
  problem: string | null;
}

interface Refused {
  productName: string;
  /** A whole sentence. */
  reason: string;
  /** What the administrator added. */
  message: string | null;
  /** True if a review waited with it. */
  hasReview: boolean;
}

const reason = (name: string) => `You received this email because you suggested a product on ${name}.`;

function aboutReview({ isReviewSent, problem }: Accepted): string {
  if (problem !== null)
    return `The review that you had written could not be published. ${problem} You can still read and copy it in your profile, among your suggestions.`;
  if (isReviewSent) return "The review that you had written was sent in, by the rules of every review.";
  return "If you use it, you can review it now.";
}

/** Templates of mails about suggested products. */
export const suggestionTemplates = {
  "suggestion-accepted": ({ name, url }: MailSite, data: Accepted): MailContent => ({
    subject: `The product you suggested is listed on ${name}`,
    heading: "The product you suggested is listed",
    paragraphs: [
      `Thank you for suggesting ${inLine(data.productName)}. It is listed as ${inLine(data.softwareName)}.`,
      aboutReview(data),
    ],
    action: { label: "See the listing", url: `${url}/software/${data.softwareId}` },
    notes: [],
    reason: reason(name),
  }),
  "suggestion-refused": (
    { name, url }: MailSite,
    { productName, message, ...data }: Refused,
  ): MailContent => ({
    subject: `The product you suggested on ${name} is not listed`,
    heading: "The product you suggested is not listed",
    paragraphs: [
      `Thank you for suggesting ${inLine(productName)}. We have decided not to list it.`,
      `The reason: ${data.reason}${message === null ? "" : ` ${inLine(message)}`}`,
      data.hasReview
        ? "The review that you had written was not published. You can read and copy it in your profile, among your suggestions, for half a year."
        : "You can suggest it again if something has changed.",
    ],
    action: { label: "See your suggestions", url: `${url}/profile?tab=suggestions` },
    notes: [],
    reason: reason(name),
  }),
} as const;

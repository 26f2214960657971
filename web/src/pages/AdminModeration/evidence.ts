import { formatCount } from "~/ui/count";

/** A finding of the integrity checks as a sentence, from a flag's kind and evidence as the API returns them. */
export function describeEvidence(kind: string, evidence: unknown): string {
  const found = (evidence ?? {}) as Record<string, unknown>;
  const number = (name: string) => (typeof found[name] === "number" ? found[name] : 0);
  switch (kind) {
    case "NEAR_DUPLICATE":
      return `Its text is ${Math.round(number("similarity") * 100)}% identical to another review.`;
    case "BURST":
      return `${formatCount(number("reviews"))} reviews of this software were written within ${number("hours")} hours. The usual rate is ${shownRate(number("usualPerDay"))}.${shownRarity(number("oneIn"), number("historyDays"))}`;
    case "SAME_DOMAIN":
      return `${formatCount(number("reviews"))} people from the same organization reviewed this software within ${number("days")} days.`;
    case "OWN_COMPANY":
      return "Its author has joined the company that makes this software.";
    case "HIDDEN_BEFORE":
      return found["isOfOtherAccount"]
        ? "Another account with the same mailbox had deleted a hidden review of this software. This review was therefore hidden from the start."
        : "Its author had deleted a hidden review of this software. This review was therefore hidden from the start.";
    case "SAME_MAILBOX":
      return `${formatCount(number("reviews"))} reviews of this software were written or verified with the same mailbox. If this one is hidden, it stays hidden until you publish it from its details.`;
    case "RING":
      return `${formatCount(number("accounts"))} accounts reviewed the same products within ${number("days")} days; ${formatCount(number("reviews"))} of them reviewed this one. Chance and the popularity of these products do not explain it.`;
    case "SHARED_ORGANISATION":
      return `${formatCount(number("reviews"))} of the ${formatCount(number("provenReviews"))} reviews with a proved work mailbox of the last ${number("days")} days come from one organization. A large customer looks the same.`;
    case "NEW_ORGANISATIONS":
      return `${formatCount(number("reviews"))} of the ${formatCount(number("provenReviews"))} reviews with a proved work mailbox of the last ${number("days")} days come from ${formatCount(number("organisations"))} organizations that had none before. On other listings, ${shownShare(number("usualShare"))} do.`;
    case "RATING_GAP":
      return `${formatCount(number("unprovenReviews"))} reviews of the last ${number("days")} days by reviewers who are not proven give ${number("unprovenMean").toFixed(1)} stars on average, ${formatCount(number("provenReviews"))} proven reviewers give ${number("provenMean").toFixed(1)}. This is one of ${formatCount(number("reviews"))} on that side.`;
    default:
      return "Unusual activity was detected.";
  }
}

/** Rates below one a day are shown per month. */
function shownRate(perDay: number): string {
  if (perDay >= 1) return `${Math.round(perDay * 10) / 10} a day`;
  const perMonth = Math.round(perDay * 30);
  return perMonth < 1 ? "fewer than one a month" : `about ${perMonth} a month`;
}

/** How rare such a day is by the listing's own history; flags of earlier versions do not tell. */
function shownRarity(oneIn: number, historyDays: number): string {
  if (oneIn < 1) return "";
  return ` By its last ${formatCount(historyDays)} days, fewer than one day in ${formatCount(oneIn)} would have as many.`;
}

const shownShare = (share: number) => (share < 0.01 ? "fewer than 1%" : `${Math.round(share * 100)}%`);

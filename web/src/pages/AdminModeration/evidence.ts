import { formatCount } from "~/ui/count";

/** A finding of the integrity checks as a sentence, from a flag's kind and evidence as the API returns them. */
export function describeEvidence(kind: string, evidence: unknown): string {
  const found = (evidence ?? {}) as Record<string, unknown>;
  const number = (name: string) => (typeof found[name] === "number" ? found[name] : 0);
  switch (kind) {
    case "NEAR_DUPLICATE":
      return `Its text is ${Math.round(number("similarity") * 100)}% identical to another review.`;
    case "BURST":
      return `${formatCount(number("reviews"))} reviews of this software were written within ${number("hours")} hours. The usual rate is ${shownRate(number("usualPerDay"))}.`;
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

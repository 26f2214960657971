import type { Transaction } from "../../database/client/transaction.ts";
import {
  type SuggestedReviewProblem,
  type SuggestionRefusal,
  suggestedReviewProblemSentences,
  suggestionRefusalSentences,
} from "../../inputs/index.ts";
import { mailOf } from "../../mail/templates.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/mail-writer.ts";

/** Mails about suggested products to their authors, only to verified addresses. */
export const suggestionMails: MailWriters<"suggestion-accepted" | "suggestion-refused"> = {
  async "suggestion-accepted"(tx, { suggestionId, isReviewSent }, { site }) {
    const suggestion = await suggested(tx, suggestionId);
    // A Draft is known to its company only.
    if (!suggestion?.software?.isActive) return null;
    const { user, name, software, reviewProblem } = suggestion;
    const data = {
      productName: name,
      softwareName: software.name,
      softwareId: software.id,
      isReviewSent,
      problem: reviewProblem && suggestedReviewProblemSentences[reviewProblem as SuggestedReviewProblem],
    };
    return { to: user.email, ...mailOf("suggestion-accepted", data, { ...user, site }) };
  },
  async "suggestion-refused"(tx, { suggestionId }, { site }) {
    const suggestion = await suggested(tx, suggestionId);
    if (!suggestion?.reason) return null;
    const { user, name, reason, message, review } = suggestion;
    const data = {
      productName: name,
      reason: suggestionRefusalSentences[reason as SuggestionRefusal],
      message,
      hasReview: review !== null,
    };
    return { to: user.email, ...mailOf("suggestion-refused", data, { ...user, site }) };
  },
};

/** A suggestion, and its author if mail reaches them. */
async function suggested(tx: Transaction, id: string) {
  const select = { id: true, name: true, isActive: true } as const;
  const found = await tx.suggestedProduct.findUnique({ where: { id }, include: { software: { select } } });
  const user = found && (await recipient(tx, found.userId));
  return found && user?.isProved ? { ...found, user } : null;
}

import type { Transaction } from "../../../database/client/transaction.ts";
import { proofRefusalSentences } from "../../../inputs/index.ts";
import { mailOf } from "../../../mail/templates.ts";
import { recipient } from "../../account/mails.ts";
import type { MailWriters } from "../../mail/mail-writer.ts";

/** Mails about proofs of use to the review's author, only to verified addresses. */
export const proofMails: MailWriters<"proof-accepted" | "proof-refused" | "proof-expired"> = {
  async "proof-accepted"(tx, { reviewId }, { site }) {
    // Not if the acceptance was taken back since, or ended with an edit.
    const about = await proved(tx, { id: reviewId, verifiedBy: "admin" });
    if (!about) return null;
    const { user, ...data } = about;
    return { to: user.email, ...mailOf("proof-accepted", data, { ...user, site }) };
  },
  async "proof-refused"(tx, { reviewId, reason, message }, { site }) {
    const about = await proved(tx, { id: reviewId });
    if (!about) return null;
    const { user, ...data } = about;
    const refusal = { ...data, reason: proofRefusalSentences[reason], message };
    return { to: user.email, ...mailOf("proof-refused", refusal, { ...user, site }) };
  },
  async "proof-expired"(tx, { reviewId }, { site }) {
    const about = await proved(tx, { id: reviewId });
    if (!about) return null;
    const { user, ...data } = about;
    return { to: user.email, ...mailOf("proof-expired", data, { ...user, site }) };
  },
};

/** A review's title and product, and its author if mail reaches them. */
async function proved(tx: Transaction, where: { id: string; verifiedBy?: string }) {
  const select = { userId: true, title: true, software: { select: { name: true, isActive: true } } } as const;
  const review = await tx.review.findFirst({ where, select });
  const user = review && (await recipient(tx, review.userId));
  if (!review || !user?.isProved) return null;
  const { title, software } = review;
  // A Draft may have a new name by now, which is known to its company only.
  return { user, title, softwareName: software.isActive ? software.name : "a product" };
}

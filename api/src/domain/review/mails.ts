import { createToken } from "../../auth/tokens.ts";
import { mailOf } from "../../mail/letters.ts";
import { recipient } from "../account/mails.ts";
import type { MailWriters } from "../mail/writing.ts";
import { publicReviewWhere } from "../policy.ts";
import { proofOf } from "./verification/proof.ts";

/** The mails about a review. */
export const reviewMails: MailWriters<"review-thanks" | "review-answered" | "verify-review"> = {
  async "review-thanks"(tx, { reviewId }, { site }) {
    const review = await tx.review.findFirst({
      where: { id: reviewId, ...publicReviewWhere },
      select: { userId: true, title: true, software: { select: { id: true, name: true } } },
    });
    if (!review) return null;
    const user = await recipient(tx, review.userId);
    // Whoever has not proved an address may not have mail sent there as often as they like.
    if (!user?.isProved) return null;
    const { title, software } = review;
    const data = { reviewId, softwareId: software.id, softwareName: software.name, title };
    return { to: user.email, ...mailOf("review-thanks", data, { ...user, site }) };
  },
  async "review-answered"(tx, { reviewId }, { site }) {
    const review = await tx.review.findFirst({
      where: { id: reviewId, ...publicReviewWhere },
      select: {
        userId: true,
        software: { select: { name: true } },
        answer: { select: { company: { select: { name: true } } } },
      },
    });
    if (!review?.answer) return null;
    const user = await recipient(tx, review.userId);
    if (!user?.isProved) return null;
    const { answer, software } = review;
    const data = { reviewId, companyName: answer.company.name, softwareName: software.name };
    return { to: user.email, ...mailOf("review-answered", data, { ...user, site }) };
  },
  async "verify-review"(tx, { reviewId }, { site, now }) {
    const waiting = await tx.workAddress.findUnique({ where: { reviewId } });
    if (!waiting) return null;
    const review = await tx.review.findFirst({
      where: { id: reviewId, ...publicReviewWhere, isVerified: false, user: { suspendedAt: null } },
      select: { userId: true, editedAt: true, software: { select: { name: true } } },
    });
    if (!review?.userId) {
      await tx.workAddress.delete({ where: { reviewId } });
      return null;
    }
    const payload = proofOf({ id: reviewId, editedAt: review.editedAt }, waiting.email);
    const making = { purpose: "work_email", userId: review.userId, payload, now: now() } as const;
    const data = { token: await createToken(tx, making), softwareName: review.software.name };
    return {
      to: waiting.email,
      // To whom the author says it is, not to whom it is: no name.
      ...mailOf("verify-review", data, { firstName: null, site }),
      // Not one that came to wait since.
      sent: ({ workAddress }) =>
        workAddress.deleteMany({ where: { reviewId, createdAt: waiting.createdAt } }),
    };
  },
};

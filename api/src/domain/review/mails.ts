import { createToken } from "../../auth/tokens.ts";
import { mailOf } from "../../mail/templates.ts";
import type { MailWriters } from "../mail/mail-writer.ts";
import { optionalMail } from "../mail/optional.ts";
import { publicReviewWhere } from "../policy.ts";
import { proofOf } from "./verification/proof.ts";

/** The mails about a review. */
export const reviewMails: MailWriters<"review-thanks" | "review-answered" | "new-review" | "verify-review"> =
  {
    async "review-thanks"(tx, { reviewId }, mailing) {
      const review = await tx.review.findFirst({
        where: { id: reviewId, ...publicReviewWhere },
        select: { userId: true, title: true, software: { select: { id: true, name: true } } },
      });
      if (!review) return null;
      const { userId, title, software } = review;
      const data = { reviewId, softwareId: software.id, softwareName: software.name, title };
      return optionalMail(tx, { mail: "review-thanks", userId, data }, mailing);
    },
    async "new-review"(tx, { reviewId, userId }, mailing) {
      const review = await tx.review.findFirst({
        where: { id: reviewId, ...publicReviewWhere },
        select: {
          rating: true,
          title: true,
          software: {
            select: {
              name: true,
              company: { select: { name: true, members: { where: { userId }, take: 1 } } },
            },
          },
        },
      });
      const company = review?.software.company;
      // The user has left the company since.
      if (!review || !company || company.members.length === 0) return null;
      const { rating, title, software } = review;
      const data = { companyName: company.name, reviewId, softwareName: software.name, rating, title };
      return optionalMail(tx, { mail: "new-review", userId, data }, mailing);
    },
    async "review-answered"(tx, { reviewId }, mailing) {
      const review = await tx.review.findFirst({
        where: { id: reviewId, ...publicReviewWhere },
        select: {
          userId: true,
          software: { select: { name: true } },
          answer: { select: { company: { select: { name: true } } } },
        },
      });
      if (!review?.answer) return null;
      const { userId, answer, software } = review;
      const data = { reviewId, companyName: answer.company.name, softwareName: software.name };
      return optionalMail(tx, { mail: "review-answered", userId, data }, mailing);
    },
    async "verify-review"(tx, { reviewId }, { site, now }) {
      const waiting = await tx.workAddress.findUnique({ where: { reviewId } });
      if (!waiting) return null;
      const review = await tx.review.findFirst({
        where: { id: reviewId, ...publicReviewWhere, isVerified: false, user: { suspendedAt: null } },
        select: {
          userId: true,
          editedAt: true,
          software: { select: { name: true, company: { select: { isVerified: true } } } },
        },
      });
      if (!review?.userId) {
        await tx.workAddress.delete({ where: { reviewId } });
        return null;
      }
      const payload = proofOf({ id: reviewId, editedAt: review.editedAt }, waiting);
      const making = { purpose: "work_email", userId: review.userId, payload, now: now() } as const;
      // Vendors choose product names freely, so only names of verified companies are mailed to strangers.
      const softwareName = review.software.company?.isVerified ? review.software.name : null;
      const data = { token: await createToken(tx, making), softwareName };
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

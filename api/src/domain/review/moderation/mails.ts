import { mailOf } from "../../../mail/templates.ts";
import { recipient } from "../../account/mails.ts";
import type { MailWriters } from "../../mail/mail-writer.ts";

/**
 * Mails about moderators' decisions to the review's author, only to verified addresses. Not sent if the decision was changed
 * since.
 */
export const moderationMails: MailWriters<
  "review-held" | "review-hidden" | "review-published" | "review-removed" | "listing-removed"
> = {
  async "review-held"(tx, { reviewId }, { site }) {
    const review = await tx.review.findFirst({
      where: { id: reviewId, isHeld: true },
      select: reviewColumns,
    });
    const user = review && (await recipient(tx, review.userId));
    if (!review || !user?.isProved) return null;
    const data = { softwareName: publicName(review.software), title: review.title };
    return { to: user.email, ...mailOf("review-held", data, { ...user, site }) };
  },
  async "review-hidden"(tx, { reviewId }, { site }) {
    const review = await tx.review.findFirst({
      where: { id: reviewId, status: "hidden" },
      select: reviewColumns,
    });
    const user = review && (await recipient(tx, review.userId));
    if (!review || !user?.isProved) return null;
    const { title, hiddenReason, software } = review;
    const data = { softwareName: publicName(software), title, reason: hiddenReason ?? "" };
    return { to: user.email, ...mailOf("review-hidden", data, { ...user, site }) };
  },
  async "review-published"(tx, { reviewId }, { site }) {
    const review = await tx.review.findFirst({
      where: { id: reviewId, status: "published" },
      select: reviewColumns,
    });
    const user = review && (await recipient(tx, review.userId));
    if (!review || !user?.isProved) return null;
    const data = { reviewId, softwareName: publicName(review.software), title: review.title };
    return { to: user.email, ...mailOf("review-published", data, { ...user, site }) };
  },
  async "review-removed"(tx, { userId, softwareName }, { site }) {
    const user = await recipient(tx, userId);
    if (!user?.isProved) return null;
    const data = { softwareName: softwareName ?? unnamed };
    return { to: user.email, ...mailOf("review-removed", data, { ...user, site }) };
  },
  async "listing-removed"(tx, { userId, softwareName }, { site }) {
    const user = await recipient(tx, userId);
    if (!user?.isProved) return null;
    const data = { softwareName: softwareName ?? unnamed };
    return { to: user.email, ...mailOf("listing-removed", data, { ...user, site }) };
  },
};

/** A Draft may have a new name by now, which is known to its company only. */
const publicName = ({ isActive, name }: { isActive: boolean; name: string }) => (isActive ? name : unnamed);
const unnamed = "a product";

const reviewColumns = {
  userId: true,
  title: true,
  hiddenReason: true,
  software: { select: { name: true, isActive: true } },
} as const;

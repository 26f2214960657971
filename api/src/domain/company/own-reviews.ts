import type { Transaction } from "../../database/client/transaction.ts";

/** Who has become a member of which company. */
interface Membership {
  companyId: string;
  userId: string;
}

/**
 * Flags for the moderators what a new member has said about the company's software: they might then, and may no more. A review
 * that was flagged so before stays as it was decided.
 */
export async function flagOwnReviews(
  tx: Transaction,
  { companyId, userId }: Membership,
  now: Date,
): Promise<void> {
  const reviews = await tx.review.findMany({
    where: { userId, software: { companyId } },
    select: { id: true },
  });
  await tx.reviewFlag.createMany({
    data: reviews.map(({ id }) => ({ reviewId: id, kind: "own-company", evidence: {}, createdAt: now })),
    skipDuplicates: true,
  });
}

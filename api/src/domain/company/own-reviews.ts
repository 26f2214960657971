import type { Transaction } from "../../database/client/transaction.ts";

/** A new membership. */
interface Membership {
  companyId: string;
  userId: string;
}

/**
 * Flags the reviews that a new member has written of the company's software. Reviews that were flagged for this before keep
 * their decision.
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

import type { Transaction } from "../../database/client/transaction.ts";

/** The author of a review and the reviewed software. */
interface Authorship {
  readonly userId: string;
  readonly softwareId: string;
}

/** Records that an author deleted a hidden review, with the reason they were given and nothing of its text. */
export async function addHiddenReviewTombstone(
  tx: Transaction,
  authorship: Authorship,
  reason: string,
): Promise<void> {
  await tx.withheldReview.upsert({
    where: { userId_softwareId: authorship },
    create: { ...authorship, reason },
    update: { reason },
  });
}

/**
 * Removes the tombstone and returns its reason, with which the author's new review begins hidden; null where there is
 * none.
 */
export async function takeHiddenReviewTombstone(
  tx: Transaction,
  authorship: Authorship,
): Promise<string | null> {
  const [tombstone] = await tx.$queryRaw<{ reason: string }[]>`
    delete from withheld_review where user_id = ${authorship.userId}::uuid and software_id = ${authorship.softwareId}::uuid
    returning reason`;
  return tombstone?.reason ?? null;
}

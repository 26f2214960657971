import type { Transaction } from "../../database/client/transaction.ts";

/** Whose review of what. */
interface Pair {
  readonly userId: string;
  readonly softwareId: string;
}

/** Keeps that a review was hidden when its author deleted it, and the reason that they were told; nothing that it said. */
export async function addHiddenReviewTombstone(tx: Transaction, pair: Pair, reason: string): Promise<void> {
  await tx.withheldReview.upsert({
    where: { userId_softwareId: pair },
    create: { ...pair, reason },
    update: { reason },
  });
}

/**
 * Why a new review begins hidden: the reason of the hidden one that its author deleted; null where there was none. It stands
 * with the new review from now on.
 */
export async function takeHiddenReviewTombstone(tx: Transaction, pair: Pair): Promise<string | null> {
  const [withheld] = await tx.$queryRaw<{ reason: string }[]>`
    delete from withheld_review where user_id = ${pair.userId}::uuid and software_id = ${pair.softwareId}::uuid
    returning reason`;
  return withheld?.reason ?? null;
}

import type { Transaction } from "../../../database/client/transaction.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { leastTextWeight, textWeightOf } from "../../ranking/text-weights.ts";
import { type LockedReview, lockReviews } from "../moderation/lock.ts";

/**
 * Renews how much the text of a review weighs in the ranking, and lowers the weight of near-duplicates that were written later. Does nothing if the text has
 * changed since it was compared.
 */
export async function weighCopies(
  tx: Transaction,
  { id, title, content }: { id: string; title: string; content: string },
  nearDuplicates: readonly string[],
): Promise<void> {
  const reviews = await lockReviews(tx, [id, ...nearDuplicates]);
  const own = reviews.find((review) => review.id === id);
  if (!own || own.title !== title || own.content !== content) return;
  const others = reviews.filter((review) => review !== own);
  const isCopy = others.some((other) => isLater(own, other));
  const wanted = [
    { review: own, weight: textWeightOf(own, isCopy) },
    ...others.filter((other) => isLater(other, own)).map((review) => ({ review, weight: leastTextWeight })),
  ];
  const changed = wanted.filter(({ review, weight }) => review.textWeight !== weight);
  if (changed.length === 0) return;
  const rows = changed.map(({ review, weight }) => ({ id: review.id, weight }));
  // Not by the client, which would say that the review was changed.
  await tx.$executeRaw`
    update review set text_weight = f.weight
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, weight int4) where review.id = f.id`;
  // Last: it locks what every writer of reviews needs.
  await recomputeReviewCounters(tx, ...new Set(changed.map(({ review }) => review.softwareId)));
}

/** Whether the text of one was written after the other's: an author who edits an old review copies, too. */
function isLater(one: LockedReview, other: LockedReview): boolean {
  const [mine, theirs] = [one, other].map(({ editedAt, createdAt }) => (editedAt ?? createdAt).getTime());
  return mine === theirs ? one.id > other.id : (mine ?? 0) > (theirs ?? 0);
}

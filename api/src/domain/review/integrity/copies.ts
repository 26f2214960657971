import type { Transaction } from "../../../database/client/transaction.ts";
import { recomputeReviewCounters } from "../../counters/recompute.ts";
import { leastTextWeight, textWeightOf } from "../../ranking/text-weights.ts";
import { type LockedReview, lockReviews } from "../moderation/lock.ts";
import { isNearDuplicate } from "./near-duplicates.ts";

/** Earlier versions of a review that are looked at; what is older counts as another text. */
const versions = 20;

/**
 * Renews how much the text of a review weighs in the ranking, and lowers the weight of near-duplicates that were written later. Only
 * published reviews of other people have copies. Does nothing if the text has changed since it was compared.
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
  const since = new Map<LockedReview, Date>();
  for (const review of reviews) since.set(review, await writtenAt(tx, review));
  const isCopyOf = (one: LockedReview, other: LockedReview) => {
    const isOwn = one.userId !== null && one.userId === other.userId;
    const [mine, theirs] = [one, other].map((review) => since.get(review)?.getTime() ?? 0);
    const isLater = mine === theirs ? one.id > other.id : (mine ?? 0) > (theirs ?? 0);
    return other.status === "published" && !isOwn && isLater;
  };
  const isCopy = others.some((other) => isCopyOf(own, other));
  const wanted = [
    { review: own, weight: textWeightOf(own, isCopy) },
    ...others.filter((other) => isCopyOf(other, own)).map((review) => ({ review, weight: leastTextWeight })),
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

/**
 * When the text of a review was written: by the last edit that made it another one. So an author who edits an old review copies, too, but
 * who corrects a word remains the first.
 */
async function writtenAt(tx: Transaction, review: LockedReview): Promise<Date> {
  if (review.editedAt === null) return review.createdAt;
  const replaced = await tx.reviewRevision.findMany({
    where: { reviewId: review.id },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: versions,
  });
  const isComplete = replaced.length < versions;
  const other = replaced.findIndex((version) => !isNearDuplicate(version, review));
  if (other === -1 && isComplete) return review.createdAt;
  const first = other === -1 ? replaced.at(-1) : replaced[other];
  // The time of a version is that of the text that took its place.
  return first?.createdAt ?? review.editedAt;
}

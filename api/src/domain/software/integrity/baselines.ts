import type { Transaction } from "../../../database/client/transaction.ts";
import type { BaselineKind } from "../../../inputs/index.ts";

/** Maximum number of baselines per kind and listing; those with most reviews are kept. */
const max = 8;

/** A name, website or set of categories that a listing had while reviews of it were written. */
export interface Baseline {
  readonly id: string;
  readonly value: string;
  /** Number of reviews written under it. */
  readonly reviews: number;
}

interface Ending {
  readonly softwareId: string;
  readonly kind: BaselineKind;
  /** The value that ends now, and its normalized form for comparison. */
  readonly value: string;
  readonly key: string;
  readonly now: Date;
  /** True if two values clearly differ; values that do not are stored as one. */
  isApart(one: string, other: string): boolean;
}

/**
 * Stores the listing's present value as a baseline if reviews were written under it, and returns all baselines of the kind, most
 * reviewed first. Changes are compared with these, not with the last value, because many small changes add up to a large one.
 * The caller has locked the listing.
 */
export async function keepBaseline(
  tx: Transaction,
  { softwareId, kind, value, key, now, isApart }: Ending,
): Promise<Baseline[]> {
  const kept = await baselinesOf(tx, softwareId, kind);
  const ends = kept.map(({ endedAt }) => endedAt.getTime());
  // The previous value had no reviews if it was not stored, so all later reviews belong to the present one.
  const since = ends.length > 0 ? new Date(Math.max(...ends)) : null;
  const reviews = await tx.review.count({
    where: { softwareId, ...(since && { createdAt: { gt: since } }) },
  });
  if (reviews === 0) return kept;
  const same = kept.find((one) => !isApart(one.value, value));
  if (same)
    await tx.listingBaseline.update({
      where: { id: same.id },
      data: { reviews: same.reviews + reviews, endedAt: now },
    });
  else await tx.listingBaseline.create({ data: { softwareId, kind, value, key, reviews, endedAt: now } });
  const all = await baselinesOf(tx, softwareId, kind);
  const dropped = all.slice(max).map(({ id }) => id);
  if (dropped.length > 0) await tx.listingBaseline.deleteMany({ where: { id: { in: dropped } } });
  return all.slice(0, max);
}

/** All baselines of the kind, most reviewed first. */
export function baselinesOf(tx: Transaction, softwareId: string, kind: BaselineKind) {
  return tx.listingBaseline.findMany({
    where: { softwareId, kind },
    orderBy: [{ reviews: "desc" }, { endedAt: "desc" }, { id: "asc" }],
  });
}

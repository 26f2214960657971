import type { Transaction } from "../../../database/client/transaction.ts";
import type { BaselineKind } from "../../../inputs/index.ts";

/** Maximum number kept of each kind for a listing, those with most reviews. */
const most = 8;

/** What a listing was while reviews of it were written. */
export interface Baseline {
  readonly id: string;
  readonly value: string;
  /** How many reviews were written under it. */
  readonly reviews: number;
}

interface Ending {
  readonly softwareId: string;
  readonly kind: BaselineKind;
  /** What ends now, and by what it is compared with others. */
  readonly value: string;
  readonly key: string;
  readonly now: Date;
  /** Says whether two values are of clearly different things; what is not is kept as one. */
  isApart(one: string, other: string): boolean;
}

/**
 * Keeps what a listing was until now, if reviews were written under it, and gives all that is kept of this kind, most reviewed
 * first. By these and not by what it was last a change is judged: many small steps lead as far as one. The caller has
 * locked the listing.
 */
export async function keepBaseline(
  tx: Transaction,
  { softwareId, kind, value, key, now, isApart }: Ending,
): Promise<Baseline[]> {
  const kept = await baselinesOf(tx, softwareId, kind);
  const ends = kept.map(({ endedAt }) => endedAt.getTime());
  // What ended last and is not kept had no reviews: those since then are of what ends now.
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
  const dropped = all.slice(most).map(({ id }) => id);
  if (dropped.length > 0) await tx.listingBaseline.deleteMany({ where: { id: { in: dropped } } });
  return all.slice(0, most);
}

/** All that is kept of this kind, most reviewed first. */
export function baselinesOf(tx: Transaction, softwareId: string, kind: BaselineKind) {
  return tx.listingBaseline.findMany({
    where: { softwareId, kind },
    orderBy: [{ reviews: "desc" }, { endedAt: "desc" }, { id: "asc" }],
  });
}

import { minReviewsForBreakdown as smallest, type TransparencyMeasure } from "../../inputs/index.ts";

/** How many of one kind there were; the kind is empty where there are none. */
export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

/** A number, and the kinds that are told apart; `others` are the rest. Total and rest are null where they are not told. */
export interface Breakdown {
  readonly total: number | null;
  readonly kinds: readonly KindCount[];
  readonly others: number | null;
}

/** Told while the month lasts: none of them is a moderator's decision. */
const toldAtOnce: ReadonlySet<TransparencyMeasure> = new Set(["received", "published", "reported"]);

/** About listings and public there, so even a single one and its reason are told. */
const toldInFull: ReadonlySet<TransparencyMeasure> = new Set(["notice", "notice-removed"]);

/** Told in small numbers, because they are not decisions about reviews. */
const toldInSmall: ReadonlySet<TransparencyMeasure> = new Set([
  ...toldAtOnce,
  ...toldInFull,
  "flagged",
  "listing-flagged",
]);

const untold: Breakdown = { total: null, kinds: [], others: null };
const mostFirst = (a: KindCount, b: KindCount) => b.count - a.count || (a.kind < b.kind ? -1 : 1);

/**
 * What can be told of a measure without telling of single persons. While a month lasts, decisions are null and nothing has kinds: the change
 * log dates each review that disappears, and a number that rises with it would give the cause. Afterwards decisions are null for 1 to
 * 4. Kinds with fewer than 5 are added up as others; if these are fewer than 5, the next smallest kind joins them.
 */
export function disclosed(
  measure: TransparencyMeasure,
  counts: readonly KindCount[],
  isOver: boolean,
): Breakdown {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (!isOver && !toldAtOnce.has(measure)) return untold;
  if (total > 0 && total < smallest && !toldInSmall.has(measure)) return untold;
  const named = counts.filter(({ kind }) => kind !== "").sort(mostFirst);
  if (toldInFull.has(measure)) return { total, kinds: named, others: 0 };
  const kinds = named.filter(({ count }) => isOver && count >= smallest);
  let others = kinds.reduce((rest, { count }) => rest - count, total);
  while (others > 0 && others < smallest && kinds.length > 0) others += kinds.pop()?.count ?? 0;
  return { total, kinds, others };
}

import { minReviewsForBreakdown as smallest } from "../../inputs/index.ts";

/** How many of one kind there were; the kind is empty where there are none. */
export interface KindCount {
  readonly kind: string;
  readonly count: number;
}

/** A number, and the kinds that are told apart; `others` are the rest. */
export interface Breakdown {
  readonly total: number;
  readonly kinds: readonly KindCount[];
  readonly others: number;
}

/** All kinds, of numbers that are about nobody or public anyway. */
export const openBreakdown = (counts: readonly KindCount[]): Breakdown => ({
  total: totalOf(counts),
  kinds: counts.filter(({ kind }) => kind !== "").sort(mostFirst),
  others: 0,
});

const totalOf = (counts: readonly KindCount[]) => counts.reduce((sum, { count }) => sum + count, 0);
const mostFirst = (a: KindCount, b: KindCount) => b.count - a.count || (a.kind < b.kind ? -1 : 1);

/**
 * The kinds that can be told apart without telling of single persons. Kinds with fewer than 5 are added up as others; if these are
 * fewer than 5 together, the next smallest kind joins them, so that no kind can be had by subtraction. While a month lasts no kind is told:
 * two looks at it would tell what has happened to one review between them.
 */
export function breakdown(counts: readonly KindCount[], isOver: boolean): Breakdown {
  const total = totalOf(counts);
  const kinds = counts
    .filter(({ kind, count }) => kind !== "" && isOver && count >= smallest)
    .sort(mostFirst);
  let others = kinds.reduce((rest, { count }) => rest - count, total);
  while (others > 0 && others < smallest && kinds.length > 0) others += kinds.pop()?.count ?? 0;
  return { total, kinds, others };
}

/**
 * How many reviews at the category's median a listing is credited with before its own count. From the product brief:
 * S = (8·C + Σr) / (8 + n); a Bayesian average, so that three five-star reviews do not beat three hundred at 4.8.
 */
export const rankWeight = 8;

/** S of a listing with `count` reviews summing to `sum`, in a category whose median mean is `median`. */
export function rankScore(median: number, sum: number, count: number): number {
  return count === 0 ? 0 : (rankWeight * median + sum) / (rankWeight + count);
}

/** A mean as shown: one decimal, half rounded up ("4.3"); "0.0" with no review. */
export function shownRating(mean: number): string {
  // Binary fractions fall just below a decimal half (4.25 does not, 4.35 does): the nudge is far under a real step.
  return (Math.floor(mean * 10 + 0.5 + 1e-9) / 10).toFixed(1);
}

/** A distribution of counts in which the probability of i is that of i - 1 times (a + b / i): Panjer's recursion. */
interface CountDistribution {
  /** Natural logarithm of the probability of 0. */
  logOfNone: number;
  a: number;
  b: number;
}

/** Terms after which the rest of a tail no longer matters. */
const maxTerms = 10_000;
const negligible = 1e-12;

/** Probability of `count` or more. Added up from the small end, because 1 minus nearly 1 has no digits left. */
function upperTail(count: number, { logOfNone, a, b }: CountDistribution): number {
  if (count <= 0) return 1;
  let log = logOfNone;
  for (let at = 1; at <= count; at++) {
    const ratio = a + b / at;
    if (ratio <= 0) return 0;
    log += Math.log(ratio);
  }
  let [term, sum] = [1, 1];
  for (let at = count + 1; at < count + maxTerms && term > negligible * sum; at++) {
    term *= Math.max(a + b / at, 0);
    sum += term;
  }
  // In logarithms: far below the mean the probability is too small for a number, and the sum too large.
  return Math.min(Math.exp(log + Math.log(sum)), 1);
}

/** Probability of `count` or more events where `mean` are expected and their variance is `dispersion` times that (1: Poisson). */
export function chanceOfEvents(count: number, mean: number, dispersion = 1): number {
  if (mean <= 0) return count > 0 ? 0 : 1;
  const beta = dispersion - 1;
  if (beta < 1e-6) return upperTail(count, { logOfNone: -mean, a: 0, b: mean });
  const size = mean / beta;
  const a = beta / dispersion;
  return upperTail(count, { logOfNone: -size * Math.log(dispersion), a, b: (size - 1) * a });
}

/** Probability of `count` or more successes in `trials` independent ones with this probability each. */
export function chanceOfSuccesses(count: number, trials: number, probability: number): number {
  if (count > trials) return 0;
  if (probability >= 1) return 1;
  if (probability <= 0) return count > 0 ? 0 : 1;
  const odds = probability / (1 - probability);
  return upperTail(count, { logOfNone: trials * Math.log1p(-probability), a: -odds, b: (trials + 1) * odds });
}

/** Mean and variance of counts, of which all but the given ones are 0. */
export function momentsOf(counts: readonly number[], total: number): { mean: number; variance: number } {
  const mean = counts.reduce((sum, count) => sum + count, 0) / total;
  const squares = counts.reduce((sum, count) => sum + count * count, 0);
  return { mean, variance: Math.max(squares / total - mean * mean, 0) };
}

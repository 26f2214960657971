/**
 * Draws from 0 … count - 1 by Zipf's law: the nth item is requested in proportion to 1 / n^exponent. `next` returns numbers
 * from 0 to below 1.
 */
export function zipf(count: number, exponent: number, next: () => number): () => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let index = 0; index < count; index++) {
    sum += 1 / (index + 1) ** exponent;
    sums[index] = sum;
  }
  return () => firstAbove(sums, next() * sum);
}

/** The first index whose cumulative sum exceeds the value. */
function firstAbove(sums: Float64Array, value: number): number {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > value) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The middle value; of an even number of values the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN;
  return (lower + upper) / 2;
}

/**
 * The smallest value that is not exceeded by at least `percent` of all values (nearest rank, so that it is a measured
 * value). NaN of none.
 */
export function percentile(values: readonly number[], percent: number): number {
  const rank = Math.max(1, Math.ceil((percent / 100) * values.length));
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN;
}

/** Results of one target under load in one round. */
export interface Sample {
  /** Responses per second. */
  throughput: number;
  /** 50th percentile of the response time in milliseconds. */
  p50: number;
  /** 95th percentile of the response time in milliseconds. */
  p95: number;
  /** 99th percentile of the response time in milliseconds. */
  p99: number;
}

/** The median of each metric over the rounds. */
export function medianSample(samples: readonly Sample[]): Sample {
  return {
    throughput: median(samples.map(({ throughput }) => throughput)),
    p50: median(samples.map(({ p50 }) => p50)),
    p95: median(samples.map(({ p95 }) => p95)),
    p99: median(samples.map(({ p99 }) => p99)),
  };
}

/** Ratio of Assay's median to the peer's: 2 means twice as many requests per second. */
export function ratio(ours: Sample, theirs: Sample): number {
  return ours.throughput / theirs.throughput;
}

/** The median over the rounds of the ratio of two figures of the same round: what slows the machine slows both. */
export function pairedRatio(ones: readonly number[], others: readonly number[]): number {
  return median(ones.map((one, round) => one / (others[round] ?? Number.NaN)));
}

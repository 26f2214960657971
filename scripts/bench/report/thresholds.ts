/** A measured value with its limit. */
export interface Threshold {
  name: string;
  figure: number;
  limit: number;
  /** `under` excludes the limit itself. */
  rule: "at least" | "at most" | "under";
  /** Unit after the value: " ms", or empty for a ratio. */
  unit: string;
}

/** Limits of the benchmark. */
export const limits = {
  /** Ratios of throughput, and of processor time the other way round, to PostGraphile and to SQL by hand. */
  againstPostgraphile: 1.5,
  againstSql: 0.5,
  /** The same of a route of /api to its document over /graphql. */
  restAgainstGraphql: 0.9,
  /** The same of page 1 to page 500. */
  deepPage: 1.1,
  /** The same of a tenth of the data to all data. */
  growth: 1.2,
  /** Seconds to load the full-scale demo. */
  load: 60,
  /** Ratios of the elapsed time and of the database's processor time of writes, with and without the change log. */
  changeLog: 1.1,
  /** Milliseconds of processor time of the server for one delivery of a webhook, from the event to the recorded answer. */
  webhook: 3,
  /** p99 of suggestions, in milliseconds. */
  suggestions: 15,
  /** p99 of a page's document with any filters and their counts, in milliseconds. */
  filters: 60,
  /** p95 of an administrators' list with all its cases in turn, in milliseconds. */
  administration: 100,
  /** p95 of the slowest case of an administrators' list alone, in milliseconds. */
  administrationCase: 150,
  /** Milliseconds to reject a malicious document, and p99 of other requests meanwhile. */
  hostile: 50,
  /** Ratio of the p99 of a listing's page under constant searches and without load. */
  underSearches: 5,
  /** Ratio of the median times for a known and an unknown address, the larger one first. */
  sameTime: 1.1,
  /**
   * Cached responses: throughput and p99 against a bare server, processor time of a 304 against that of a 200. They cost
   * the same if bodies are small, so the limit allows a tenth for noise.
   */
  warm: { throughput: 0.5, p99: 3, unchanged: 1.1 },
  /** Milliseconds until another process sees a write. */
  seen: 1_000,
  /** Share of responses from the cache while reviews are written. */
  mixedHits: 0.9,
  /** Processor time of an uncached page, against React alone rendering its elements. */
  cold: 3,
  /** Kilobytes of a page's HTML, as it is and compressed. */
  html: { whole: 150, compressed: 25 },
  /** Seconds in which 250,000 reviews are made into files, p99 of pages meanwhile in milliseconds, and megabytes that it takes. */
  dataExport: { seconds: 30, pages: 500, memory: 250 },
  /** Seconds in which the ranks of 250,000 reviews are renewed. */
  ranking: 20,
  /** Lighthouse scores, 0 to 100. */
  lighthouse: { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 },
  /** Cumulative layout shift. */
  layoutShift: 0.02,
  /** Means of the first ten results of best match, for needs that are held out. */
  relevance: { recall: 0.75, reciprocalRank: 0.7 },
  /** Rank correlation with true quality below that of the plain mean, and ranks between a small honest vendor and its truth. */
  correlationLost: 0.04,
  smallVendor: 10,
} as const;

/** Whether the limit is met; false if the value could not be measured. */
export function isMet({ figure, limit, rule }: Threshold): boolean {
  if (!Number.isFinite(figure)) return false;
  if (rule === "at least") return figure >= limit;
  return rule === "at most" ? figure <= limit : figure < limit;
}

/** One line: met or not, the value and the limit. */
export function describeThreshold(threshold: Threshold): string {
  const { name, figure, limit, rule, unit } = threshold;
  const digits = Math.abs(figure) < 10 ? 2 : 1;
  return `${isMet(threshold) ? "met    " : "NOT MET"}  ${name}: ${figure.toFixed(digits)}${unit} (${rule} ${limit}${unit})`;
}

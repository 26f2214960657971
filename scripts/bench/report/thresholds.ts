/** A measured figure with its limit. */
export interface Threshold {
  name: string;
  figure: number;
  limit: number;
  /** `under` is without the limit itself. */
  rule: "at least" | "at most" | "under";
  /** What stands behind a figure: " ms", or nothing for a ratio. */
  unit: string;
}

/** Limits of the benchmark. */
export const limits = {
  /** Throughput over PostGraphile's. */
  againstPostgraphile: 0.5,
  /** Mean time on page 500 over that on page 1. */
  deepPage: 1.3,
  /** Mean time with ten times the data over that with a tenth. */
  growth: 1.5,
  /** Seconds until the directory of full scale is loaded. */
  load: 60,
  /** Milliseconds for 99 of 100 suggestions. */
  suggestions: 15,
  /** Milliseconds for 95 of 100 answers with an administrators' list, whatever is asked of it by turns. */
  administration: 100,
  /** The same where its slowest case is asked again and again by all at once. */
  administrationCase: 150,
  /** Milliseconds until a document that is made to do harm is refused, and for 99 of 100 answers beside it. */
  hostile: 50,
  /** p99 of a listing's page while others search without pause, over that alone. */
  besideSearches: 5,
  /** Median time of an answer about a known address over that of an unknown one, or the other way round. */
  sameTime: 1.1,
  /** Scores of Lighthouse, of 100. */
  lighthouse: { performance: 90, accessibility: 100, "best-practices": 100, seo: 100 },
  /** Score of shifts of the layout, without a unit. */
  layoutShift: 0.02,
} as const;

/** Is it met? A figure that could not be measured meets nothing. */
export function isMet({ figure, limit, rule }: Threshold): boolean {
  if (!Number.isFinite(figure)) return false;
  if (rule === "at least") return figure >= limit;
  return rule === "at most" ? figure <= limit : figure < limit;
}

/** A bar as a line: met or not, the figure and the limit. */
export function describeThreshold(bar: Threshold): string {
  const { name, figure, limit, rule, unit } = bar;
  const digits = Math.abs(figure) < 10 ? 2 : 1;
  return `${isMet(bar) ? "met    " : "NOT MET"}  ${name}: ${figure.toFixed(digits)}${unit} (${rule} ${limit}${unit})`;
}

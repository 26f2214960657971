import type { MeasuredLoad } from "../load/measured.ts";
import { median, pairedRatio } from "./statistics.ts";
import type { Threshold } from "./thresholds.ts";

/** How one load compares with another, as medians of the rounds' ratios: 2 is twice as good in both. */
interface Comparison {
  /** Requests a second over those of the other, which is also the ratio of mean times the other way round. */
  throughput: number;
  /** The other's processor time of server and database over this one's. */
  cpu: number;
}

/** What of the processor time one answer took in all. */
export const wholeCpu = ({ cpu, databaseCpu }: MeasuredLoad): number => cpu + databaseCpu;

/** Compares loads round by round. */
export function compare(ones: readonly MeasuredLoad[], others: readonly MeasuredLoad[]): Comparison {
  const throughputs = (loads: readonly MeasuredLoad[]) => loads.map(({ throughput }) => throughput);
  return {
    throughput: pairedRatio(throughputs(ones), throughputs(others)),
    cpu: pairedRatio(others.map(wholeCpu), ones.map(wholeCpu)),
  };
}

/** Cores that other programs may have while throughput is measured: more, and it says more about them. */
const quietUpTo = 0.15;

/** Whether the machine did little else; where that cannot be known, it is taken to have been so. */
export function isQuiet(loads: readonly MeasuredLoad[]): boolean {
  return !(median(loads.map(({ others }) => others)) > quietUpTo);
}

/** What is to be said about the machine below a table. */
export function quietNote(loads: readonly MeasuredLoad[]): string {
  if (isQuiet(loads)) return "";
  const cores = median(loads.map(({ others }) => others)).toFixed(1);
  return `THE MACHINE WAS NOT QUIET: other programs had ${cores} cores. Judged by processor time alone.`;
}

/** The thresholds of a comparison: of both its ratios, or of processor time alone if the machine was not quiet. */
export function judged(
  name: string,
  { throughput, cpu }: Comparison,
  { limit, rule, isQuiet: quiet }: Pick<Threshold, "limit" | "rule"> & { isQuiet: boolean },
): Threshold[] {
  const of = (what: string, figure: number): Threshold => ({
    name: `${name}, ${what}`,
    figure,
    limit,
    rule,
    unit: "",
  });
  const byTime = Number.isFinite(cpu) ? [of("processor time", cpu)] : [];
  return quiet || byTime.length === 0 ? [of("throughput", throughput), ...byTime] : byTime;
}

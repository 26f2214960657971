import { attacks } from "../manipulation/attacks.ts";
import { friendLimit, friends, friendsAmongFirst, type Outcome, simulate } from "../manipulation/simulate.ts";
import { printLimits, printTables } from "../report/print.ts";
import { median, percentile } from "../report/statistics.ts";
import { fixed, type Table } from "../report/table.ts";
import { isMet, limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";

/** How far attacks move ranks, and how well ranks follow true quality on honest data, in simulated categories. */
export function measureManipulation(seeds: number): PartResult {
  return report(Array.from({ length: seeds }, (_, index) => simulate(index + 1)));
}

/** Prints the simulation alone; returns the exit code, 1 if a limit is not met. */
export function printManipulation(seeds: number): number {
  const result = measureManipulation(seeds);
  printTables(result);
  printLimits(result.thresholds);
  return result.thresholds.every(isMet) ? 0 : 1;
}

/** Tables and limits of the outcomes of some seeds. */
function report(outcomes: readonly Outcome[]): PartResult {
  const limited: { name: string; limit: number | null }[] = [
    ...attacks,
    { name: friends, limit: friendLimit },
    { name: friendsAmongFirst, limit: friendLimit },
  ];
  const moved = limited.map(({ name, limit }) => {
    const places = outcomes.map((outcome) => outcome.moved[name] ?? Number.NaN);
    return { name, limit, median: median(places), p95: percentile(places, 95) };
  });
  const correlation = (["steady", "drifting"] as const).map((data) => {
    const ones = outcomes.map((outcome) => outcome.correlation[data]);
    return {
      name: `${data} quality`,
      score: median(ones.map(({ score }) => score)),
      mean: median(ones.map(({ mean }) => mean)),
      lost: median(ones.map(({ score, mean }) => mean - score)),
    };
  });
  const vendors = [50, 100, 150].map((place) => {
    const off = outcomes.map((outcome) => outcome.smallVendor[place] ?? Number.NaN);
    return { place, median: median(off), spread: median(off.map(Math.abs)) };
  });
  const tables: Table[] = [
    {
      title: `Ranks of 200 that attacks gain or cost, ${outcomes.length} seeds`,
      columns: ["attack", "median", "95th percentile"],
      rows: moved.map(({ name, median: middle, p95 }) => [name, fixed(middle, 1), fixed(p95, 0)]),
    },
    {
      title: "Rank correlation with true quality on honest data (Spearman, medians)",
      columns: ["data", "score", "plain mean", "lost"],
      rows: correlation.map(({ name, score, mean, lost }) => [
        name,
        fixed(score, 3),
        fixed(mean, 3),
        fixed(lost, 3),
      ]),
    },
    {
      title: "A small honest vendor with 10 proven reviews: places below its true rank",
      columns: ["true rank", "median", "median distance"],
      rows: vendors.map(({ place, median: middle, spread }) => [
        `${place}`,
        fixed(middle, 1),
        fixed(spread, 1),
      ]),
      note: "The limit is for rank 100, where the attacks are. The distance is mostly chance: ten reviews do not tell more.",
    },
  ];
  const thresholds = [
    ...moved.flatMap(({ name, limit, median: figure }): Threshold[] =>
      limit === null ? [] : [{ name, figure, limit, rule: "at most", unit: " ranks" }],
    ),
    ...correlation.map(
      ({ name, lost }): Threshold => ({
        name: `rank correlation lost, ${name}`,
        figure: lost,
        limit: limits.correlationLost,
        rule: "at most",
        unit: "",
      }),
    ),
    ...vendors
      .filter(({ place }) => place === 100)
      .map(
        ({ median: off }): Threshold => ({
          name: "small honest vendor, from its true rank",
          figure: Math.abs(off),
          limit: limits.smallVendor,
          rule: "at most",
          unit: " ranks",
        }),
      ),
  ];
  return { tables, thresholds, figures: { moved, correlation, vendors } };
}

import { formulas } from "../manipulation/formulas.ts";
import { simulate } from "../manipulation/simulate.ts";
import { type Summary, summarize } from "../manipulation/summary.ts";
import { printLimits, printTables } from "../report/print.ts";
import { fixed, renderTable, type Table } from "../report/table.ts";
import { isMet, limits, type Threshold } from "../report/thresholds.ts";
import type { PartResult } from "../result.ts";

/** The formula's limits were chosen by seeds 1 to 300, so that it is judged by those from here. */
const firstSeed = 301;

/** How far attacks move ranks, and how well ranks follow true quality on honest data, in simulated categories. */
export function measureManipulation(seeds: number): PartResult {
  const figures = summarize(seedsFrom(seeds).flatMap((seed) => simulate(seed)));
  return { tables: tablesOf(figures, seeds), thresholds: thresholdsOf(figures), figures };
}

/** Prints the simulation alone; returns the exit code, 1 if a limit is not met. */
export function printManipulation(seeds: number): number {
  const result = measureManipulation(seeds);
  printTables(result);
  printLimits(result.thresholds);
  return result.thresholds.every(isMet) ? 0 : 1;
}

/** Prints the medians of the product's formula beside those of others, for the same seeds and attacks. */
export function printFormulas(seeds: number): void {
  const outcomes = seedsFrom(seeds).map((seed) => simulate(seed, formulas));
  const columns = formulas.map((_, at) =>
    rowsOf(summarize(outcomes.flatMap((each) => each.slice(at, at + 1)))),
  );
  const table: Table = {
    title: `Medians of ${seedsLabel(seeds)}`,
    columns: ["", ...formulas.map(({ name }) => name)],
    rows: (columns[0] ?? []).map(([name], row) => [name, ...columns.map((rows) => rows[row]?.[1] ?? "")]),
  };
  console.log(`\n${renderTable(table)}`);
}

const seedsFrom = (count: number): number[] => Array.from({ length: count }, (_, index) => firstSeed + index);
const seedsLabel = (count: number): string => `seeds ${firstSeed} to ${firstSeed + count - 1}`;

/** The median of each measurement. */
function rowsOf({ moved, correlation, vendors }: Summary): [string, string][] {
  return [
    ...moved.map(({ name, median }): [string, string] => [name, fixed(median, 1)]),
    ...correlation.map(({ name, lost }): [string, string] => [`correlation lost, ${name}`, fixed(lost, 3)]),
    ...vendors.flatMap(({ place, median, distance }): [string, string][] => [
      [`small vendor at ${place}: below`, fixed(median, 1)],
      [`small vendor at ${place}: distance`, fixed(distance, 1)],
    ]),
  ];
}

function tablesOf({ moved, correlation, vendors }: Summary, seeds: number): Table[] {
  return [
    {
      title: `Ranks of 200 that attacks gain or cost, ${seedsLabel(seeds)}`,
      columns: ["attack", "median", "95th percentile"],
      rows: moved.map(({ name, median, p95 }) => [name, fixed(median, 1), fixed(p95, 0)]),
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
      title: "A small honest vendor with 10 proven reviews: places below its true rank, and distance from it",
      columns: ["true rank", "median", "median distance", "95th percentile of distance"],
      rows: vendors.map(({ place, median, distance, p95 }) => [
        `${place}`,
        fixed(median, 1),
        fixed(distance, 1),
        fixed(p95, 0),
      ]),
      note: "The limit is for the median at rank 100: whether such vendors are ranked too low or too high on the whole, not how far one of them is off.",
    },
  ];
}

function thresholdsOf({ moved, correlation, vendors }: Summary): Threshold[] {
  const atMost = (name: string, figure: number, limit: number, unit = " ranks"): Threshold => ({
    name,
    figure,
    limit,
    rule: "at most",
    unit,
  });
  return [
    ...moved.flatMap(({ name, limit, median }) => (limit === null ? [] : [atMost(name, median, limit)])),
    ...correlation.map(({ name, lost }) =>
      atMost(`rank correlation lost, ${name}`, lost, limits.correlationLost, ""),
    ),
    ...vendors
      .filter(({ place }) => place === 100)
      .map(({ median }) =>
        atMost("small honest vendor, median signed error at rank 100", Math.abs(median), limits.smallVendor),
      ),
  ];
}

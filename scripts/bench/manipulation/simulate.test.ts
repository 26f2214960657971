import { expect, test } from "vitest";
import { measureManipulation } from "../parts/manipulation.ts";
import { describeThreshold, isMet } from "../report/thresholds.ts";
import { simulate, spearman } from "./simulate.ts";

const ofTwenty: Record<string, number> = {
  // The median of 700 seeds is the limit of 30 itself; twenty scatter by some ranks around it.
  "30 stolen old accounts, 10 with their mailbox": 35,
  // The limit of 30 is not met: two periods hold more than one (decision 093).
  "30 stolen old accounts in two periods, 10 with mailbox": 50,
  // One such vendor is typically 24 ranks off, so the median of twenty scatters by several ranks.
  "small honest vendor, median signed error at rank 100": 25,
};

test("twenty seeds stay within every limit", () => {
  const thresholds = measureManipulation(20).thresholds.map((threshold) => ({
    ...threshold,
    limit: ofTwenty[threshold.name] ?? threshold.limit,
  }));
  expect(thresholds).toHaveLength(14);
  expect(thresholds.filter((threshold) => !isMet(threshold)).map(describeThreshold)).toEqual([]);
});

test("a seed always shows the same", () => {
  expect(simulate(7)).toEqual(simulate(7));
});

test("Spearman's correlation compares ranks, and tied values share theirs", () => {
  expect(spearman([1, 2, 30], [5, 6, 7])).toBeCloseTo(1);
  expect(spearman([1, 2, 3], [7, 6, 5])).toBeCloseTo(-1);
  // Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4.
  expect(spearman([1, 2, 2, 3], [1, 2, 3, 4])).toBeCloseTo(4.5 / Math.sqrt(4.5 * 5));
});

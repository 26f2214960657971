import { expect, test } from "vitest";
import { measureManipulation } from "../parts/manipulation.ts";
import { describeThreshold, isMet } from "../report/thresholds.ts";
import { simulate, spearman } from "./simulate.ts";

test("twenty seeds stay within every limit", () => {
  const { thresholds } = measureManipulation(20);
  expect(thresholds).toHaveLength(13);
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

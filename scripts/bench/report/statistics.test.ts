import { describe, expect, test } from "vitest";
import { median, medianSample, pairedRatio, percentile, ratio } from "./statistics.ts";

describe("the median", () => {
  test("is the value in the middle, whatever the order", () => expect(median([9, 1, 5])).toBe(5));
  test("of an even number of values is between the two in the middle", () =>
    expect(median([4, 1, 3, 2])).toBe(2.5));
  test("leaves the values unchanged", () => {
    const values = [3, 1, 2];
    median(values);
    expect(values).toEqual([3, 1, 2]);
  });
  test("of no values is NaN", () => expect(median([])).toBeNaN());
});

describe("a percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [50, 50],
    [99, 99],
    [100, 100],
  ])("%i of 1 to 100 is %i", (percent, value) => expect(percentile(hundred, percent)).toBe(value));
  test("is a measured value, also with few values", () => {
    expect(percentile([10, 20], 99)).toBe(20);
    expect(percentile([10, 20], 50)).toBe(10);
  });
  test("of no values is NaN", () => expect(percentile([], 99)).toBeNaN());
});

test("rounds are aggregated metric by metric", () => {
  const rounds = [
    { throughput: 100, p50: 3, p95: 12, p99: 30 },
    { throughput: 300, p50: 1, p95: 11, p99: 20 },
    { throughput: 200, p50: 2, p95: 10, p99: 90 },
  ];
  expect(medianSample(rounds)).toEqual({ throughput: 200, p50: 2, p95: 11, p99: 30 });
});

test("a ratio is that of Assay to its peer", () => {
  const sample = (throughput: number) => ({ throughput, p50: 1, p95: 1, p99: 1 });
  expect(ratio(sample(300), sample(200))).toBe(1.5);
});

test("paired ratios are of the same round: what slows a round slows both", () => {
  expect(pairedRatio([200, 20, 2], [100, 10, 1])).toBe(2);
});

import { expect, test } from "vitest";
import { separateLabels } from "./separate-labels";

test.each([
  [[], []],
  [[10], [10]],
  [
    [10, 50],
    [10, 50],
  ],
  [
    [50, 50],
    [42, 58],
  ],
  [
    [60, 50],
    [63, 47],
  ],
])("%j becomes %j", (places, moved) => {
  expect(separateLabels(places, 16, 100)).toEqual(moved);
});

test("three at one place are as far apart as they must be, around it", () => {
  expect(separateLabels([50, 50, 50], 16, 100)).toEqual([34, 50, 66]);
});

test("at the end of the chart they stand above one another, and what is far from it stays", () => {
  expect(separateLabels([100, 100, 100], 16, 100)).toEqual([68, 84, 100]);
  expect(separateLabels([20, 100, 100], 16, 100)).toEqual([12, 84, 100]);
});

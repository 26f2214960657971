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

test("three labels at one place are moved apart around it, as far as necessary", () => {
  expect(separateLabels([50, 50, 50], 16, 100)).toEqual([34, 50, 66]);
});

test("labels at the end of the chart are stacked, and distant ones stay", () => {
  expect(separateLabels([100, 100, 100], 16, 100)).toEqual([68, 84, 100]);
  expect(separateLabels([20, 100, 100], 16, 100)).toEqual([12, 84, 100]);
});

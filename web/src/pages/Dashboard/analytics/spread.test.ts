import { expect, test } from "vitest";
import { spread } from "./spread";

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
  expect(spread(places, 16)).toEqual(moved);
});

test("three at one place are as far apart as they must be, around it", () => {
  expect(spread([50, 50, 50], 16)).toEqual([34, 50, 66]);
});

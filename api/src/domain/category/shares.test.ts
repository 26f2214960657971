import { expect, test } from "vitest";
import { wholePercents } from "./find.ts";

test.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [2, 1, 0],
    [67, 33, 0],
  ],
  [
    [0, 0, 5],
    [0, 0, 100],
  ],
  [
    [149, 1, 50],
    [75, 0, 25],
  ],
])("shares of %j are whole percents that add up to 100", (counts, percents) => {
  const found = wholePercents(counts);
  expect(found.reduce((sum, value) => sum + value, 0)).toBe(100);
  expect(found).toEqual(percents);
});

import { expect, test } from "vitest";
import { residentIn } from "./memory-of.ts";

test("memory is summed over a process and all its descendants, in any order", () => {
  const table = `
      30    20  100
      10     1   1000
      20    10   200
      40     1  5000
  `;
  expect(residentIn(table, 10)).toBe(1_300 * 1_024);
  expect(residentIn(table, 99)).toBe(0);
});

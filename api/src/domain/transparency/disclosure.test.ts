import { expect, test } from "vitest";
import { breakdown, openBreakdown } from "./disclosure.ts";
import { monthAfter, monthsBetween } from "./months.ts";

const counts = (numbers: Record<string, number>) =>
  Object.entries(numbers).map(([kind, count]) => ({ kind, count }));
const told = (numbers: Record<string, number>, isOver = true) => {
  const { kinds, others } = breakdown(counts(numbers), isOver);
  return [Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])), others];
};

test("kinds with fewer than 5 are not told apart", () => {
  expect(told({ a: 12, b: 5, c: 4, d: 3 })).toEqual([{ a: 12, b: 5 }, 7]);
  expect(told({ a: 12, b: 5 })).toEqual([{ a: 12, b: 5 }, 0]);
  expect(told({})).toEqual([{}, 0]);
  // A number without kinds.
  expect(told({ "": 12 })).toEqual([{}, 12]);
});

test("a few others take the next smallest kind with them, so that none is had by subtraction", () => {
  expect(told({ a: 12, b: 6, c: 2 })).toEqual([{ a: 12 }, 8]);
  expect(told({ a: 9, b: 1 })).toEqual([{}, 10]);
  expect(told({ a: 3 })).toEqual([{}, 3]);
});

test("while a month lasts only its total is told", () => {
  expect(told({ a: 12, b: 5 }, false)).toEqual([{}, 17]);
  expect(breakdown(counts({ a: 12, b: 5 }), false).total).toBe(17);
});

test("reasons of notices are told always: they are public on the listing", () => {
  expect(openBreakdown(counts({ a: 1, b: 2 }))).toEqual({
    total: 3,
    kinds: counts({ b: 2, a: 1 }),
    others: 0,
  });
});

test("months without anything are between those with something, across years", () => {
  expect(monthsBetween("2025-11", "2026-02", 36)).toEqual(["2026-02", "2026-01", "2025-12", "2025-11"]);
  expect(monthsBetween("2020-01", "2026-02", 2)).toEqual(["2026-02", "2026-01"]);
  expect(monthsBetween("2026-03", "2026-02", 2)).toEqual([]);
  expect([monthAfter("2025-12"), monthAfter("2026-01", -1)]).toEqual(["2026-01", "2025-12"]);
});

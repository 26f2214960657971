import { expect, test } from "vitest";
import { type TransparencyMeasure, transparencyMeasures } from "../../inputs/index.ts";
import { disclosed } from "./disclosure.ts";
import { monthAfter, monthsBetween } from "./months.ts";

const counts = (numbers: Record<string, number>) =>
  Object.entries(numbers).map(([kind, count]) => ({ kind, count }));
const told = (numbers: Record<string, number>, measure: TransparencyMeasure = "hidden") => {
  const { kinds, others } = disclosed(measure, counts(numbers), true);
  return [Object.fromEntries(kinds.map(({ kind, count }) => [kind, count])), others];
};
const untold = { total: null, kinds: [], others: null };

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
  expect(told({ a: 3 }, "flagged")).toEqual([{}, 3]);
});

test("while a month lasts no decision is counted: the change log dates each review that disappears", () => {
  const live = transparencyMeasures.filter(
    (measure) => disclosed(measure, counts({ a: 12, b: 5 }), false).total !== null,
  );
  expect(live).toEqual(["received", "published", "reported"]);
  for (const measure of live)
    expect(disclosed(measure, counts({ a: 12, b: 5 }), false)).toEqual({ total: 17, kinds: [], others: 17 });
  expect(disclosed("hidden", counts({ a: 12 }), false)).toEqual(untold);
  expect(disclosed("hidden", [], false)).toEqual(untold);
});

test("afterwards, 1 to 4 decisions are not counted; none and 5 are", () => {
  const few = transparencyMeasures.filter(
    (measure) => disclosed(measure, counts({ a: 3, b: 1 }), true).total === null,
  );
  expect(few.filter((measure) => !measure.endsWith("decided"))).toEqual([
    "held",
    "hidden",
    "restored",
    "removed",
    "appealed",
  ]);
  expect(few.filter((measure) => measure.endsWith("decided"))).toEqual(
    transparencyMeasures.filter((measure) => measure.endsWith("decided")),
  );
  expect(disclosed("hidden", counts({ a: 1 }), true)).toEqual(untold);
  expect(disclosed("hidden", [], true).total).toBe(0);
  expect(disclosed("hidden", counts({ a: 4, b: 1 }), true)).toEqual({ total: 5, kinds: [], others: 5 });
});

test("reasons of notices are told in full when the month is over: they are public on the listing", () => {
  expect(disclosed("notice", counts({ a: 1, b: 2 }), true)).toEqual({
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

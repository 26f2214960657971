import { expect, test } from "vitest";
import { createHorizon } from "./horizon.ts";

test("an entry can be read when no older transaction is open", () => {
  const horizon = createHorizon();
  expect(horizon.looked("10:12:", ["11"])).toBe(false);
  expect(horizon.looked("10:15:", [])).toBe(false);
  expect(horizon.looked("12:15:", [])).toBe(true);
  expect(horizon.looked("12:15:", [])).toBe(false);
});

test("an entry below the horizon can be read at once", () => {
  expect(createHorizon().looked("12:12:", ["11", "10"])).toBe(true);
});

test("anything may be as late as the last transaction", () => {
  const horizon = createHorizon();
  expect(horizon.looked("10:15:", null)).toBe(false);
  expect(horizon.looked("14:20:", [])).toBe(false);
  expect(horizon.looked("15:20:", [])).toBe(true);
});

test("of more than a thousand transactions the first and the last are remembered", () => {
  const horizon = createHorizon();
  const xids = Array.from({ length: 1_500 }, (_, index) => String(100 + index));
  expect(horizon.looked("100:1600:100", xids)).toBe(false);
  expect(horizon.looked("101:1600:", [])).toBe(true);
  expect(horizon.looked("1599:1600:", [])).toBe(false);
  expect(horizon.looked("1600:1600:", [])).toBe(true);
});

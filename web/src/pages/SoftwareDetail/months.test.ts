import { expect, test } from "vitest";
import { lastMonths, monthName } from "./months";

test("months without a review have a place too, over the end of a year", () => {
  expect(lastMonths([{ month: "2025-11" }, { month: "2026-01" }], 24)).toEqual([
    { month: "2025-11", rated: { month: "2025-11" } },
    { month: "2025-12", rated: undefined },
    { month: "2026-01", rated: { month: "2026-01" } },
  ]);
});

test("at most so many months, the latest ones", () => {
  expect(lastMonths([{ month: "1999-02" }, { month: "2026-01" }], 2).map(({ month }) => month)).toEqual([
    "2025-12",
    "2026-01",
  ]);
  expect(lastMonths([], 24)).toEqual([]);
});

test("a month is named", () => expect(monthName("2026-11")).toBe("Nov 2026"));

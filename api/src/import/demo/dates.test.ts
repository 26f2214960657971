import { expect, test } from "vitest";
import { endingYesterday } from "./dates.ts";

const rows = [
  { file: "categories" as const, row: { slug: "a" } },
  { file: "reviews" as const, row: { key: "r", createdAt: "2026-10-31T09:00:00.000Z" } },
];
const lastDay = Date.UTC(2026, 9, 31);

test("a catalog that is loaded later is moved by whole days, so that it ends yesterday", () => {
  const moved = [...endingYesterday(rows, lastDay, new Date("2027-03-02T15:00:00.000Z"))];
  expect(moved).toEqual([
    { file: "categories", row: { slug: "a" } },
    { file: "reviews", row: { key: "r", createdAt: "2027-03-01T09:00:00.000Z" } },
  ]);
});

test("no time is moved back", () => {
  expect([...endingYesterday(rows, lastDay, new Date("2026-10-01T00:00:00.000Z"))]).toEqual(rows);
});

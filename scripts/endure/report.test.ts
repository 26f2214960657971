import { describe, expect, test } from "vitest";
import { failures, late, type Round, tableOf, withTable } from "./report.ts";

const round = (more: Partial<Round> = {}): Round => ({
  kind: "embedded",
  fault: "kill-server",
  what: "a server killed",
  acknowledged: 10,
  lost: 0,
  doubled: 0,
  uncalled: 0,
  found: [],
  ready: { ms: 1_000, within: 3_000, processorMs: null },
  ...more,
});
const cells = (row: string | undefined) =>
  row
    ?.split("|")
    .slice(1, -1)
    .map((cell) => cell.trim());

describe("the table of a run", () => {
  test("has a row for each fault on each database, with sums, median and longest time", () => {
    const slow = round({ lost: 2, found: ["x"], ready: { ms: 5_000, within: 3_000, processorMs: 900 } });
    const rows = tableOf([round(), slow, round(), round({ kind: "postgresql", ready: null })]).split("\n");
    expect(rows).toHaveLength(4);
    expect(cells(rows[2])).toEqual([
      "embedded",
      "a server killed",
      "3",
      "30",
      "2",
      "0",
      "0",
      "1",
      "1.00 s",
      "5.00 s",
      "0.90 s",
    ]);
    expect(cells(rows[3])).toEqual([
      "PostgreSQL",
      "a server killed",
      "1",
      "10",
      "0",
      "0",
      "0",
      "0",
      "–",
      "–",
      "–",
    ]);
  });

  test("takes the place of the one in the document", () => {
    const document = "Before\n<!-- load: begin -->\nold\n<!-- load: end -->\nAfter";
    const written = withTable(document, "load", "| new |");
    expect(written).toBe("Before\n<!-- load: begin -->\n\n| new |\n\n<!-- load: end -->\nAfter");
    expect(withTable(written, "load", "| new |")).toBe(written);
    expect(() => withTable("no marks", "load", "| new |")).toThrow("no place for the table");
  });
});

test.each([
  ["lost", { lost: 1 }],
  ["doubled", { doubled: 1 }],
  ["not asked for", { uncalled: 1 }],
  ["found otherwise", { found: ["1 wrong: totals"] }],
])("what was %s is a failure", (_what, more) => {
  expect(failures([round(), round(more)])).toEqual([round(more)]);
});

test("a server that took too long is late, which is no failure", () => {
  const slow = round({ ready: { ms: 3_001, within: 3_000, processorMs: null } });
  const rounds = [round(), slow, round({ ready: null })];
  expect(late(rounds)).toEqual([slow]);
  expect(failures(rounds)).toEqual([]);
});

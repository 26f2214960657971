import { expect, test } from "vitest";
import { fixed, kilobytes, megabytes, renderFacts, renderTable } from "./table.ts";

test("names are left-aligned, numbers right-aligned", () => {
  const text = renderTable({
    title: "Title",
    columns: ["query", "ours"],
    rows: [
      ["a long name", "1"],
      ["b", "1234567"],
    ],
    note: "Note.",
  });
  expect(text.split("\n")).toEqual([
    "Title",
    "",
    "query           ours",
    "───────────  ───────",
    "a long name        1",
    "b            1234567",
    "Note.",
  ]);
});

test("a row may be short", () => {
  expect(renderTable({ title: "", columns: ["a", "b"], rows: [["x"]] })).toContain("\nx");
});

test("facts are listed one per line", () => {
  expect(renderFacts({ a: "1", long: "2" })).toBe("  a     1\n  long  2");
});

test("an unknown number is a dash", () => {
  expect([fixed(undefined, 2), fixed(Number.NaN, 2), fixed(1.005, 1)]).toEqual(["–", "–", "1.0"]);
});

test("sizes", () => {
  expect([kilobytes(1_536), megabytes(3 * 1_024 * 1_024)]).toEqual(["1.5 KB", "3 MB"]);
});

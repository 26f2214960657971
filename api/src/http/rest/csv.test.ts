import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const line = (...cells: Parameters<typeof csvText>[0]["rows"] extends Iterable<infer Row> ? Row : never) =>
  csvText({ columns: ["a"], rows: [cells] })
    .split("\r\n")
    .slice(1, -1)
    .join("\r\n");

test("a table begins with a byte order mark and the names of its columns, and every line is terminated", () => {
  expect(csvText({ columns: ["Day", "Views"], rows: [["2026-11-20", 3]] })).toBe(
    "\uFEFFDay,Views\r\n2026-11-20,3\r\n",
  );
  expect(csvText({ columns: ["Day"], rows: [] })).toBe("\uFEFFDay\r\n");
});

test("cells with commas, quotes and line breaks are quoted; null is empty, times are ISO 8601", () => {
  expect(line("a,b", 'say "so"', "one\r\ntwo", null, new Date("2026-11-20T10:00:00Z"))).toBe(
    '"a,b","say ""so""","one\r\ntwo",,2026-11-20T10:00:00.000Z',
  );
});

test.each([
  ["=1+1", "'=1+1"],
  ["+49 30 1", "'+49 30 1"],
  ["-2", "'-2"],
  ["@sum(a1)", "'@sum(a1)"],
  ["  =1", "'  =1"],
  ["\t=1", "'\t'=1"],
  ['hi;=hyperlink("x")', `"hi;'=hyperlink(""x"")"`],
  ['hi; "=1"', `"hi; ""'=1"""`],
  ["a\t+1", "a\t'+1"],
  ["one\r\n-2", `"one\r\n'-2"`],
  ["a;b-1", "a;b-1"],
  ["＝1", "'＝1"],
  ['=hyperlink("x","y")', `"'=hyperlink(""x"",""y"")"`],
  ["\u200B=1", "'\u200B=1"],
  [" \t=1", "' \t'=1"],
  ["=1;=2", "'=1;'=2"],
  ["a=1", "a=1"],
  ["شركة", "شركة"],
])("no text becomes a formula, nor a part of one when cells are split elsewhere: %j", (text, cell) => {
  expect(line(text)).toBe(cell);
});

test("a text is scanned once: a million line breaks, quotes and signs finish at once", () => {
  for (const part of ["\n", '\n"', "\n=", "; \u200B"]) {
    const text = `x${part.repeat(1_000_000)}x`;
    expect(line(text).length).toBeGreaterThanOrEqual(text.length);
  }
});

test("numbers stay numbers, also negative ones", () => {
  expect(line(-2, 4.5, 0)).toBe("-2,4.5,0");
});

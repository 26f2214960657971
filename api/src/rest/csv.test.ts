import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

const line = (...cells: Parameters<typeof csvText>[0]["rows"] extends Iterable<infer Row> ? Row : never) =>
  csvText({ columns: ["a"], rows: [cells] })
    .split("\r\n")
    .slice(1, -1)
    .join("\r\n");

test("a table begins with a byte order mark and the names of its columns, and every line ends", () => {
  expect(csvText({ columns: ["Day", "Views"], rows: [["2026-11-20", 3]] })).toBe(
    "\uFEFFDay,Views\r\n2026-11-20,3\r\n",
  );
  expect(csvText({ columns: ["Day"], rows: [] })).toBe("\uFEFFDay\r\n");
});

test("commas, quotes and lines stand in quotes; nothing is empty, times are ISO 8601", () => {
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
  ["\t=1", "'\t=1"],
  ["＝1", "'＝1"],
  ['=hyperlink("x","y")', `"'=hyperlink(""x"",""y"")"`],
  ["a=1", "a=1"],
  ["شركة", "شركة"],
])("no text becomes a formula: %j", (text, cell) => {
  expect(line(text)).toBe(cell);
});

test("numbers stay numbers, also those under nothing", () => {
  expect(line(-2, 4.5, 0)).toBe("-2,4.5,0");
});

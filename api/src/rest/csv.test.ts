import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

/** The cells of one row as a spreadsheet reads them. */
const cells = (...row: string[]) => toCsv([row]).slice(1).trimEnd();

test("is UTF-8 with its mark, every cell in quotes, every row with its end", () => {
  expect(
    toCsv([
      ["a", "b"],
      ["c", ""],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"c",""\r\n');
  expect(cells('say "hi"', "a,b", "one\ntwo", "عربي")).toBe('"say ""hi""","a,b","one\ntwo","عربي"');
});

test.each([
  "=1+1",
  "+1",
  "-1",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  " =1",
  "\u200B=1",
  "＝1+1",
  "＋1",
  "－1",
  "＠x",
  '=HYPERLINK("https://evil.example")',
])("what begins like a formula is text: %j", (text) => {
  expect(cells(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test("what holds such characters elsewhere is left as it is", () => {
  expect(cells("a=1", "ada@mail.example", "1-2")).toBe('"a=1","ada@mail.example","1-2"');
});

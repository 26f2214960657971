import { expect, test } from "vitest";
import { countChoices, type KnownChoice, splitLines } from "./encoded-choices.ts";

/** One character has two bytes in UTF-8, one is a pair in UTF-16. */
const known: KnownChoice[] = [
  [".", "platforms", "web"],
  ["é", "languages", "en"],
  ["\u{10000}", "languages", "de"],
];
const groups = (platforms: string[], languages: string[]) => [
  { name: "platforms", decidedByIds: platforms },
  { name: "languages", decidedByIds: languages },
  { name: "segments", decidedByIds: [] },
];

test("without a chosen one all rows are counted, and those without any choice too", () => {
  const { passed, choicesOf } = countChoices(
    new Map([[0, ".é,\u{10000}é,,.\u{10000}"]]),
    known,
    groups([], []),
  );
  expect(passed).toBe(4);
  expect(choicesOf(0)).toEqual([["web", 2]]);
  expect(choicesOf(1)).toEqual([
    ["en", 2],
    ["de", 2],
  ]);
  expect(choicesOf(2)).toEqual([]);
});

test("choices are counted in rows that miss no group or only their own", () => {
  const { passed, choicesOf } = countChoices(
    new Map([[0, ".é,.\u{10000},é,\u{10000},"]]),
    known,
    groups(["web"], ["de"]),
  );
  expect(passed).toBe(1);
  // Of the fourth row, and of the second.
  expect(choicesOf(0)).toEqual([["web", 1]]);
  expect(choicesOf(1)).toEqual([
    ["en", 1],
    ["de", 1],
  ]);
});

test("what rows miss whatever their choices are counts as a group", () => {
  const rows = new Map([
    [0, "-"],
    [4, ".é,.,é"],
  ]);
  const { passed, choicesOf } = countChoices(rows, [...known, ["/", "segments", "s"]], groups(["web"], []));
  expect([passed, choicesOf(0), choicesOf(1)]).toEqual([
    0,
    [["web", 0]],
    [
      ["en", 0],
      ["de", 0],
    ],
  ]);
  const own = countChoices(new Map([[4, "./,/"]]), [...known, ["/", "segments", "s"]], groups(["web"], []));
  expect(own.choicesOf(2)).toEqual([["s", 1]]);
});

test("a chosen value that nothing has passes nothing", () => {
  expect(countChoices(new Map([[0, ".,.é"]]), known, groups(["web"], ["fr"])).passed).toBe(0);
});

test("lines are apart from what stands behind them", () => {
  expect(splitLines("-\n.é\n[null]", 2)).toEqual({ lines: ["-", ".é"], rest: "[null]" });
});

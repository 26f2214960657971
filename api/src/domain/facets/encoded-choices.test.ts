import { expect, test } from "vitest";
import { choiceCounter, countIds } from "./encoded-choices.ts";

test("numbers between blanks are counted, and rows without any", () => {
  expect([...countIds("3 12 3  12 3", 13)]).toEqual([1, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  expect([...countIds("", 1)]).toEqual([1, 0]);
});

test("choices are counted in rows that miss no group or only their own", () => {
  const counter = choiceCounter([
    [
      [0, 2, "1 2 2"],
      [2, 1, "2 3"],
      [4, 1, "1 3"],
    ],
    [
      [1, "platforms", "web"],
      [2, "languages", "en"],
      [3, "languages", "de"],
    ],
  ]);
  expect(counter.passed).toBe(2);
  expect(counter.choicesOf("platforms", 1)).toEqual([["web", 1]]);
  expect(counter.choicesOf("languages", 2)).toEqual([
    ["en", 3],
    ["de", 1],
  ]);
  expect(counter.choicesOf("segments", 4)).toEqual([]);
});

test("nothing is counted where nothing was found", () => {
  const counter = choiceCounter([null, null]);
  expect([counter.passed, counter.choicesOf("platforms", 0)]).toEqual([0, []]);
});

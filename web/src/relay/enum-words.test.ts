import { expect, test } from "vitest";
import { enumValueOf, wordOf } from "./enum-words";

test("a word is an enum value and back", () => {
  const word = "conflict-of-interest";
  expect(enumValueOf(word)).toBe("CONFLICT_OF_INTEREST");
  expect(wordOf(enumValueOf(word))).toBe(word);
});

import { expect, test } from "vitest";
import { sql } from "../../database/query/sql.ts";
import { trigramMatch } from "./search.ts";

test("a word that is too long for a name is compared with none, wherever it stands", () => {
  const compared = (...words: string[]) => trigramMatch(words, sql`s.sort_name`).text.includes("<%");
  expect(compared("q".repeat(40))).toBe(true);
  expect(compared("q".repeat(41))).toBe(false);
  expect(compared("quill", "for", "q".repeat(41))).toBe(false);
});

import { describe, expect, test } from "vitest";
import { documents, queryNames } from "./documents.ts";
import { searchVariables, sequence } from "./draw.ts";
import { equalPairs, withoutLonger } from "./equal-searches.ts";
import { beginning, misspell } from "./misspell.ts";
import { forAll, requestTo } from "./requests.ts";

test("a sequence has the largest thing every eighth time, and is always as long", () => {
  const slugs = sequence(["a", "b", "c"], ["large"]);
  expect(slugs.slice(0, 9)).toEqual(["large", "b", "c", "a", "b", "c", "a", "b", "large"]);
  expect(slugs).toHaveLength(256);
  expect(sequence(["a"], [])).toEqual(Array.from({ length: 256 }, () => "a"));
});

test("an empty database is reported at once", () =>
  expect(() => sequence([], [])).toThrow(/nothing to ask for/));

test("the others get a search text as the query that we make of it", () => {
  expect(searchVariables("Pay Roll")).toEqual({
    assay: { text: "Pay Roll" },
    postgraphile: { query: "pay:* & roll:*" },
    sql: { query: "pay:* & roll:*" },
  });
});

test("hand-written statements are asked for by name, the servers by document", () => {
  for (const query of queryNames) {
    const body = (target: "assay" | "postgraphile" | "sql") =>
      JSON.parse(requestTo(target, query, forAll({ id: "1" })).body ?? "");
    expect(body("sql")).toEqual({ query, variables: { id: "1" } });
    expect(body("assay").query).toBe(documents[query].assay);
    expect(body("postgraphile").query).toBe(documents[query].postgraphile);
  }
});

describe("searches that find as much in two databases", () => {
  const word = (text: string, listings: number) => ({ word: text, listings });

  test("leave out words that longer ones begin with", () => {
    const words = [word("pay", 3), word("payroll", 2), word("plan", 1)];
    expect(withoutLonger(words).map((each) => each.word)).toEqual(["payroll", "plan"]);
  });

  test("are pairs of equal numbers, a fixed count for each number", () => {
    const pairs = equalPairs(
      [word("a", 3), word("b", 3), word("c", 5), word("d", 3)],
      [word("x", 3), word("y", 3), word("z", 3), word("w", 9)],
      2,
    );
    expect(pairs).toEqual([
      { listings: 3, pair: ["a", "x"] },
      { listings: 3, pair: ["b", "y"] },
    ]);
  });
});

describe("typing", () => {
  test("begins with two to six characters", () => {
    const texts = [0, 1, 2, 3, 4, 5].map((turn) => beginning("payroll", turn));
    expect(texts).toEqual(["pa", "pay", "payr", "payro", "payrol", "pa"]);
  });

  test.each([
    [0, "pyaroll suite"],
    [1, "paroll suite"],
    [2, "payeoll suite"],
  ])("goes wrong in turn %i: %s", (turn, wrong) => expect(misspell("payroll suite", turn)).toBe(wrong));

  test("always makes another text of a name", () => {
    for (let turn = 0; turn < 30; turn++) expect(misspell("atlas crm", turn)).not.toBe("atlas crm");
  });
});

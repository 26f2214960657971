import { describe, expect, test } from "vitest";
import { createHistory, lastWrites, type Outcome } from "./history.ts";
import { judge } from "./model.ts";

/** Writes of things, each as `[thing, value, outcome]`, in their order. */
function historyOf(...rows: [thing: string, value: string | null, outcome: Outcome][]) {
  const history = createHistory();
  for (const [thing, value, outcome] of rows) history.settle(history.begin({ thing, value }), outcome);
  return history;
}
const there = (...rows: [thing: string, ...values: string[]][]) =>
  new Map(rows.map(([thing, ...values]) => [thing, values]));
const sound = { lost: [], doubled: [], uncalled: [] };

describe("what clients were told, and what is there", () => {
  const review: [string, string, Outcome] = ["review 1", "first", "acknowledged"];
  test.each([
    ["an acknowledged write that is there", historyOf(review), there(["review 1", "first"])],
    ["a refused one that is not", historyOf(["review 1", "first", "refused"]), there()],
    ["an unknown one that is not there", historyOf(["review 1", "first", "unknown"]), there()],
    ["an unknown one that is", historyOf(["review 1", "first", "unknown"]), there(["review 1", "first"])],
    [
      "an unknown edit that was made",
      historyOf(review, ["review 1", "second", "unknown"]),
      there(["review 1", "second"]),
    ],
    [
      "an unknown edit that was not",
      historyOf(review, ["review 1", "second", "unknown"]),
      there(["review 1", "first"]),
    ],
    ["a deleted one that is gone", historyOf(review, ["review 1", null, "acknowledged"]), there()],
    [
      "a mail that came twice",
      historyOf(["mail 1", "sent", "acknowledged"]),
      there(["mail 1", "sent", "sent"]),
    ],
  ])("agree: %s", (_what, { writes }, observed) => {
    expect(judge(writes, observed)).toEqual(sound);
  });

  test.each([
    ["an acknowledged write is missing", historyOf(review), there(), { lost: ["review 1"] }],
    ["a mail is missing", historyOf(["mail 1", "sent", "acknowledged"]), there(), { lost: ["mail 1"] }],
    [
      "one is there twice",
      historyOf(review),
      there(["review 1", "first", "first"]),
      { doubled: ["review 1"] },
    ],
    [
      "an acknowledged edit is missing",
      historyOf(review, ["review 1", "second", "acknowledged"]),
      there(["review 1", "first"]),
      { lost: ["review 1"] },
    ],
    [
      "a refused edit was made",
      historyOf(review, ["review 1", "second", "refused"]),
      there(["review 1", "second"]),
      { uncalled: ["review 1"] },
    ],
    [
      "a deleted one is back",
      historyOf(review, ["review 1", null, "acknowledged"]),
      there(["review 1", "first"]),
      { uncalled: ["review 1"] },
    ],
    ["one is there that nobody wrote", historyOf(), there(["review 1", "first"]), { uncalled: ["review 1"] }],
  ])("differ: %s", (_what, { writes }, observed, found) => {
    expect(judge(writes, observed)).toEqual({ ...sound, ...found });
  });
});

test("a history counts what was acknowledged, and tells the last writes of a thing", () => {
  const history = historyOf(["vote 1", "yes", "acknowledged"], ["vote 2", "yes", "refused"]);
  expect(history.acknowledged()).toBe(1);
  expect(lastWrites(history, "vote 2")).toBe("yes refused");
});

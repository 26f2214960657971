import { expect, test } from "vitest";
import { groupRepeats } from "./group-repeats";

const entry = (id: number, action: string, actorId: string | null) => ({ id, action, actorId });

test("consecutive actions of one person are grouped, in the log's order", () => {
  const folds = groupRepeats([
    entry(1, "VERIFY", "ada"),
    entry(2, "VERIFY", "ada"),
    entry(3, "VERIFY", "ben"),
    entry(4, "HIDE", "ben"),
    entry(5, "VERIFY", "ben"),
    entry(6, "VERIFY", "ben"),
    entry(7, "VERIFY", "ben"),
  ]);
  expect(folds.map((fold) => fold.map(({ id }) => id))).toEqual([[1, 2], [3], [4], [5, 6, 7]]);
});

test("deleted accounts are not taken for one person", () => {
  const folds = groupRepeats([entry(1, "VERIFY", null), entry(2, "VERIFY", null)]);
  expect(folds).toHaveLength(2);
  expect(groupRepeats([])).toEqual([]);
});

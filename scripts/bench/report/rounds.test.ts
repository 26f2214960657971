import { expect, test } from "vitest";
import { rotated, turns } from "./rounds.ts";

test("each round has each row with each column once, row by row", () => {
  const all = turns(2, ["a", "b"], [1, 2, 3]);
  expect(all).toHaveLength(12);
  for (const round of [0, 1]) {
    const mine = all.filter((turn) => turn.round === round);
    expect(mine.map(({ row }) => row)).toEqual(["a", "a", "a", "b", "b", "b"]);
    expect(new Set(mine.map(({ row, column }) => `${row}${column}`)).size).toBe(6);
  }
});

test("no column has a fixed position: it moves with the round and with the row", () => {
  const firsts = turns(3, ["a", "b"], [1, 2, 3])
    .filter((_, index) => index % 3 === 0)
    .map(({ column }) => column);
  expect(firsts).toEqual([1, 2, 2, 3, 3, 1]);
});

test("rotating keeps all items and wraps around", () => {
  expect(rotated([1, 2, 3], 4)).toEqual([2, 3, 1]);
  expect(rotated([], 4)).toEqual([]);
});

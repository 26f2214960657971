import { expect, test } from "vitest";
import { Repeats } from "./repeats.ts";

function repeats(most?: number) {
  let now = 0;
  const kept = new Repeats({ milliseconds: 1_000, now: () => now, ...(most && { most }) });
  return {
    kept,
    at(moment: number) {
      now = moment;
    },
  };
}

test("what was there is known for its time, counted from when it was new", () => {
  const { kept, at } = repeats();
  expect(kept.has("a")).toBe(false);
  at(600);
  expect(kept.has("a")).toBe(true);
  expect(kept.has("b")).toBe(false);
  at(1_000);
  expect(kept.has("a")).toBe(false);
  expect(kept.has("b")).toBe(true);
});

test("only so many are known: the oldest is forgotten first", () => {
  const { kept } = repeats(2);
  for (const text of ["a", "b", "c"]) expect(kept.has(text)).toBe(false);
  expect(kept.has("c")).toBe(true);
  expect(kept.has("b")).toBe(true);
  expect(kept.has("a")).toBe(false);
});

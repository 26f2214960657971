import { expect, test } from "vitest";
import { differences, untilSound } from "./answers.ts";

test("copies differ in what one of them lacks, and in what is not the same", () => {
  const one = new Map<string, unknown>([
    ["review 1", { stars: 4 }],
    ["review 2", { stars: 1 }],
    ["review 3", { stars: 2 }],
  ]);
  const other = new Map<string, unknown>([
    ["review 1", { stars: 4 }],
    ["review 2", { stars: 2 }],
    ["review 4", { stars: 2 }],
  ]);
  expect(differences(one, other).sort()).toEqual(["review 2", "review 3", "review 4"]);
  expect(differences(one, new Map(one))).toEqual([]);
});

test("a check is repeated until it finds nothing; what it finds or throws at the end counts", async () => {
  let times = 0;
  expect(await untilSound(async () => (++times < 3 ? ["stale"] : []))).toEqual([]);
  expect(times).toBe(3);
  expect(await untilSound(async () => ["stale"], 0)).toEqual(["stale"]);
  expect(await untilSound(() => Promise.reject(new Error("away")), 0)).toEqual(["Error: away"]);
});

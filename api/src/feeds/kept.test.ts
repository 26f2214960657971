import { expect, test, vi } from "vitest";
import { Kept } from "./kept.ts";

test("asks once for many, and again after its time", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const kept = new Kept<number>({ most: 5, milliseconds: 1000 });
  const make = vi.fn(async () => make.mock.calls.length);
  expect(await Promise.all([kept.get("a", make), kept.get("a", make)])).toEqual([1, 1]);
  vi.advanceTimersByTime(1001);
  expect(await kept.get("a", make)).toBe(2);
  vi.useRealTimers();
});

test("a failure is not kept", async () => {
  const kept = new Kept<number>({ most: 5, milliseconds: 1000 });
  await expect(kept.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await kept.get("a", async () => 1)).toBe(1);
});

test("the longest unused goes first", async () => {
  const kept = new Kept<string>({ most: 2, milliseconds: 1000 });
  for (const key of ["a", "b", "a", "c"]) await kept.get(key, async () => `first ${key}`);
  expect(await kept.get("a", async () => "again")).toBe("first a");
  expect(await kept.get("b", async () => "again")).toBe("again");
});

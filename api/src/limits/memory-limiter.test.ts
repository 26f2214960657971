import { expect, test } from "vitest";
import { createMemoryLimiter } from "./memory-limiter.ts";

test("counts each caller apart, tells how long to wait, and begins anew after its time", () => {
  let time = 1_000_000;
  const limiter = createMemoryLimiter({ points: 2, seconds: 60, now: () => time });
  const take = (caller: string) => limiter.take(caller);
  expect([take("a"), take("a")]).toEqual([0, 0]);
  time += 20_000;
  expect([take("a"), take("b")]).toEqual([40_000, 0]);
  time += 39_999;
  expect(take("a")).toBe(1);
  time += 1;
  expect([take("a"), take("a"), take("a")]).toEqual([0, 0, 60_000]);
});

test("a crowd of callers fills no memory, and whoever goes on calling stays counted", () => {
  const limiter = createMemoryLimiter({ points: 1, seconds: 60, callers: 10 });
  limiter.take("insistent");
  for (let n = 0; n < 1_000; n += 1) {
    limiter.take(`caller ${n}`);
    expect(limiter.take("insistent")).toBeGreaterThan(0);
  }
  expect(limiter.size).toBe(10);
});

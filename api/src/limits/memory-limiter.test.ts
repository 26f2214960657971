import { expect, test } from "vitest";
import { createMemoryLimiter } from "./memory-limiter.ts";

test("counts each caller apart, tells how long to wait, and begins anew after its time", () => {
  let time = 1_000_000;
  const limiter = createMemoryLimiter({ points: 2, seconds: 60, now: () => time });
  const consume = (caller: string) => limiter.consume(caller);
  expect([consume("a"), consume("a")]).toEqual([0, 0]);
  time += 20_000;
  expect([consume("a"), consume("b")]).toEqual([40_000, 0]);
  time += 39_999;
  expect(consume("a")).toBe(1);
  time += 1;
  expect([consume("a"), consume("a"), consume("a")]).toEqual([0, 0, 60_000]);
});

test("many callers do not fill the memory, and active ones stay counted", () => {
  const limiter = createMemoryLimiter({ points: 1, seconds: 60, callers: 10 });
  limiter.consume("insistent");
  for (let n = 0; n < 1_000; n += 1) {
    limiter.consume(`caller ${n}`);
    expect(limiter.consume("insistent")).toBeGreaterThan(0);
  }
  expect(limiter.size).toBe(10);
});

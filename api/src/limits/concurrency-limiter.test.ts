import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { growthOf, metric } from "../testing/metrics.ts";
import { BusyError, createConcurrencyLimiter } from "./concurrency-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work of the given duration in milliseconds, and what was begun. */
function worker() {
  const begun: string[] = [];
  const work = (name: string, milliseconds: number) => async () => {
    begun.push(name);
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return name;
  };
  return { begun, work };
}

test("so much is under way, so much waits, and more is refused", async () => {
  const runLimited = createConcurrencyLimiter({ name: "searches", maxConcurrent: 1, maxQueued: 1 });
  const { begun, work } = worker();
  const first = runLimited(work("first", 10));
  const second = runLimited(work("second", 10));
  const queue = { queue: "searches" };
  const refusals = await growthOf("assay_queue_refusals_total", queue, () =>
    expect(runLimited(work("third", 10))).rejects.toBeInstanceOf(BusyError),
  );
  expect([
    refusals,
    await metric("assay_queue_running", queue),
    await metric("assay_queue_waiting", queue),
  ]).toEqual([1, 1, 1]);
  expect(begun).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await first).toBe("first");
  expect(begun).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(await second).toBe("second");
});

test("while tasks are quick more of them run at the same time, after a slow one no more than usual", async () => {
  const whileQuick = { milliseconds: 20, maxConcurrent: 2 };
  const limit = { name: "searches", maxConcurrent: 1, maxQueued: 9, whileQuick } as const;
  const runLimited = createConcurrencyLimiter(limit);
  const { begun, work } = worker();
  const run = (name: string, milliseconds: number) => runLimited(work(name, milliseconds));
  const tasks = [run("first", 10), run("second", 10), run("third", 50), run("fourth", 10), run("fifth", 10)];
  // None has shown yet that it is quick.
  expect(begun).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual(["first", "second", "third"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun).toEqual(["first", "second", "third", "fourth"]);
  await vi.advanceTimersByTimeAsync(10);
  expect(begun.at(-1)).toBe("fifth");
  await vi.advanceTimersByTimeAsync(30);
  tasks.push(run("sixth", 10), run("seventh", 10));
  expect(begun.at(-1)).toBe("sixth");
  await vi.advanceTimersByTimeAsync(20);
  expect(await Promise.all(tasks)).toEqual(begun);
});

test("nothing queues behind a task that has waited for too long", async () => {
  const limit = { name: "searches", maxConcurrent: 1, maxQueued: 9, maxWait: 50 } as const;
  const runLimited = createConcurrencyLimiter(limit);
  const { work } = worker();
  const tasks = [runLimited(work("first", 100)), runLimited(work("second", 10))];
  await vi.advanceTimersByTimeAsync(50);
  tasks.push(runLimited(work("third", 10)));
  await vi.advanceTimersByTimeAsync(1);
  await expect(runLimited(work("fourth", 10))).rejects.toBeInstanceOf(BusyError);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all(tasks)).toEqual(["first", "second", "third"]);
});

test("a place rests as many times as long as it was worked at, while the answer is there at once", async () => {
  const runLimited = createConcurrencyLimiter({
    name: "searches",
    maxConcurrent: 1,
    maxQueued: 2,
    restRatio: 4,
  });
  const { begun, work } = worker();
  const first = runLimited(work("first", 10));
  void runLimited(work("second", 10));
  await vi.advanceTimersByTimeAsync(10);
  expect(await first).toBe("first");
  await vi.advanceTimersByTimeAsync(39);
  expect(begun).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["first", "second"]);
});

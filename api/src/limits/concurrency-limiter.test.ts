import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
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
  const { runLimited } = createConcurrencyLimiter({ name: "searches", maxConcurrent: 1, maxQueued: 1 });
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
  const { runLimited } = createConcurrencyLimiter(limit);
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

test("a task that fails is not quick", async () => {
  const whileQuick = { milliseconds: 20, maxConcurrent: 2 };
  const { runLimited } = createConcurrencyLimiter({
    name: "searches",
    maxConcurrent: 1,
    maxQueued: 9,
    whileQuick,
  });
  const { begun, work } = worker();
  await expect(runLimited(() => Promise.reject(new Error("no connection")))).rejects.toThrow("no connection");
  const tasks = [runLimited(work("first", 10)), runLimited(work("second", 10))];
  expect(begun).toEqual(["first"]);
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(tasks);
});

test("nothing queues behind a task that has waited for too long", async () => {
  const limit = { name: "searches", maxConcurrent: 1, maxQueued: 9, maxWait: 50 } as const;
  const { runLimited } = createConcurrencyLimiter(limit);
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
  const { runLimited } = createConcurrencyLimiter({
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

test("a task's duration counts from when it has what it waits for", async () => {
  const limit = { name: "searches", maxConcurrent: 1, maxQueued: 3, restRatio: 4 } as const;
  const whileQuick = { milliseconds: 20, maxConcurrent: 2 };
  const { runLimited } = createConcurrencyLimiter({ ...limit, whileQuick });
  const { begun, work } = worker();
  const first = runLimited(async (startTimer) => {
    await work("connection", 100)();
    startTimer();
    return work("first", 10)();
  });
  void runLimited(work("second", 10));
  void runLimited(work("third", 10));
  await vi.advanceTimersByTimeAsync(110);
  expect(await first).toBe("first");
  await vi.advanceTimersByTimeAsync(39);
  expect(begun).toEqual(["connection", "first"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(["connection", "first", "second", "third"]);
});

describe("a request that has begun", () => {
  const limit = { name: "searches", maxConcurrent: 1, maxQueued: 2 } as const;
  const mine = {};

  test("goes before others", async () => {
    const { runLimited } = createConcurrencyLimiter(limit);
    const { begun, work } = worker();
    const tasks = [runLimited(work("first", 10), mine), runLimited(work("other", 10))];
    tasks.push(runLimited(work("second", 10), mine));
    await vi.advanceTimersByTimeAsync(30);
    await Promise.all(tasks);
    expect(begun).toEqual(["first", "second", "other"]);
  });

  test("is not refused, whatever waits and for however long", async () => {
    const { runLimited } = createConcurrencyLimiter({
      ...limit,
      maxWait: 50,
      queueTimeouts: { first: 100, later: 300 },
    });
    const { work } = worker();
    const tasks = [runLimited(work("first", 300), mine)];
    const others = Promise.allSettled([runLimited(work("other", 10)), runLimited(work("another", 10))]);
    await vi.advanceTimersByTimeAsync(60);
    await expect(runLimited(work("a third", 10))).rejects.toBeInstanceOf(BusyError);
    tasks.push(runLimited(work("second", 10), mine));
    await vi.advanceTimersByTimeAsync(300);
    expect(await Promise.all(tasks)).toEqual(["first", "second"]);
    expect((await others).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  });

  test("is refused if one of its tasks waits for too long", async () => {
    const { runLimited } = createConcurrencyLimiter({ ...limit, queueTimeouts: { first: 50, later: 100 } });
    const { begun, work } = worker();
    const asked = [work("first", 60), work("second", 50), work("third", 10)];
    const settled = Promise.allSettled(asked.map((task) => runLimited(task, mine)));
    await vi.advanceTimersByTimeAsync(110);
    expect((await settled).map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected"]);
    expect(begun).toEqual(["first", "second"]);
  });

  test("is refused if too many of its own tasks wait, and what waits of it with them", async () => {
    const { runLimited } = createConcurrencyLimiter(limit);
    const { begun, work } = worker();
    const asked = ["first", "second", "third", "fourth"].map((name) => runLimited(work(name, 10), mine));
    const settled = Promise.allSettled(asked);
    await vi.advanceTimersByTimeAsync(30);
    expect((await settled).map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "rejected",
      "rejected",
    ]);
    expect(begun).toEqual(["first"]);
  });
});

describe("a request that has not begun", () => {
  test("may have all that it asks for wait, or nothing", async () => {
    const { runLimited } = createConcurrencyLimiter({ name: "searches", maxConcurrent: 1, maxQueued: 2 });
    const { work } = worker();
    const [mine, others] = [{}, {}];
    const tasks = [
      runLimited(work("first", 10)),
      runLimited(work("second", 10)),
      runLimited(work("third", 10), mine),
      runLimited(work("fourth", 10), mine),
    ];
    await expect(runLimited(work("fifth", 10), others)).rejects.toBeInstanceOf(BusyError);
    await vi.advanceTimersByTimeAsync(40);
    expect(await Promise.all(tasks)).toEqual(["first", "second", "third", "fourth"]);
    // Once refused, it is also when nothing waits any more.
    await expect(runLimited(work("sixth", 10), others)).rejects.toBeInstanceOf(BusyError);
  });

  test("fills the queue to twice its length at most, with what it asks for later", async () => {
    const { runLimited } = createConcurrencyLimiter({ name: "searches", maxConcurrent: 1, maxQueued: 3 });
    const { work } = worker();
    const first = runLimited(work("first", 10));
    const requests = [{}, {}, {}];
    const waves = [1, 2, 3].flatMap((wave) =>
      requests.map((request, index) => runLimited(work(`${index} in wave ${wave}`, 10), request)),
    );
    const settled = Promise.allSettled(waves);
    await vi.advanceTimersByTimeAsync(70);
    await first;
    // The seventh task that would wait is refused with its request, which makes room for those of the others.
    const wave = ["rejected", "fulfilled", "fulfilled"];
    expect((await settled).map(({ status }) => status)).toEqual([...wave, ...wave, ...wave]);
  });

  test("is refused as a whole when its first task has waited for too long", async () => {
    const limit = {
      name: "searches",
      maxConcurrent: 1,
      maxQueued: 9,
      queueTimeouts: { first: 50, later: 60 },
    } as const;
    const { runLimited } = createConcurrencyLimiter(limit);
    const { begun, work } = worker();
    const late = {};
    const tasks = [runLimited(work("first", 60)), runLimited(work("late", 10), late)];
    await vi.advanceTimersByTimeAsync(20);
    tasks.push(runLimited(work("of the same", 10), late), runLimited(work("in time", 10)));
    const refusals = growthOf("assay_queue_refusals_total", { queue: "searches" }, async () => {
      const settled = Promise.allSettled(tasks);
      await vi.advanceTimersByTimeAsync(30);
      await expect(tasks[1]).rejects.toBeInstanceOf(BusyError);
      await vi.advanceTimersByTimeAsync(30);
      expect((await settled).map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "rejected",
        "fulfilled",
      ]);
    });
    expect(await refusals).toBe(2);
    expect(begun).toEqual(["first", "in time"]);
  });
});

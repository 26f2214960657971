import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { metric } from "../testing/metrics.ts";
import {
  BusyError,
  type ConcurrencyLimit,
  createConcurrencyLimiter,
  type Shareable,
} from "./concurrency-limiter.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const whileQuick = { milliseconds: 20, maxConcurrent: 1 };
const limit = { name: "searches", maxConcurrent: 1, maxQueued: 5, maxWait: 1_000 } as const;

/** Tasks of the given duration in milliseconds; each gives its name and those of all that it was done with. */
function sharing(options: Partial<ConcurrencyLimit> = { whileQuick }) {
  const began: string[] = [];
  const { runLimited, runTogether } = createConcurrencyLimiter({ ...limit, ...options });
  const run = (name: string, { kind = "a", requestKey = {}, milliseconds = 10 } = {}) =>
    runTogether(
      { name, kind, maxTogether: 3, milliseconds },
      (tasks) => {
        const names = tasks.map((one) => one.name).join(" ");
        began.push(names);
        const longest = Math.max(...tasks.map((one) => one.milliseconds));
        const done = new Promise<void>((resolve) => setTimeout(resolve, longest));
        return tasks.map((one) => done.then(() => `${one.name} of ${names}`));
      },
      requestKey,
    ).catch((error: Error) => (error instanceof BusyError ? `${name} refused` : `${name}: ${error.message}`));
  return { run, runLimited, runTogether, began };
}

test("take along the next ones of their kind, a limited number, in one place", async () => {
  const { run, began } = sharing();
  const tasks = [run("1"), run("2"), run("3"), run("4"), run("5", { kind: "b" }), run("6")];
  await vi.advanceTimersByTimeAsync(10);
  expect(began).toEqual(["1", "2 3 4"]);
  expect(await metric("assay_queue_running", { queue: "searches" })).toBe(1);
  await vi.advanceTimersByTimeAsync(30);
  expect(began.slice(2)).toEqual(["5", "6"]);
  const named = ["1 of 1", "2 of 2 3 4", "3 of 2 3 4", "4 of 2 3 4", "5 of 5", "6 of 6"];
  expect(await Promise.all(tasks)).toEqual(named);
});

test("overtake nobody: requests that have begun go first, and another kind ends the row", async () => {
  const { run, began } = sharing();
  const request = {};
  const tasks = [run("1", { requestKey: request }), run("2"), run("3", { kind: "b" }), run("4")];
  tasks.push(run("5", { requestKey: request }));
  await vi.advanceTimersByTimeAsync(40);
  expect(began).toEqual(["1", "5 2", "3", "4"]);
  await Promise.all(tasks);
});

test("are done alone after a slow one, which several are if each of them took too long", async () => {
  const { run, began } = sharing();
  const tasks = [run("1"), run("2", { milliseconds: 60 }), run("3"), run("4"), run("5"), run("6"), run("7")];
  await vi.advanceTimersByTimeAsync(10 + 60);
  // Three in 60 ms were quick.
  expect(began).toEqual(["1", "2 3 4", "5 6"]);
  await vi.advanceTimersByTimeAsync(10);
  tasks.push(run("8", { milliseconds: 70 }), run("9"), run("10"));
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(tasks);
  expect(began.slice(3)).toEqual(["8", "9", "10"]);
});

test("are not refused for waiting while another does them, and may wait for longer afterwards", async () => {
  const { run, began } = sharing({ whileQuick, queueTimeouts: { first: 25, later: 100 } });
  const request = {};
  const tasks = [run("1"), run("2", { milliseconds: 40 }), run("3", { requestKey: request })];
  await vi.advanceTimersByTimeAsync(10);
  expect(began).toEqual(["1", "2 3"]);
  tasks.push(run("4"), run("5", { requestKey: request, kind: "b" }));
  await vi.advanceTimersByTimeAsync(60);
  expect(await Promise.all(tasks)).toEqual(["1 of 1", "2 of 2 3", "3 of 2 3", "4 refused", "5 of 5"]);
});

test("each end with their own error, or all with that of work that did not begin", async () => {
  const { run, runTogether } = sharing();
  const failing = (tasks: readonly Shareable[]) =>
    tasks.map((_, at) => (at === 1 ? Promise.reject(new Error("wrong")) : Promise.resolve(at)));
  const broken = (): Promise<number>[] => {
    throw new Error("broken");
  };
  for (const [work, ends] of [
    [failing, [0, "wrong", 2]],
    [broken, ["broken", "broken", "broken"]],
  ] as const) {
    const first = run("1");
    const settled = Promise.allSettled([1, 2, 3].map(() => runTogether({ kind: "a", maxTogether: 3 }, work)));
    await vi.advanceTimersByTimeAsync(10);
    await first;
    const found = (await settled).map((end) => (end.status === "rejected" ? end.reason.message : end.value));
    expect(found).toEqual(ends);
  }
  const last = run("last");
  await vi.advanceTimersByTimeAsync(10);
  expect(await last).toBe("last of last");
});

test("are done alone where no task counts as quick, and by none that is not of their kind", async () => {
  const { run, runLimited, began } = sharing({});
  const tasks = [run("1"), run("2"), run("3")];
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all(tasks);
  expect(began).toEqual(["1", "2", "3"]);
  const quick = sharing();
  const plain = [run("4"), quick.runLimited(async () => {}), runLimited(async () => {})];
  const others = [quick.run("5"), quick.run("6")];
  await vi.advanceTimersByTimeAsync(30);
  await Promise.all([...plain, ...others]);
  expect(quick.began).toEqual(["5 6"]);
});

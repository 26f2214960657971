import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BusyError } from "./concurrency-limiter.ts";
import { createFairQueue } from "./fair-queue.ts";

let time = 0;
beforeEach(() => {
  time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time++);
});
afterEach(() => void vi.restoreAllMocks());

/** A queue with as many tasks of each kind as a test says, all of which are under way. */
function open(limit: number, tasks: Readonly<Record<string, number>>) {
  const waits = { few: 1, maxWaitOfFew: 5_000, maxWait: 500, maxWaitBesideOthers: 200, maxStandingWait: 50 };
  const queue = createFairQueue(limit, waits);
  const running = Object.entries(tasks).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => queue.enter(kind)),
  );
  expect(running.every(({ state }) => state === "running")).toBe(true);
  const leave = (kind: string) => {
    const index = running.findIndex((task) => task.kind === kind);
    for (const task of running.splice(index, 1)) queue.leave(task);
  };
  return { queue, leave };
}

test("a kind that has some under way gets no more than the limit allows", () => {
  const { queue } = open(4, { a: 1, b: 1, c: 1, d: 1 });
  expect(queue.enter("a").state).toBe("waiting");
});

test("the kind with the fewest under way is next, even if another one has waited longer", () => {
  const { queue, leave } = open(8, { a: 3, b: 1, c: 4 });
  const [a, b] = [queue.enter("a"), queue.enter("b")];
  leave("c");
  expect([a.state, b.state]).toEqual(["waiting", "running"]);
  leave("c");
  expect(a.state).toBe("running");
});

test("of kinds with as many under way the one that has waited longest is next", () => {
  const { queue, leave } = open(8, { a: 2, b: 2, c: 4 });
  const [b, a] = [queue.enter("b"), queue.enter("a")];
  leave("c");
  expect([a.state, b.state]).toEqual(["waiting", "running"]);
});

test("a kind of which nothing waits is passed over", () => {
  const { queue, leave } = open(4, { a: 1, b: 2 });
  const next = queue.enter("b");
  leave("a");
  leave("b");
  expect(next.state).toBe("running");
});

test("who has left or was refused is not counted off again", async () => {
  const { queue } = open(1, { a: 1 });
  const [left, late] = [queue.enter("a"), queue.enter("a")];
  queue.leave(left);
  queue.leave(left);
  time = 1_000;
  queue.update();
  await expect(late.turn).rejects.toThrow(BusyError);
  queue.leave(late);
  expect([queue.running, queue.waiting]).toEqual([1, 0]);
});

test("what goes on takes a place again", () => {
  const { queue } = open(1, {});
  const task = queue.enter("a");
  queue.leave(task);
  expect(queue.running).toBe(0);
  queue.resume(task);
  queue.resume(task);
  expect([queue.running, queue.enter("a").state]).toEqual([1, "waiting"]);
});

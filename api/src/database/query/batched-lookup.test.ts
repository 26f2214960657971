import { afterEach, expect, test, vi } from "vitest";
import { createBatchedLookup } from "./batched-lookup.ts";

afterEach(() => vi.useRealTimers());

/** A lookup whose statements end when the test says so; each gives what was stored when it began. With `isBusy` the reader has other statements under way until `becomeIdle`. */
function store({ isBusy = false } = {}) {
  const stored = new Map<string, number>();
  const statements: { keys: readonly string[]; end(error?: Error): Promise<void> }[] = [];
  const awaitIdle = new Set<() => void>();
  const whenIdle = (callback: () => void) => {
    if (isBusy) awaitIdle.add(callback);
    else queueMicrotask(callback);
  };
  const becomeIdle = () => {
    isBusy = false;
    for (const callback of awaitIdle) callback();
    awaitIdle.clear();
  };
  const lookUp = createBatchedLookup<number>({ whenIdle }, (keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<ReadonlyMap<string, number>>();
    const found = new Map(stored);
    const end = async (error?: Error) => {
      if (error) reject(error);
      else resolve(found);
      await promise.catch(() => {});
    };
    statements.push({ keys, end });
    return promise;
  });
  return { stored, statements, lookUp, awaitIdle, becomeIdle };
}

/** Lets everything happen that waits for no statement. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

test("what is asked for while a statement is under way is read together in the next one, each once", async () => {
  const { stored, statements, lookUp } = store();
  stored.set("a", 1).set("b", 2);
  const first = lookUp("a");
  await turn();
  const others = ["b", "a", "b", "c"].map(lookUp);
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([["a"]]);
  await statements[0]?.end();
  expect(await first).toBe(1);
  expect(statements.map(({ keys }) => keys)).toEqual([["a"], ["b", "a", "c"]]);
  await statements[1]?.end();
  expect(await Promise.all(others)).toEqual([2, 1, 2, undefined]);
  void lookUp("a");
  await turn();
  expect(statements).toHaveLength(3);
});

test("what is asked for in one tick is read together", async () => {
  const { stored, statements, lookUp } = store();
  stored.set("a", 1).set("b", 2);
  // As the fields of one document do: each after steps of its own.
  const found = Promise.all(["a", "b", "a"].map(async (key) => lookUp(await key)));
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([["a", "b"]]);
  await statements[0]?.end();
  expect(await found).toEqual([1, 2, 1]);
});

test("nothing is given that was read before it was asked for", async () => {
  const { stored, statements, lookUp } = store();
  stored.set("a", 1);
  const before = lookUp("a");
  await turn();
  stored.delete("a");
  const after = lookUp("a");
  await statements[0]?.end();
  expect(await before).toBe(1);
  await statements[1]?.end();
  expect(await after).toBeUndefined();
});

test("an error is that of all who asked for the statement, and of nobody else", async () => {
  const { stored, statements, lookUp } = store();
  stored.set("a", 1);
  const failing = [lookUp("a")];
  await turn();
  failing.push(lookUp("a"), lookUp("a"));
  const settled = Promise.allSettled(failing);
  await statements[0]?.end(new Error("away"));
  await vi.waitFor(() => expect(statements).toHaveLength(2));
  await statements[1]?.end();
  expect((await settled).map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
});

test("who asked last does not wait for a statement that hangs either", async () => {
  const { stored, statements, lookUp } = store();
  stored.set("a", 1);
  void lookUp("hangs");
  await turn();
  const waiting = lookUp("a");
  await vi.waitFor(() => expect(statements).toHaveLength(2));
  await statements[1]?.end();
  expect(await waiting).toBe(1);
});

test("nobody waits for long for a statement that hangs", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { stored, statements, lookUp } = store();
  stored.set("a", 1);
  void lookUp("a");
  await turn();
  vi.advanceTimersByTime(40);
  const waiting = lookUp("a");
  const late = lookUp("b");
  vi.advanceTimersByTime(9);
  expect(statements).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(statements.map(({ keys }) => keys)).toEqual([["a"], ["a", "b"]]);
  await statements[1]?.end();
  expect(await Promise.all([waiting, late])).toEqual([1, undefined]);
});

test("while the reader is busy, what is asked for within ten milliseconds of a statement is read together", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { stored, statements, lookUp, awaitIdle } = store({ isBusy: true });
  stored.set("a", 1).set("b", 2).set("c", 3);
  const first = lookUp("a");
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([["a"]]);
  const second = lookUp("b");
  vi.advanceTimersByTime(4);
  await statements[0]?.end();
  const third = lookUp("c");
  await turn();
  vi.advanceTimersByTime(5);
  expect(statements).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(statements.map(({ keys }) => keys)).toEqual([["a"], ["b", "c"]]);
  await statements[1]?.end();
  expect(await Promise.all([first, second, third])).toEqual([1, 2, 3]);
  void lookUp("a");
  await turn();
  vi.advanceTimersByTime(9);
  expect(statements).toHaveLength(2);
  // A reader that is busy all the time keeps one callback, not one of each statement.
  expect(awaitIdle.size).toBe(1);
});

test("ten milliseconds after a statement began nobody waits, however busy the reader is", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { statements, lookUp } = store({ isBusy: true });
  void lookUp("a");
  await turn();
  await statements[0]?.end();
  vi.advanceTimersByTime(10);
  void lookUp("b");
  await turn();
  expect(statements.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
});

test("as soon as the reader is idle, what waits is read", async () => {
  vi.useFakeTimers({ toFake: ["performance", "setTimeout", "clearTimeout"] });
  const { stored, statements, lookUp, becomeIdle } = store({ isBusy: true });
  stored.set("b", 2);
  void lookUp("a");
  await turn();
  await statements[0]?.end();
  const waiting = lookUp("b");
  await turn();
  expect(statements).toHaveLength(1);
  becomeIdle();
  expect(statements.map(({ keys }) => keys)).toEqual([["a"], ["b"]]);
  await statements[1]?.end();
  expect(await waiting).toBe(2);
  vi.advanceTimersByTime(100);
  expect(statements).toHaveLength(2);
});

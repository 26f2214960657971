import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { createRenderQueue } from "./render-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets requests that have arrived be read, after which an expensive page may begin. */
const turnOfEventLoop = () => vi.advanceTimersByTimeAsync(0);

/** Opens tickets that record their names when they may be rendered. */
function pages() {
  const open = createRenderQueue(async () => {});
  const rendered: string[] = [];
  return {
    rendered,
    open,
    expensive(name: string) {
      const turn = open();
      void turn.begin().then(() => rendered.push(name));
      return turn;
    },
  };
}

test("expensive pages are rendered one at a time, and each takes one turn for all that it asks", async () => {
  const { expensive, rendered } = pages();
  const first = expensive("first");
  expensive("second");
  await turnOfEventLoop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rendered).toEqual(["first"]);
  first.end();
  await turnOfEventLoop();
  expect(rendered).toEqual(["first", "second"]);
});

test("other pages wait for one expensive page at most: the next one lets them go first, until a tenth of a second after it was asked for", async () => {
  const { expensive, rendered, open } = pages();
  const first = expensive("first");
  const second = expensive("second");
  await turnOfEventLoop();
  const [other, slow] = [open(), open()];
  first.end();
  await vi.advanceTimersByTimeAsync(80);
  other.end();
  expect(rendered).toEqual(["first"]);
  slow.end();
  await turnOfEventLoop();
  expect(rendered).toEqual(["first", "second"]);
  open();
  const third = expensive("third");
  await vi.advanceTimersByTimeAsync(40);
  const fourth = expensive("fourth");
  second.end();
  await vi.advanceTimersByTimeAsync(59);
  expect(rendered).toEqual(["first", "second"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(rendered).toEqual(["first", "second", "third"]);
  third.end();
  await vi.advanceTimersByTimeAsync(39);
  expect(rendered).toHaveLength(3);
  // It does not yield anew.
  await vi.advanceTimersByTimeAsync(1);
  expect(rendered.at(-1)).toBe("fourth");
  fourth.end();
});

test("a request that arrived while an expensive page was rendered goes before the next one", async () => {
  const { expensive, rendered, open } = pages();
  const first = expensive("first");
  const second = expensive("second");
  await turnOfEventLoop();
  first.end();
  const arrived = open();
  await turnOfEventLoop();
  expect(rendered).toEqual(["first"]);
  arrived.end();
  await turnOfEventLoop();
  expect(rendered).toEqual(["first", "second"]);
  second.end();
});

test("a page that has ended before its turn came holds nobody up", async () => {
  const { expensive, rendered, open } = pages();
  const first = expensive("first");
  const left = expensive("left");
  expensive("last");
  await turnOfEventLoop();
  left.end();
  left.end();
  first.end();
  await turnOfEventLoop();
  expect(rendered).toContain("last");
  const unused = open();
  unused.end();
  await unused.begin();
});

test("where twenty wait, or one has waited for half a second, one more is refused", async () => {
  const { expensive, open } = pages();
  expensive("first");
  await turnOfEventLoop();
  for (let n = 0; n < 20; n++) expensive(`waiting ${n}`);
  await expect(open().begin()).rejects.toThrow(BusyError);
  const { expensive: expensiveThere, open: openThere } = pages();
  expensiveThere("first");
  await turnOfEventLoop();
  expensiveThere("second");
  await vi.advanceTimersByTimeAsync(500);
  expensiveThere("third");
  await vi.advanceTimersByTimeAsync(1);
  await expect(openThere().begin()).rejects.toThrow(BusyError);
});

test("a page waits for its turn once all that it needs is there", async () => {
  let turns = 0;
  const page = createRenderQueue(async () => void turns++)();
  const [slow, fast] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  const all = [page.load(() => slow.promise), page.load(() => fast.promise)];
  fast.resolve("fast");
  expect(await all[1]).toBe("fast");
  expect(turns).toBe(0);
  slow.resolve("slow");
  expect(await all[0]).toBe("slow");
  expect(turns).toBe(1);
  await expect(page.load(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
});

import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { growthOf, metric } from "../testing/metrics.ts";
import { createEventLoopScheduler } from "./event-loop-scheduler.ts";
import { currentRequestId, outsideRequests } from "./request-id.ts";

let time = 0;
beforeEach(() => {
  time = 0;
  vi.useFakeTimers({ toFake: ["setImmediate", "clearImmediate", "setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The next turn of the event loop. */
const turn = async () => {
  vi.advanceTimersToNextTimer();
  await Promise.resolve();
};

/** The scheduler of a server, with what was begun, each of which takes some milliseconds. */
function open(takes = 0, isWriting = () => false) {
  const server = new EventEmitter();
  const scheduler = createEventLoopScheduler(server, isWriting);
  const begun: string[] = [];
  const listener = scheduler.requests((request) => {
    begun.push(request.url ?? "");
    time += takes;
  });
  return {
    begun,
    scheduler,
    connect: () => server.emit("connection"),
    ask: (url: string, closed = false) => listener({ url } as IncomingMessage, { closed } as ServerResponse),
    use: (name: string) => void scheduler.whenIdle().then(() => begun.push(name)),
  };
}

test("requests that have come are begun in one turn, what takes long in one turn each, after them", async () => {
  const { ask, use, begun } = open();
  use("a page");
  use("another page");
  ask("/1");
  ask("/2");
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(["/1", "/2", "a page"]);
  ask("/3");
  await turn();
  expect(begun.slice(3)).toEqual(["/3", "another page"]);
});

test("after 50 ms in one turn the next request waits for the next one", async () => {
  const { ask, use, begun } = open(30);
  for (const url of ["/1", "/2", "/3"]) ask(url);
  use("a page");
  await turn();
  expect(begun).toEqual(["/1", "/2", "a page"]);
  await turn();
  expect(begun.at(-1)).toBe("/3");
});

test("nothing is begun in a turn with a new connection, for 100 ms at most", async () => {
  const { ask, use, connect, begun } = open();
  ask("/1");
  use("a page");
  for (time of [0, 20, 99]) {
    connect();
    await turn();
  }
  expect(begun).toEqual([]);
  await turn();
  expect(begun).toEqual(["/1", "a page"]);
  ask("/2");
  for (time of [200, 300]) {
    connect();
    await turn();
  }
  expect(begun.at(-1)).toBe("/2");
});

test("what takes long waits while something is written, for 100 ms at most; requests do not", async () => {
  let isWriting = true;
  const { ask, use, begun } = open(0, () => isWriting);
  use("a page");
  ask("/1");
  await turn();
  time = 50;
  use("another page");
  for (time of [60, 99]) {
    await turn();
    await turn();
  }
  expect(begun).toEqual(["/1"]);
  time = 100;
  await turn();
  await turn();
  await turn();
  expect(begun).toEqual(["/1", "a page"]);
  isWriting = false;
  time = 101;
  await turn();
  await turn();
  await turn();
  expect(begun).toEqual(["/1", "a page", "another page"]);
});

test("it is looked every 2 ms whether something is written: meanwhile no turn is asked for", async () => {
  const isWriting = vi.fn(() => true);
  const { use, begun } = open(0, isWriting);
  const looksAfter = async (milliseconds: number) => {
    vi.advanceTimersByTime(milliseconds);
    await Promise.resolve();
    return isWriting.mock.calls.length;
  };
  use("a page");
  // A turn that a timer asks for takes a millisecond of the fake clock.
  expect([await looksAfter(0), await looksAfter(2), await looksAfter(1)]).toEqual([1, 1, 2]);
  isWriting.mockReturnValue(false);
  expect([await looksAfter(2), begun]).toEqual([2, []]);
  expect([await looksAfter(1), begun]).toEqual([3, ["a page"]]);
  expect(vi.getTimerCount()).toBe(0);
});

test("one timer is for all turns in which something is held", async () => {
  const { ask, use, begun } = open(0, () => true);
  use("a page");
  await turn();
  for (const url of ["/1", "/2", "/3"]) {
    ask(url);
    await turn();
  }
  expect(begun).toEqual(["/1", "/2", "/3"]);
  expect(vi.getTimerCount()).toBe(1);
});

test("a request whose client has left is not begun", async () => {
  const { ask, begun } = open();
  ask("/1", true);
  ask("/2");
  await turn();
  expect(begun).toEqual(["/2"]);
});

test("the metrics show what waits, and for how long it has", async () => {
  const { ask } = open();
  const queue = { queue: "event-loop" };
  ask("/1");
  ask("/2");
  expect(await metric("assay_queue_waiting", queue)).toBe(2);
  time = 70;
  const waited = await growthOf("assay_queue_wait_duration_seconds_sum", queue, turn);
  expect(waited).toBeCloseTo(0.14);
});

test("a turn belongs to no request in the log", async () => {
  const scheduler = createEventLoopScheduler(new EventEmitter(), () => false);
  const seen: unknown[] = [];
  const listener = scheduler.requests(() => seen.push(currentRequestId()));
  outsideRequests(() => listener({} as IncomingMessage, { closed: false } as ServerResponse));
  await turn();
  expect(seen).toEqual([undefined]);
});

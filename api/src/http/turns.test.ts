import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentRequestId, outsideRequests } from "./request-id.ts";
import { createTurns } from "./turns.ts";

let time = 0;
beforeEach(() => {
  time = 0;
  vi.useFakeTimers({ toFake: ["setImmediate", "clearImmediate"] });
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

/** Turns of a server, with what was begun, each of which takes some milliseconds. */
function open(takes = 0) {
  const server = new EventEmitter();
  const turns = createTurns(server);
  const begun: string[] = [];
  const listener = turns.requests((request) => {
    begun.push(request.url ?? "");
    time += takes;
  });
  return {
    begun,
    turns,
    connect: () => server.emit("connection"),
    ask: (url: string, closed = false) => listener({ url } as IncomingMessage, { closed } as ServerResponse),
    use: (name: string) => void turns.next().then(() => begun.push(name)),
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

test("a request whose client has left is not begun", async () => {
  const { ask, begun } = open();
  ask("/1", true);
  ask("/2");
  await turn();
  expect(begun).toEqual(["/2"]);
});

test("what has waited longest is known", async () => {
  const { ask, use, turns } = open(20);
  expect(turns.delay()).toBe(0);
  time = 10;
  use("a page");
  use("another page");
  time = 15;
  ask("/1");
  time = 30;
  expect(turns.delay()).toBe(20);
  await turn();
  expect(turns.delay()).toBe(40);
  await turn();
  expect(turns.delay()).toBe(0);
});

test("a turn belongs to no request in the log", async () => {
  const turns = createTurns(new EventEmitter());
  const seen: unknown[] = [];
  const listener = turns.requests(() => seen.push(currentRequestId()));
  outsideRequests(() => listener({} as IncomingMessage, { closed: false } as ServerResponse));
  await turn();
  expect(seen).toEqual([undefined]);
});

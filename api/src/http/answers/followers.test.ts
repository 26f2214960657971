import { EventEmitter } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import express, { type Express } from "express";
import { pino } from "pino";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { ChangeFeed } from "../../database/changes/feed.ts";
import { rowOf } from "../../database/changes/tags.ts";
import { fakeFeed } from "../../testing/change-feed.ts";
import { createAnswerCache } from "./cache.ts";

afterEach(() => void vi.restoreAllMocks());

const open = (feed: ChangeFeed) =>
  createAnswerCache({
    feed,
    maxBytes: 1_000_000,
    log: pino({ enabled: false }),
    isLeaving: () => false,
    openCallBudget: null,
    countPersistedQuery: null,
    hasProxy: false,
  });

/** How many answers are begun by three requests for a page, the first of which leaves after some milliseconds. */
async function begunAfter(milliseconds: number): Promise<number> {
  let time = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  let begun = 0;
  const app = Object.assign(() => void begun++, { get: () => () => false }) as unknown as Express;
  const listener = open(fakeFeed().feed).listener(app);
  const request = { method: "GET", url: "/", headers: { host: "localhost" } };
  const responses = Array.from({ length: 3 }, () => new EventEmitter());
  for (const response of responses) listener({ ...request } as IncomingMessage, response as ServerResponse);
  expect(begun).toBe(1);
  time += milliseconds;
  responses[0]?.emit("close");
  await new Promise((resolve) => setImmediate(resolve));
  return begun;
}

test("who has waited for another one's answer for half a second does not wait for the next one", async () => {
  // One of the two makes the answer for all who come from now on, the other one its own.
  expect(await begunAfter(501)).toBe(3);
  expect(await begunAfter(500)).toBe(2);
});

/** A server whose page is made when a test says so; each one has a number. */
async function serve() {
  const { feed, notify, caughtUpBefore } = fakeFeed();
  const cache = open(feed);
  const made: (() => void)[] = [];
  const app = express();
  app.use(cache.capture);
  app.get("/page", (request, response) => {
    cache.fillOf(request)?.reads.add([page]);
    const number = made.length + 1;
    made.push(() => response.send(`page ${number}`));
  });
  const server = createServer(cache.listener(app));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  let asked = 0;
  server.on("request", () => asked++);
  /** Asks, and knows that the server has the request. */
  const ask = async () => {
    const before = asked;
    const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`);
    await expect.poll(() => asked).toBe(before + 1);
    return { text: answer.then((response) => response.text()) };
  };
  return { ask, made, notify, caughtUpBefore };
}
const page = rowOf("software", "1");

test("who asked before something changed gets the answer that was being made, who asked after it another one", async () => {
  const { ask, made, notify } = await serve();
  const before = [await ask(), await ask(), await ask()];
  notify([page]);
  const after = await ask();
  made[0]?.();
  expect(await Promise.all(before.map(({ text }) => text))).toEqual(["page 1", "page 1", "page 1"]);
  await expect.poll(() => made.length).toBe(2);
  made[1]?.();
  expect(await after.text).toBe("page 2");
});

test("an answer that was being made is not given when the change log was not read for a second", async () => {
  const { ask, made, notify, caughtUpBefore } = await serve();
  const [first, second] = [await ask(), await ask()];
  notify([page]);
  caughtUpBefore(1_001);
  made[0]?.();
  await expect.poll(() => made.length).toBe(2);
  made[1]?.();
  expect(await Promise.all([first.text, second.text])).toEqual(["page 1", "page 2"]);
});

test("who asked when the change log had not been read for a second is not given what was before a change", async () => {
  const { ask, made, notify, caughtUpBefore } = await serve();
  caughtUpBefore(1_001);
  const [first, second] = [await ask(), await ask()];
  notify([page]);
  caughtUpBefore(0);
  made[0]?.();
  await expect.poll(() => made.length).toBe(2);
  made[1]?.();
  expect(await Promise.all([first.text, second.text])).toEqual(["page 1", "page 2"]);
});

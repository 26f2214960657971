import { EventEmitter } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Express } from "express";
import { pino } from "pino";
import { afterEach, expect, test, vi } from "vitest";
import { fakeFeed } from "../../testing/change-feed.ts";
import { createAnswerCache } from "./cache.ts";

afterEach(() => void vi.restoreAllMocks());

/** How many answers are begun by three requests for a page, the first of which leaves after some milliseconds. */
async function begunAfter(milliseconds: number): Promise<number> {
  let time = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  let begun = 0;
  const app = Object.assign(() => void begun++, { get: () => () => false }) as unknown as Express;
  const listener = createAnswerCache({
    feed: fakeFeed().feed,
    maxBytes: 1_000_000,
    log: pino({ enabled: false }),
    isLeaving: () => false,
    openCallBudget: null,
    countPersistedQuery: null,
    hasProxy: false,
  }).listener(app);
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

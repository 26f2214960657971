import express from "express";
import { expect, test } from "vitest";
import { assignRequestId, currentRequestId, outsideRequests } from "./request-id.ts";

/** Runs work as the handler of a request does. */
function inRequest<T>(work: () => T): T {
  const request = { app: express(), socket: {}, headers: {} };
  let result: T | undefined;
  assignRequestId(request as never, { set() {} } as never, () => {
    result = work();
  });
  return result as T;
}

test("the id is that of the request for whatever is awaited in it, and of none outside", async () => {
  const read = async () => {
    const before = currentRequestId();
    await Promise.resolve();
    return [before, currentRequestId()];
  };
  const [[one, sameOne], [other, sameOther]] = (await Promise.all([inRequest(read), inRequest(read)])) as [
    [string, string],
    [string, string],
  ];
  expect([sameOne, sameOther]).toEqual([one, other]);
  expect(one).not.toBe(other);
  expect(currentRequestId()).toBeUndefined();
});

test("work for many requests has none, also where one of them began it", () => {
  const seen: unknown[] = [];
  inRequest(() => {
    outsideRequests(() => seen.push(currentRequestId()));
    seen.push(typeof currentRequestId());
  });
  expect(seen).toEqual([undefined, "string"]);
});

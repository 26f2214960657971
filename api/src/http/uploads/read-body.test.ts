import { PassThrough } from "node:stream";
import type { Request } from "express";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type BodyRules, readBytes } from "./read-body.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => void vi.useRealTimers());

const rules: BodyRules = { maxBytes: 1_000, tooLarge: "Too large", types: /./, otherType: "Other" };
const timeouts = { whole: 60_000, idle: 10_000 };
const body = () => new PassThrough() as PassThrough & Request;

test("a body that was broken off before anybody read it is not waited for", async () => {
  const request = body();
  request.destroy();
  await new Promise((closed) => request.once("close", closed));
  await expect(readBytes(request, rules, timeouts)).rejects.toMatchObject({ status: 400 });
  expect(vi.getTimerCount()).toBe(0);
});

test("a body of which nothing more comes is given up long before its time is over", async () => {
  const read = expect(readBytes(body(), rules, timeouts)).rejects.toMatchObject({ status: 408 });
  await vi.advanceTimersByTimeAsync(10_000);
  await read;
});

test("a body that comes in drops has the whole time, and no more", async () => {
  const request = body();
  let isOver = false;
  const read = readBytes(request, rules, timeouts).finally(() => {
    isOver = true;
  });
  const refused = expect(read).rejects.toMatchObject({ status: 408 });
  for (let at = 0; at < 59_000; at += 5_900) {
    request.write("a drop");
    await vi.advanceTimersByTimeAsync(5_900);
  }
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await refused;
});

import { expect, test } from "vitest";
import { createLongPolls } from "./long-polls.ts";

/** Long polls whose news a test brings. */
function polls(limits = { perCaller: 2, inAll: 3, reads: 3 }) {
  let bring = () => {};
  const leaving = new AbortController();
  const made = createLongPolls({
    subscribe(listener) {
      bring = listener;
    },
    leaving: leaving.signal,
    limits,
  });
  const waits: number[] = [];
  const wait = (caller: string, read: () => Promise<string[]>, signal = new AbortController().signal) =>
    made.wait({
      caller,
      seconds: 30,
      signal,
      read,
      isEmpty: (page) => page.length === 0,
      waited: (milliseconds) => waits.push(milliseconds),
    });
  return { wait, waits, bring: () => bring(), leave: () => leaving.abort() };
}

const nothing = async () => [];

test("reads again at news, until there is something", async () => {
  const { wait, waits, bring } = polls();
  const pages = [[], [], ["new"]];
  let reads = 0;
  const page = wait("a", async () => {
    reads++;
    return pages.shift() ?? [];
  });
  const readsAfterNews = () => {
    bring();
    return reads;
  };
  await expect.poll(readsAfterNews).toBe(3);
  expect(await page).toEqual(["new"]);
  expect(waits).toHaveLength(2);
});

test("ends with an empty page after its last read", async () => {
  const { wait, bring } = polls();
  let reads = 0;
  const page = wait("a", async () => {
    reads++;
    return [];
  });
  const readsAfterNews = () => {
    bring();
    return reads;
  };
  await expect.poll(readsAfterNews).toBe(3);
  expect(await page).toEqual([]);
});

test("news that come while it reads are not missed", async () => {
  const { wait, bring } = polls();
  const pages = [[], ["new"]];
  const page = wait("a", async () => {
    bring();
    return pages.shift() ?? [];
  });
  expect(await page).toEqual(["new"]);
});

test("ends when the client is gone, and when the process is to stop", async () => {
  const { wait, leave } = polls();
  const gone = new AbortController();
  const [first, second] = [wait("a", nothing, gone.signal), wait("b", nothing)];
  gone.abort();
  expect(await first).toEqual([]);
  leave();
  expect(await second).toEqual([]);
  // Nothing waits any more.
  expect(await wait("c", nothing)).toEqual([]);
});

test("only so many of a caller wait, and in all", async () => {
  const { wait, leave } = polls();
  const waiting = [wait("a", nothing), wait("a", nothing)];
  await expect(wait("a", nothing)).rejects.toMatchObject({ code: "RATE_LIMITED", retryAfter: 5 });
  waiting.push(wait("b", nothing));
  await expect(wait("c", nothing)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  leave();
  await Promise.all(waiting);
  expect(await wait("a", async () => ["x"])).toEqual(["x"]);
});

test("a place is free again after a failure", async () => {
  const { wait } = polls({ perCaller: 1, inAll: 1, reads: 9 });
  await expect(wait("a", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await wait("a", async () => ["x"])).toEqual(["x"]);
});

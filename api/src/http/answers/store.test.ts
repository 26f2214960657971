import { afterEach, describe, expect, test, vi } from "vitest";
import { rowOf } from "../../database/changes/tags.ts";
import { fakeFeed } from "../../testing/change-feed.ts";
import { createAnswerStore } from "./store.ts";

const one = rowOf("software", "1");
const two = rowOf("software", "2");
const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function setUp({ maxBytes = 1_000_000, freshMs = 1_000 } = {}) {
  const fake = fakeFeed();
  const dropped: string[] = [];
  const store = createAnswerStore<{ text: string }>({
    maxBytes,
    feed: fake.feed,
    freshMs,
    dropped: (why) => dropped.push(why),
  });
  const keep = (key: string, tags = [one], bytes = 10) => {
    const fill = store.begin();
    fill.log.add(tags);
    return store.keep(fill, key, { text: key }, bytes);
  };
  return { ...fake, store, keep, dropped };
}

test("an entry stays until something changes that it read", () => {
  const { store, keep, notify, dropped } = setUp();
  keep("a");
  keep("b", [one, two]);
  notify([two]);
  expect([store.find("a")?.value.text, store.find("b")]).toEqual(["a", undefined]);
  notify("anything");
  expect([store.size, store.tagCount, store.calculatedSize, dropped.length]).toEqual([0, 0, 0, 2]);
});

describe("is not cached", () => {
  test.each<[string, (set: ReturnType<typeof setUp>) => void, string]>([
    ["what read something that changed since it began", ({ notify }) => notify([one]), "changed"],
    ["what began before anything may have changed", ({ notify }) => notify("anything"), "changed"],
    [
      "what began before more changes than are remembered",
      ({ notify }) => notify(Array.from({ length: 6_000 }, (_, id) => rowOf("review", `${id}`))),
      "changed",
    ],
  ])("%s", (_name, meanwhile, expected) => {
    const set = setUp();
    const fill = set.store.begin();
    meanwhile(set);
    fill.log.add([one]);
    expect(set.store.keep(fill, "a", { text: "a" }, 1)).toBe(expected);
    expect(set.store.find("a")).toBeUndefined();
  });
  test("a change of something else does no harm", () => {
    const { store, notify } = setUp();
    const fill = store.begin();
    notify([two]);
    fill.log.add([one]);
    expect(store.keep(fill, "a", { text: "a" }, 1)).toBe(store.find("a"));
  });
  test("what read nothing, something without a tag, too much, or is too large", () => {
    const { store, keep } = setUp();
    const fill = store.begin();
    fill.log.add([one]);
    fill.log.refuse("statement", "select now()");
    const many = Array.from({ length: 2_001 }, (_, id) => rowOf("review", `${id}`));
    expect([
      store.keep(fill, "a", { text: "a" }, 1),
      keep("b", []),
      keep("c", many),
      keep("d", [one], 3_000_000),
    ]).toEqual(["statement", "nothing-read", "too-many-reads", "too-large"]);
    expect([store.size, store.tagCount]).toEqual([0, 0]);
  });
});

test("an entry is right without a look while the last one holds and its time lasts", () => {
  const { store, caughtUpBefore, fail } = setUp();
  const fill = store.begin();
  fill.log.add([one]);
  fill.log.expireAt(new Date(Date.now() + 60_000));
  const entry = store.keep(fill, "a", { text: "a" }, 1);
  if (typeof entry === "string") throw new Error(entry);
  caughtUpBefore(0);
  expect(store.isFresh(entry)).toBe(true);
  caughtUpBefore(1_001);
  expect(store.isFresh(entry)).toBe(false);
  caughtUpBefore(0);
  expect(store.isFresh({ ...entry, expires: Date.now() - 1 })).toBe(false);
  expect(entry.expires).toBeLessThanOrEqual(Date.now() + 60_000);
  // A write may not have been read, although the last look that succeeded was a moment ago.
  fail(away);
  expect(store.isFresh(entry)).toBe(false);
});

test("it is known until when what was read held", () => {
  const { store, notify } = setUp();
  const fill = store.begin();
  fill.log.add([one]);
  const now = vi.spyOn(performance, "now");
  now.mockReturnValue(10);
  notify([two]);
  expect(fill.heldUntil()).toBe(Infinity);
  for (const time of [20, 30]) {
    now.mockReturnValue(time);
    notify([two, one]);
  }
  expect(fill.heldUntil()).toBe(20);
  // It may be read after it has changed.
  fill.log.add([two]);
  expect(fill.heldUntil()).toBe(10);
  notify("anything");
  expect(fill.heldUntil()).toBe(-Infinity);
});

test("catching up forgets what changed before, or says why it cannot", async () => {
  const { store, keep, commit, fail, caughtUpBefore } = setUp();
  keep("a");
  commit([one]);
  expect([await store.catchUp(), store.find("a")]).toEqual(["current", undefined]);
  fail(new Error("The change log could not be read within 1000 ms"));
  expect(await store.catchUp()).toBe("unknown");
  fail(away);
  expect(await store.catchUp()).toBe("away");
  // It is not asked again in the next moment.
  fail(null);
  expect(await store.catchUp()).toBe("away");
  caughtUpBefore(3_600_001);
  expect(await store.catchUp()).toBe("unknown");
});

test("an entry that grew or shrank is found by its tags as before; one that grew too large leaves nothing", () => {
  const { store, keep, notify } = setUp({ maxBytes: 10_000_000 });
  for (const key of ["a", "b"]) keep(key, [one, two]);
  const grow = (key: string, more: number) => {
    const entry = store.find(key);
    if (entry) store.grow(key, entry.value, more);
  };
  grow("a", 500);
  grow("a", -200);
  grow("b", 3_000_000);
  expect([store.find("b"), store.tagCount]).toEqual([undefined, 2]);
  notify([one]);
  expect([store.find("a"), store.size, store.tagCount, store.calculatedSize]).toEqual([undefined, 0, 0, 0]);
});

test("bytes are bounded, whatever is asked for, and the index with them", () => {
  const { store, keep, dropped } = setUp({ maxBytes: 50_000 });
  for (let id = 0; id < 1_000; id++) keep(`GET /software/${id}`, [rowOf("software", `${id}`)], 1_000);
  expect(store.calculatedSize).toBeLessThanOrEqual(50_000);
  expect(store.tagCount).toBe(store.size);
  expect(dropped.length).toBe(1_000 - store.size);
  // Many small answers take more than their bytes.
  expect(store.size).toBeLessThan(50_000 / 3_500);
  const { bytes, value } = store.find("GET /software/999") ?? { bytes: 0, value: { text: "" } };
  store.grow("GET /software/999", value, 500);
  // Of a value that another one has replaced.
  store.grow("GET /software/999", { text: "" }, 500);
  expect(store.find("GET /software/999")?.bytes).toBe(bytes + 500);
  expect(store.calculatedSize).toBeLessThanOrEqual(50_000);
  expect(store.tagCount).toBe(store.size);
});

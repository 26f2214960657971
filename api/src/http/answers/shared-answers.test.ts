import { describe, expect, test, vi } from "vitest";
import { createReadLog, type ReadLog } from "../../database/changes/read-log.ts";
import { rowOf } from "../../database/changes/tags.ts";
import { trustedDocument } from "../../engine/parse.ts";
import type { Context } from "../../graphql/context.ts";
import { fakeFeed } from "../../testing/change-feed.ts";
import { createSharedAnswers, isShared } from "./shared-answers.ts";

const one = rowOf("category", "1", "text");

function setUp() {
  const changes = fakeFeed();
  const shared = createSharedAnswers({ feed: changes.feed, freshMs: 0 });
  let version = 0;
  const make = vi.fn(async (reads: ReadLog) => {
    reads.add([one]);
    return { data: { version: ++version } };
  });
  const ask = (reads: ReadLog | null = null) => shared.answer("menu", reads, make);
  return { ...changes, shared, make, ask };
}

test("it is made once, and again when something has changed that it read", async () => {
  const { ask, make, commit } = setUp();
  const first = await ask();
  expect(await ask()).toBe(first);
  commit([rowOf("category", "2")]);
  expect(await ask()).toBe(first);
  commit([one]);
  expect(await ask()).toEqual({ data: { version: 2 } });
  expect(make).toHaveBeenCalledTimes(2);
});

test("who is given it has read what it read, made just now or before", async () => {
  const { ask } = setUp();
  for (const reads of [createReadLog(), createReadLog()]) {
    await ask(reads);
    expect([...reads.tags]).toEqual([one]);
    expect(reads.refusal).toBeNull();
  }
});

test("what cannot be cached is made for each, and no answer with it can be", async () => {
  const { shared } = setUp();
  let made = 0;
  for (const expected of [1, 2]) {
    const reads = createReadLog();
    const answer = await shared.answer("x", reads, async (log) => {
      log.refuse("error", "a part failed");
      return { data: { made: ++made } };
    });
    expect([answer.data, reads.refusal]).toEqual([
      { made: expected },
      { reason: "error", detail: "a part failed" },
    ]);
  }
});

test("many who ask at once wait for one, unless something changes meanwhile", async () => {
  const { shared, ask, make, notify } = setUp();
  const gate = Promise.withResolvers<void>();
  const slow = vi.fn(async (reads: ReadLog) => {
    await gate.promise;
    return make(reads);
  });
  const askSlowly = () => shared.answer("slow", null, slow);
  const early = [askSlowly(), askSlowly()];
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const late = askSlowly();
  gate.resolve();
  expect(new Set(await Promise.all([...early, late])).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);

  const changed = shared.answer("menu", null, async (reads) => {
    notify([one]);
    return make(reads);
  });
  expect([await changed, await ask()]).toEqual([{ data: { version: 2 } }, { data: { version: 3 } }]);
});

test("nobody waits for what could not be kept a moment ago", async () => {
  const { shared } = setUp();
  const gate = Promise.withResolvers<void>();
  const make = vi.fn(async (log: ReadLog) => {
    log.refuse("error", "a part failed");
    if (make.mock.calls.length > 1) await gate.promise;
    return { data: {} };
  });
  await shared.answer("x", null, make);
  const asked = [shared.answer("x", null, make), shared.answer("x", null, make)];
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(3));
  gate.resolve();
  await Promise.all(asked);
});

test("a failure is told to who asked, and the next one tries again", async () => {
  const { shared, ask } = setUp();
  await expect(shared.answer("menu", null, () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  expect(await ask()).toEqual({ data: { version: 1 } });
});

test("while the change log cannot be read nothing that is kept is given", async () => {
  const { ask, fail } = setUp();
  await ask();
  fail(new Error("connect ECONNREFUSED"));
  expect(await ask()).toEqual({ data: { version: 2 } });
});

describe("is the same for all:", () => {
  const anyone = { viewer: null, token: null, caller: { carriesSession: false } };
  const menu = {
    document: trustedDocument("{ categoryTree(first: 2) { name } viewer { id } }"),
    variables: {},
  };
  const page = trustedDocument("query($page: Int) { reviews(page: $page) { edges { node { title } } } }");
  const far = trustedDocument("{ reviews(page: 900) { edges { node { title } } } }");
  test.each([
    ["a query without variables, for anyone", anyone, menu, true],
    ["the same for a viewer", { ...anyone, viewer: { id: "1" } }, menu, false],
    ["for a token", { ...anyone, token: {} }, menu, false],
    ["for a session, even one that is over", { ...anyone, caller: { carriesSession: true } }, menu, false],
    ["one with variables", anyone, { document: page, variables: { page: 2 } }, false],
    ["one that may cost work", anyone, { document: far, variables: {} }, false],
  ])("%s", (_name, context, operation, expected) => {
    expect(isShared(context as unknown as Context, operation)).toBe(expected);
  });
});

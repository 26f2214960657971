import { expect, test } from "vitest";
import { fakeFeed } from "../../testing/change-feed.ts";
import { createFills, type FillResult } from "./fills.ts";
import { createAnswerStore } from "./store.ts";

function setUp() {
  const { feed, caughtUpBefore } = fakeFeed();
  caughtUpBefore(1_000);
  const fills = createFills(createAnswerStore({ maxBytes: 1_000_000, feed }));
  const fill = (key: string, result: FillResult) => fills.begin(key).end(result);
  return { feed, fills, fill };
}

test("what cannot be cached is remembered, until it can", () => {
  const { fills, fill } = setUp();
  fill("a", "uncacheable");
  expect([fills.isUncacheable("a"), fills.isUncacheable("b")]).toEqual([true, false]);
  fill("a", "cacheable");
  expect(fills.isUncacheable("a")).toBe(false);
});

test("what failed is remembered until the change log is read again", async () => {
  const { feed, fills, fill } = setUp();
  fill("a", "failed");
  fill("b", "uncacheable");
  expect([fills.isUncacheable("a"), fills.isUncacheable("b")]).toEqual([true, true]);
  await feed.catchUp();
  expect([fills.isUncacheable("a"), fills.isUncacheable("b")]).toEqual([false, true]);
});

test("long keys that are remembered are bounded", () => {
  const { fills, fill } = setUp();
  const keyOf = (id: number) => `${id}`.padEnd(16_000);
  for (let id = 0; id < 500; id++) fill(keyOf(id), "uncacheable");
  const remembered = Array.from({ length: 500 }, (_, id) => fills.isUncacheable(keyOf(id)));
  expect([remembered[0], remembered[499]]).toEqual([false, true]);
  expect(remembered.filter(Boolean).length * 16_000).toBeLessThanOrEqual(2_000_000);
});

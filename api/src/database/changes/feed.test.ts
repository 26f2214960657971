import { afterEach, expect, test, vi } from "vitest";
import { isOutage } from "../client/outage.ts";
import { followChanges } from "./feed.ts";

afterEach(() => vi.useRealTimers());

test("a server that has not answered for three seconds is away, until it answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  const row = { snapshot: "1:1:", source: "a", time: 0, isEarlier: false, changes: [] };
  let answer = () => {};
  let isFrozen = false;
  const query = () =>
    new Promise((resolve) => {
      answer = () => resolve({ rows: [row] });
      if (!isFrozen) answer();
    });
  const pool = { query } as unknown as Parameters<typeof followChanges>[0];
  const feed = followChanges(pool, { interval: 250, report() {} });
  await feed.catchUp();
  isFrozen = true;
  /** The error of a call that waits a second. */
  const failure = async () => {
    const caught = feed.catchUp().then(
      () => null,
      (error: unknown) => error,
    );
    await vi.advanceTimersByTimeAsync(1_000);
    return caught;
  };
  expect(isOutage(await failure())).toBe(false);
  await vi.advanceTimersByTimeAsync(2_001);
  expect(isOutage(await failure())).toBe(true);
  // Nobody waits for it any more.
  await expect(feed.catchUp()).rejects.toThrow("does not answer");
  isFrozen = false;
  answer();
  await vi.advanceTimersByTimeAsync(0);
  await feed.catchUp();
  await feed.close();
});

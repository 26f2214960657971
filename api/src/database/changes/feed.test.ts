import { afterEach, expect, test, vi } from "vitest";
import { isOutage } from "../client/outage.ts";
import { followChanges } from "./feed.ts";

afterEach(() => vi.useRealTimers());

const row = { snapshot: "1:1:", source: "a", time: 0, isEarlier: false, changes: [] };
type Pool = Parameters<typeof followChanges>[0];

test("who comes during a look waits for the next one, together with all others", async () => {
  const answers: (() => void)[] = [];
  let looks = 0;
  const query = () => {
    looks++;
    return new Promise((resolve) => answers.push(() => resolve({ rows: [row] })));
  };
  const feed = followChanges({ query } as unknown as Pool, { interval: 1_000_000, report() {} });
  await vi.waitFor(() => expect(looks).toBe(1), 30_000);
  let ended = 0;
  const both = Promise.all([1, 2].map(() => feed.catchUp().then(() => ended++)));
  // The one under way began before they came.
  answers[0]?.();
  await vi.waitFor(() => expect(looks).toBe(2), 30_000);
  expect(ended).toBe(0);
  answers[1]?.();
  await both;
  expect(looks).toBe(2);
  await feed.close();
});

test("a server that has not answered for three seconds is away, until it answers", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  let answer = () => {};
  let isFrozen = false;
  const query = () =>
    new Promise((resolve) => {
      answer = () => resolve({ rows: [row] });
      if (!isFrozen) answer();
    });
  const feed = followChanges({ query } as unknown as Pool, { interval: 250, report() {} });
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
  const slow = await failure();
  expect(String(slow)).toContain("could not be read within 1000 ms");
  expect(isOutage(slow)).toBe(false);
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

import { expect, it } from "vitest";
import { Restarts } from "./restarts.ts";

it("restarts at once, a few times in a window, and then waits until the oldest is out of it", () => {
  const restarts = new Restarts({ max: 2, window: 100 });
  expect([0, 10, 20, 130].map((now) => restarts.next(now))).toEqual([0, 0, 80, 0]);
});

it("never gives up however often it has restarted before", () => {
  const restarts = new Restarts({ max: 2, window: 100 });
  for (let now = 0; now < 5_000; now += 60) expect(restarts.next(now)).toBe(0);
});

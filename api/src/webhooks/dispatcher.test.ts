import { expect, test, vi } from "vitest";
import { startDispatcher } from "./dispatcher.ts";

test("pages are read until there is no more, and again when woken; new deliveries are announced", async () => {
  const pages = [
    { deliveries: 2, hasMore: true },
    { deliveries: 0, hasMore: true },
    { deliveries: 1, hasMore: false },
  ];
  const dispatch = vi.fn(async () => pages.shift() ?? { deliveries: 0, hasMore: false });
  const dispatched = vi.fn();
  const dispatcher = startDispatcher({ dispatch, dispatched, report: () => {} });
  await expect.poll(() => dispatch.mock.calls.length).toBe(3);
  expect(dispatched).toHaveBeenCalledTimes(2);
  dispatcher.wake();
  await expect.poll(() => dispatch.mock.calls.length).toBe(4);
  await dispatcher.stop();
  dispatcher.wake();
  expect(dispatch).toHaveBeenCalledTimes(4);
});

test("an error is reported once and does not end it", async () => {
  const report = vi.fn();
  const dispatch = vi.fn(async () => {
    if (dispatch.mock.calls.length < 3) throw new Error("away");
    return { deliveries: 0, hasMore: false };
  });
  const dispatcher = startDispatcher({ dispatch, dispatched: () => {}, report });
  for (let calls = 1; calls <= 3; calls++) {
    await expect.poll(() => dispatch.mock.calls.length).toBe(calls);
    dispatcher.wake();
  }
  await expect.poll(() => dispatch.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(report).toHaveBeenCalledTimes(1);
  await dispatcher.stop();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ForeignWatch } from "./foreign-watch.ts";

const log = vi.fn();
const kill = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("tells of a statement that takes long, and ends the database for one that does not end", () => {
  const watch = new ForeignWatch({ log, kill });
  watch.running(true);
  vi.advanceTimersByTime(6_000);
  expect(log.mock.calls).toEqual([[expect.stringContaining("has taken 5 s, and the server waits for it")]]);
  vi.advanceTimersByTime(53_000);
  expect(kill).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(kill).toHaveBeenCalledOnce();
});

it("counts each statement by itself", () => {
  const watch = new ForeignWatch({ log, kill });
  for (let count = 0; count < 50; count++) {
    watch.running(true);
    vi.advanceTimersByTime(4_000);
    watch.running(false);
  }
  vi.advanceTimersByTime(100_000);
  expect(log).not.toHaveBeenCalled();
  expect(kill).not.toHaveBeenCalled();
});

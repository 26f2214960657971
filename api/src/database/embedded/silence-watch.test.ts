import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchSilence } from "./silence-watch.ts";

const ask = vi.fn();
const end = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
});

it("ends a process that has not answered for half an hour, once", () => {
  watchSilence({ ask, end });
  vi.advanceTimersByTime(30 * 60_000);
  expect(ask).toHaveBeenCalledTimes(30);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * 60_000);
  expect(end).toHaveBeenCalledOnce();
  expect(ask).toHaveBeenCalledTimes(30);
});

it("leaves one alone that answers now and then, or is watched no more", () => {
  const watch = watchSilence({ ask, end }, { interval: 1_000, maxUnanswered: 3 });
  for (let count = 0; count < 10; count++) {
    vi.advanceTimersByTime(2_500);
    watch.heard();
  }
  watch.stop();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
});

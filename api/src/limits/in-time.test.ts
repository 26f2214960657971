import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inTime } from "./in-time.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const late = () => "late";

test("what is done in time is the result, and nothing waits for the time any more", async () => {
  expect(await inTime(Promise.resolve("done"), 1_000, late)).toBe("done");
  await expect(inTime(Promise.reject(new Error("broken")), 1_000, late)).rejects.toThrow("broken");
  expect(vi.getTimerCount()).toBe(0);
});

test("after the time it is what the caller says, or its error; a failure of the work later is nobody's", async () => {
  const work = Promise.withResolvers<string>();
  const said = inTime(work.promise, 1_000, late);
  const thrown = inTime(work.promise, 1_000, () => {
    throw new Error("too late");
  });
  const refused = expect(thrown).rejects.toThrow("too late");
  vi.advanceTimersByTime(1_000);
  expect(await said).toBe("late");
  await refused;
  work.reject(new Error("broken"));
  await new Promise<void>((resolve) => process.nextTick(resolve));
});

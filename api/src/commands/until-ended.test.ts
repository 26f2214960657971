import { afterEach, expect, test, vi } from "vitest";
import { untilEnded } from "./until-ended.ts";

const listeners = new Map<string, () => void>();
vi.spyOn(process, "once").mockImplementation((name, listener) => {
  listeners.set(String(name), listener as () => void);
  return process;
});
const off = vi.spyOn(process, "off");
afterEach(() => listeners.clear());

test.each(["SIGINT", "SIGTERM"])("%s aborts the work, which cleans up and says why", async (name) => {
  const work = untilEnded(async (signal) => {
    listeners.get(name)?.();
    signal.throwIfAborted();
  });
  await expect(work).rejects.toThrow("Ended by a signal: nothing of the backup is left.");
});

test("work that nothing ends is done, and a signal that comes afterwards does not end the process", async () => {
  expect(await untilEnded(async ({ aborted }) => aborted)).toBe(false);
  listeners.get("SIGTERM")?.();
  expect(off).not.toHaveBeenCalled();
});

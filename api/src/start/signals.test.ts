import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOnSignals } from "./signals.ts";

const signals = ["SIGINT", "SIGTERM"] as const;
let time = 0;
let exits: unknown[];
let listeners: Map<string, (signal: NodeJS.Signals) => void>;
beforeEach(() => {
  time = 0;
  exits = [];
  listeners = new Map();
  vi.spyOn(process, "exit").mockImplementation((code) => void exits.push(code) as never);
  vi.spyOn(process, "on").mockImplementation((name, listener) => {
    listeners.set(String(name), listener as (signal: NodeJS.Signals) => void);
    return process;
  });
});
afterEach(() => vi.restoreAllMocks());

const signal = (name: (typeof signals)[number]) => listeners.get(name)?.(name);

test.each(signals)("%s ends a server during its start, at once and with code 0", (name) => {
  endOnSignals(() => time);
  signal(name);
  expect(exits).toEqual([0]);
});

test("a server that cannot be stopped ends with code 1", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  endOnSignals(() => time)({ stop: () => Promise.reject(new Error("stuck")), longest: 600_000 });
  signal("SIGTERM");
  await expect.poll(() => exits).toEqual([1]);
  expect(error).toHaveBeenCalledOnce();
});

test.each(signals)("%s stops the server, and the process ends after that", async (name) => {
  const stopped = Promise.withResolvers<void>();
  endOnSignals(() => time)({ stop: () => stopped.promise, longest: 600_000 });
  signal(name);
  expect(exits).toEqual([]);
  stopped.resolve();
  await expect.poll(() => exits).toEqual([0]);
});

test("the same signal through a parent has no effect; a second SIGTERM ends the process at once", () => {
  const stop = vi.fn(() => new Promise<void>(() => {}));
  endOnSignals(() => time)({ stop, longest: 600_000 });
  signal("SIGTERM");
  time = 999;
  signal("SIGTERM");
  time = 5_000;
  signal("SIGINT");
  expect(exits).toEqual([]);
  signal("SIGTERM");
  expect(exits).toEqual([1]);
  expect(stop).toHaveBeenCalledTimes(1);
});

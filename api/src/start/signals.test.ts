import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endOnSignals } from "./signals.ts";

const signals = ["SIGINT", "SIGTERM"] as const;
const others = new Map(signals.map((signal) => [signal, process.listeners(signal)]));
const exit = vi.fn<(code: number) => void>();
let ready: ReturnType<typeof endOnSignals>;

const added = (signal: (typeof signals)[number]) =>
  process.listeners(signal).filter((listener) => !others.get(signal)?.includes(listener));
const send = (signal: (typeof signals)[number]) => {
  for (const listener of added(signal)) listener(signal);
};

beforeEach(() => {
  exit.mockClear();
  ready = endOnSignals(exit);
});
afterEach(() => {
  for (const signal of signals) for (const listener of added(signal)) process.off(signal, listener);
});

test.each(signals)("%s ends a server that still starts, at once and with code 0", (signal) => {
  send(signal);
  expect(exit.mock.calls).toEqual([[0]]);
});

test("afterwards the server is stopped first, and only once", async () => {
  const stop = vi.fn(async () => {});
  ready(stop, 30);
  send("SIGTERM");
  send("SIGINT");
  expect(exit).not.toHaveBeenCalled();
  await expect.poll(() => exit.mock.calls).toEqual([[0]]);
  expect(stop).toHaveBeenCalledOnce();
});

test("a server that cannot be stopped ends with code 1", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  ready(() => Promise.reject(new Error("stuck")), 30);
  send("SIGTERM");
  await expect.poll(() => exit.mock.calls).toEqual([[1]]);
  error.mockRestore();
});

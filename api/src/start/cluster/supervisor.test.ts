import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { aliveInterval, type FromWorker, type ToWorker } from "./messages.ts";
import { Supervisor, type WorkerEvents } from "./supervisor.ts";

/** A worker that does nothing by itself. */
interface Fake extends WorkerEvents {
  slot: number;
  sent: ToWorker["kind"][];
  killed: number;
}

let forked: Fake[];
let logged: object[];
let unexpected: boolean[];
let supervisor: Supervisor;
/** True if a killed worker ends at once, as workers do unless the test delays it. */
let dies: boolean;
/** True if no process can be created. */
let isShort: boolean;
beforeEach(() => {
  vi.useFakeTimers();
  forked = [];
  logged = [];
  unexpected = [];
  dies = true;
  isShort = false;
  const note = (entry: object, message: string) => void logged.push({ ...entry, message });
  supervisor = new Supervisor({
    count: 2,
    fork(slot, events) {
      if (isShort) throw new Error("spawn ENOMEM");
      const fake: Fake = { ...events, slot, sent: [], killed: 0 };
      forked.push(fake);
      return {
        send: ({ kind }) => void fake.sent.push(kind),
        kill() {
          fake.killed++;
          if (dies) fake.ended("SIGKILL");
        },
      };
    },
    log: { error: note, warn: note } as never,
    received() {},
    ended: (_worker, isUnexpected) => void unexpected.push(isUnexpected),
  });
});
afterEach(() => {
  supervisor.kill();
  vi.useRealTimers();
});

const at = (index: number) => forked[index] ?? expect.unreachable();
const sendMessage = (kind: "ready" | "listening" | "alive", ...fakes: Fake[]) => {
  for (const { received } of fakes) received({ kind } as FromWorker);
};

/** Lets time pass while all workers send heartbeats. */
async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= aliveInterval) {
    sendMessage("alive", ...forked);
    await vi.advanceTimersByTimeAsync(Math.min(left, aliveInterval));
  }
}

/** Two workers that accept requests. */
async function running() {
  const started = supervisor.start();
  sendMessage("ready", at(0), at(1));
  await started;
  const listening = supervisor.listen();
  sendMessage("listening", at(0), at(1));
  await listening;
}

test("no worker accepts requests before all are ready, and then all do", async () => {
  const started = supervisor.start();
  sendMessage("ready", at(0));
  expect(forked.map(({ slot, sent }) => [slot, sent])).toEqual([
    [1, []],
    [2, []],
  ]);
  sendMessage("ready", at(1));
  await started;
  const listening = supervisor.listen();
  sendMessage("listening", at(0), at(1));
  await listening;
  expect(forked.map(({ sent }) => sent)).toEqual([["listen"], ["listen"]]);
  expect(supervisor.listening).toBe(2);
});

test.each([
  ["its reason", true, "Port 1 is in use."],
  ["how it ended", false, "A worker ended while it started (exit code 1)."],
])("a worker that does not start fails the start with %s", async (_what, says, message) => {
  const started = supervisor.start();
  if (says) at(1).received({ kind: "refused", message });
  at(1).ended("exit code 1");
  await expect(started).rejects.toThrow(message);
  supervisor.kill();
  expect(forked).toHaveLength(2);
  expect(at(0).killed).toBe(1);
});

test("a worker that cannot listen fails the start too", async () => {
  const started = supervisor.start();
  sendMessage("ready", at(0), at(1));
  await started;
  const listening = supervisor.listen();
  at(0).received({ kind: "refused", message: "Port 1 is in use." });
  at(0).ended("exit code 1");
  await expect(listening).rejects.toThrow("Port 1 is in use.");
});

test("a worker that ends is replaced at once in its slot, and its end is logged once", async () => {
  await running();
  at(1).ended("SIGKILL");
  at(1).ended("SIGKILL");
  await vi.advanceTimersByTimeAsync(0);
  expect(forked).toHaveLength(3);
  sendMessage("ready", at(2));
  expect([at(2).slot, at(2).sent]).toEqual([2, ["listen"]]);
  expect(logged).toEqual([
    { worker: 2, reason: "SIGKILL", seconds: 0, message: "a worker ended and is replaced" },
  ]);
  expect(unexpected).toEqual([true]);
});

test("a worker that keeps ending is not restarted without pause", async () => {
  await running();
  for (let times = 0; times < 6; times++) {
    const last = forked.length - 1;
    sendMessage("ready", at(last));
    sendMessage("listening", at(last));
    at(last).ended("exit code 1");
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(forked).toHaveLength(7);
  expect(logged.at(-1)).toMatchObject({ worker: 2, seconds: 600 });
  await pass(595_000);
  expect(forked).toHaveLength(7);
  await pass(5_000);
  expect(forked).toHaveLength(8);
});

test("a replacement that does not start is restarted after longer and longer pauses", async () => {
  await running();
  at(0).ended("SIGKILL");
  await vi.advanceTimersByTimeAsync(0);
  for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
    const last = forked.length - 1;
    at(last).received({ kind: "refused", message: "The database is away." });
    at(last).ended("exit code 1");
    expect(logged.at(-1)).toMatchObject({ reason: "The database is away.", seconds });
    await pass(seconds * 1000);
    expect(forked).toHaveLength(last + 2);
  }
});

test("a process that cannot be created is tried again, and no other process ends", async () => {
  await running();
  isShort = true;
  at(1).ended("SIGKILL");
  await vi.advanceTimersByTimeAsync(0);
  expect(logged.at(-1)).toMatchObject({ worker: 2, reason: "spawn ENOMEM", seconds: 1 });
  isShort = false;
  await pass(1_000);
  expect(at(2).slot).toBe(2);
  expect(at(0).killed).toBe(0);
});

test("a worker that starts while the server is leaving reports not ready", async () => {
  await running();
  at(1).ended("SIGKILL");
  await vi.advanceTimersByTimeAsync(0);
  supervisor.leave();
  sendMessage("ready", at(2));
  expect([at(0).sent, at(2).sent]).toEqual([
    ["listen", "leave"],
    ["leave", "leave", "listen"],
  ]);
});

const checks = (count: number) => vi.advanceTimersByTimeAsync(count * aliveInterval);

test("a worker without heartbeats for half a minute is killed, once, and replaced", async () => {
  await running();
  dies = false;
  for (let check = 0; check < 6; check++) {
    sendMessage("alive", at(0));
    await checks(1);
  }
  expect([at(0).killed, at(1).killed]).toEqual([0, 1]);
  expect(logged).toEqual([{ worker: 2, message: "a worker does not respond and is killed" }]);
  at(1).ended("SIGKILL");
  await vi.advanceTimersByTimeAsync(0);
  expect(at(2).slot).toBe(2);
});

test("a worker that hangs during its start is noticed too, after three minutes", async () => {
  const started = supervisor.start();
  const refused = expect(started).rejects.toThrow("A worker ended while it started (SIGKILL).");
  sendMessage("alive", at(0));
  await checks(35);
  expect(at(0).killed).toBe(0);
  await checks(1);
  expect(at(0).killed).toBe(1);
  await refused;
});

test("all workers are told to end, and none is replaced", async () => {
  await running();
  const stopped = supervisor.stop({ timeout: 1_000, closing: 500 });
  expect(forked.map(({ sent }) => sent.at(-1))).toEqual(["stop", "stop"]);
  at(0).ended("exit code 0");
  at(1).ended("exit code 0");
  expect(await stopped).toBe(0);
  expect([forked.length, unexpected, logged]).toEqual([2, [false, false], []]);
});

test("a worker that does not end in time is killed, and a pending replacement is not started", async () => {
  await running();
  at(0).ended("SIGKILL");
  const stopped = supervisor.stop({ timeout: 1_000, closing: 500 });
  await vi.advanceTimersByTimeAsync(1_500);
  expect(await stopped).toBe(1);
  expect([at(1).killed, forked.length]).toEqual([1, 2]);
});

test("without workers, stopping ends at once", async () => {
  await running();
  at(0).ended("SIGKILL");
  at(1).ended("SIGKILL");
  expect(await supervisor.stop({ timeout: 1_000, closing: 500 })).toBe(0);
});

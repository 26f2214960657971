import { spawn } from "node:child_process";
import { expect, test, vi } from "vitest";
import { cpuOf, cpuOfFamily, timesIn } from "./cpu-of.ts";

test("user and system time are summed, whatever the name of the process", () => {
  const line = "42 (a) b) S 1 2 3 4 5 6 7 8 9 10 250 50 30 10 20 0 11";
  expect(timesIn(line)).toEqual({ own: 3_000, ended: 400 });
});

test("a missing process has no time", () => expect(cpuOf(-1)).toBeNaN());

test.runIf(process.platform === "linux")("the time of a process includes that of its children", async () => {
  const busy = "const end = Date.now() + 200; while (Date.now() < end); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["-e", busy]);
  try {
    const own = () => cpuOf(child.pid ?? 0);
    await vi.waitFor(() => expect(own()).toBeGreaterThanOrEqual(50), 30_000);
    const before = own();
    expect(cpuOfFamily(process.pid)).toBeGreaterThanOrEqual(cpuOf(process.pid) + before - 20);
  } finally {
    child.kill();
  }
});

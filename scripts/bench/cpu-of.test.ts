import { expect, test } from "vitest";
import { busyIn, cpuOf } from "./cpu-of.ts";

test("user and system time are summed, whatever the process is called", () => {
  const line = "42 (a) b) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0 20 0 11";
  expect(busyIn(line)).toBe(3_000);
});

test("a process that is not there has no time", () => expect(cpuOf(-1)).toBeNaN());

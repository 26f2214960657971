import { expect, test } from "vitest";
import { busyIn } from "./machine-time.ts";

test("idle processors, and those that wait for disks, are not busy", () => {
  expect(busyIn("cpu  100 20 30 4000 500 6 7 8 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n")).toBe(1_710);
});

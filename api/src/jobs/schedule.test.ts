import { expect, test } from "vitest";
import { type JobKind, jobKinds } from "./kinds.ts";
import { nextRun } from "./schedule.ts";

const now = new Date("2026-11-20T12:07:30Z");

test.each([
  ["7 * * * *", "2026-11-20T13:07:00.000Z"],
  ["8 * * * *", "2026-11-20T12:08:00.000Z"],
  ["*/10 * * * *", "2026-11-20T12:10:00.000Z"],
  ["0,30 3 * * *", "2026-11-21T03:00:00.000Z"],
  ["0 3 1 * *", "2026-12-01T03:00:00.000Z"],
  ["0 0 * * 1-5", "2026-11-23T00:00:00.000Z"],
  ["0 0 29 2 *", null],
])("%s comes next at %s", (schedule, next) => {
  expect(nextRun(schedule, now)?.toISOString() ?? null).toBe(next);
});

test("every schedule of ours is understood", () => {
  for (const { schedule } of Object.values<JobKind>(jobKinds as never))
    if (schedule) expect(nextRun(schedule, now), schedule).not.toBeNull();
});

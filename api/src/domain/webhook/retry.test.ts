import { expect, test } from "vitest";
import { afterFailure, type FailedAttempt, pauses } from "./retry.ts";

const now = new Date("2026-11-20T10:00:00Z");
const hour = 3_600_000;
const after = (more: Partial<FailedAttempt>) =>
  afterFailure({
    attempts: 1,
    now,
    status: 500,
    retryAfter: null,
    failingSince: null,
    isTest: false,
    chance: 0.5,
    ...more,
  });
const pauseOf = (more: Partial<FailedAttempt>) => {
  const next = after(more);
  return next.kind === "retry" ? next.at.getTime() - now.getTime() : null;
};
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour);

test("the pauses grow, vary by a tenth, and take about three days together", () => {
  expect(pauses.map((_pause, index) => pauseOf({ attempts: index + 1 }))).toEqual(pauses);
  expect([...pauses].sort((a, b) => a - b)).toEqual(pauses);
  expect(pauses.reduce((sum, pause) => sum + pause, 0) / hour).toBeCloseTo(71.6, 1);
  expect([0, 1].map((chance) => pauseOf({ attempts: 4, chance }))).toEqual(
    [108, 132].map((minutes) => minutes * 60_000),
  );
  expect(pauseOf({ status: null })).toBe(5_000);
});

test("after the last attempt an endpoint is disabled that accepted nothing for all that time, and no other", () => {
  const attempts = pauses.length + 1;
  expect(after({ attempts, failingSince: hoursAgo(64) })).toEqual({ kind: "give-up", disable: "failing" });
  for (const failingSince of [null, hoursAgo(0), hoursAgo(59)])
    expect(after({ attempts, failingSince })).toEqual({ kind: "give-up", disable: null });
});

test("410 disables at once, and a test never does nor is repeated", () => {
  expect(after({ status: 410 })).toEqual({ kind: "give-up", disable: "gone" });
  for (const status of [410, 500, null])
    expect(after({ status, isTest: true, failingSince: hoursAgo(70) })).toEqual({
      kind: "give-up",
      disable: null,
    });
});

test("Retry-After is honored up to an hour, and never shortens a pause", () => {
  expect(pauseOf({ retryAfter: "600" })).toBe(600_000);
  expect(pauseOf({ retryAfter: "Fri, 20 Nov 2026 10:20:00 GMT" })).toBe(1_200_000);
  for (const retryAfter of ["7200", "9".repeat(39), "Fri, 20 Nov 2026 15:00:00 GMT"])
    expect(pauseOf({ retryAfter })).toBe(hour);
  expect(pauseOf({ retryAfter: "600", attempts: 4 })).toBe(2 * hour);
  for (const retryAfter of ["1", "soon", "-600", "", "Fri, 20 Nov 2020 10:20:00 GMT", "9".repeat(41)])
    expect(pauseOf({ retryAfter })).toBe(5_000);
});

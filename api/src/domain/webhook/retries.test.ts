import { describe, expect, test } from "vitest";
import { dayMs, hourMs } from "../../inputs/index.ts";
import { pauseAfter, retryPauses } from "./retries.ts";

describe("pauses between attempts", () => {
  test("grow over about three days, then end", () => {
    const pauses = retryPauses.map((_, place) => pauseAfter(place + 1, 0.5) ?? 0);
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    const total = pauses.reduce((sum, pause) => sum + pause, 0);
    expect(Math.abs(total - 3 * dayMs)).toBeLessThan(2 * hourMs);
    expect(pauseAfter(retryPauses.length + 1, 0.5)).toBeNull();
  });

  test("differ at random by a tenth, and honour Retry-After up to an hour", () => {
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([4_500, 5_500]);
    expect(pauseAfter(1, 0.5, 60_000)).toBe(60_000);
    expect(pauseAfter(1, 0.5, 10 * hourMs)).toBe(hourMs);
    expect(pauseAfter(4, 0.5, 1)).toBe(2 * hourMs);
  });
});

import { describe, expect, test } from "vitest";
import { chanceOfEvents, chanceOfSuccesses, momentsOf } from "./chances.ts";

describe("the chance of a count or more", () => {
  test.each([
    [0, 2, 1],
    [1, 2, 1 - Math.exp(-2)],
    [3, 1, 1 - Math.exp(-1) * (1 + 1 + 1 / 2)],
    [0, 0, 1],
    [1, 0, 0],
  ])("%i events where %d are expected", (count, mean, chance) => {
    expect(chanceOfEvents(count, mean)).toBeCloseTo(chance, 12);
  });

  test("events that come in groups is higher, and that of one and the same mean is 1 in all", () => {
    // Variance twice the mean: probabilities of 0 and 1 are (1/2)^m and m/2 · (1/2)^m.
    expect(chanceOfEvents(2, 1, 2)).toBeCloseTo(1 - 1 / 2 - 1 / 4, 12);
    expect(chanceOfEvents(12, 1, 6)).toBeGreaterThan(100 * chanceOfEvents(12, 1));
  });

  test("successes, also where it is minute", () => {
    expect(chanceOfSuccesses(2, 3, 0.5)).toBeCloseTo(0.5, 12);
    expect(chanceOfSuccesses(20, 20, 0.01) / 1e-40).toBeCloseTo(1, 6);
    expect(chanceOfSuccesses(4, 3, 0.5)).toBe(0);
    expect([chanceOfSuccesses(3, 3, 1), chanceOfSuccesses(3, 3, 0), chanceOfSuccesses(0, 3, 0)]).toEqual([
      1, 0, 1,
    ]);
  });

  test("far below the mean is 1", () => {
    expect(chanceOfEvents(50, 1_000)).toBe(1);
    expect(chanceOfSuccesses(5, 400, 0.9)).toBe(1);
  });

  test("very many events ends", () => {
    expect(chanceOfEvents(1_000_000, 1_000_000)).toBeGreaterThan(0);
    expect(chanceOfEvents(1_000_000, 1)).toBe(0);
  });
});

test("mean and variance count the days without anything", () => {
  expect(momentsOf([2, 4], 4)).toEqual({ mean: 1.5, variance: 2.75 });
});

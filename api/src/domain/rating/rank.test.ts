import { describe, expect, test } from "vitest";
import { rankScore, shownRating } from "./rank.ts";

describe("S = (8·C + Σr) / (8 + n)", () => {
  test("three five-star reviews do not beat three hundred at 4.8", () => {
    expect(rankScore(4, 15, 3)).toBeLessThan(rankScore(4, 1440, 300));
  });

  test("is 0 where unrated", () => {
    expect(rankScore(4.2, 0, 0)).toBe(0);
  });
});

describe("the mean as shown", () => {
  test.each([
    [4.25, "4.3"],
    [4.35, "4.4"],
    [4.2499, "4.2"],
    [4.95, "5.0"],
    [1 / 3 + 4, "4.3"],
    [0, "0.0"],
  ])("%d → %s (half rounded up)", (mean, shown) => {
    expect(shownRating(mean)).toBe(shown);
  });
});

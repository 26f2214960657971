import { describe, expect, test } from "vitest";
import { rankScore } from "./rank.ts";

describe("S = (8·C + Σr) / (8 + n)", () => {
  test("three five-star reviews do not beat three hundred at 4.8", () => {
    expect(rankScore(4, 15, 3)).toBeLessThan(rankScore(4, 1440, 300));
  });

  test("is 0 where unrated", () => {
    expect(rankScore(4.2, 0, 0)).toBe(0);
  });
});

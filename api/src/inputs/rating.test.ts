import { describe, expect, test } from "vitest";
import { shownRating } from "./rating.ts";

describe("the mean as shown", () => {
  test.each([
    [4.25, "4.3"],
    [4.35, "4.4"],
    [4.2499, "4.2"],
    [4.95, "5.0"],
    [1 / 3 + 4, "4.3"],
    [0, "0.0"],
  ])("%d → %s (half rounded up)", { tags: ["3.software.5", "9.rating.3"] }, (mean, shown) => {
    expect(shownRating(mean)).toBe(shown);
  });
});

import { describe, expect, test } from "vitest";
import { describeThreshold, isMet, type Threshold } from "./thresholds.ts";

const threshold = (rule: Threshold["rule"], figure: number): Threshold => ({
  name: "it",
  figure,
  limit: 2,
  rule,
  unit: "",
});

describe("a threshold", () => {
  test.each([
    ["at least", 2, true],
    ["at least", 1.99, false],
    ["at most", 2, true],
    ["at most", 2.01, false],
    ["under", 1.99, true],
    ["under", 2, false],
  ] as const)("of %s 2 with %d: %s", (rule, figure, met) => expect(isMet(threshold(rule, figure))).toBe(met));

  test.each(["at least", "at most", "under"] as const)(
    "of %s is not met by a value that could not be measured",
    (rule) => {
      expect(isMet(threshold(rule, Number.NaN))).toBe(false);
      expect(isMet(threshold(rule, Number.POSITIVE_INFINITY))).toBe(false);
    },
  );

  test("is described with its value and its limit", () => {
    expect(describeThreshold({ ...threshold("under", 17.24), unit: " ms" })).toBe(
      "NOT MET  it: 17.2 ms (under 2 ms)",
    );
    expect(describeThreshold(threshold("at least", 2.126))).toBe("met      it: 2.13 (at least 2)");
  });
});

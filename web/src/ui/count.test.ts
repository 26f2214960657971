import { expect, test } from "vitest";
import { formatCount } from "./count";

test.each([0, 7, 999, 1_000, 12_345, 100_000, 1_234_567, -1_200])(
  "%i is formatted like Intl does",
  (count) => {
    expect(formatCount(count)).toBe(count.toLocaleString("en-US"));
  },
);

import { expect, test } from "vitest";
import { random } from "../../../prisma/demo/random.ts";
import { zipf } from "./zipf.ts";

test("the ends of the range are the first and the last item", () => {
  expect(zipf(5, 1, () => 0)()).toBe(0);
  expect(zipf(5, 1, () => 1 - Number.EPSILON)()).toBe(4);
});

test("each item has the share of its rank", () => {
  const draws = 20_000;
  const draw = zipf(4, 1, random("zipf").next);
  const counts = [0, 0, 0, 0];
  for (let index = 0; index < draws; index++) {
    const drawn = draw();
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  const whole = 1 + 1 / 2 + 1 / 3 + 1 / 4;
  for (const [index, count] of counts.entries())
    expect(count / draws).toBeCloseTo(1 / (index + 1) / whole, 1);
});

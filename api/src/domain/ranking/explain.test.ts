import { describe, expect, test } from "vitest";
import { randomNumbers } from "../../testing/random.ts";
import { explanationOf } from "./explain.ts";
import { neededFor } from "./next-place.ts";
import { periodDays, weightsAfterPasses } from "./passes.ts";
import type { LabelledReview } from "./published-reviews.ts";
import { publishedWeights } from "./published-weights.ts";
import { rankValue, sumOf } from "./score.ts";

const today = 20_000;
let number = 0;
function review(more: Partial<LabelledReview> = {}): LabelledReview {
  number += 1;
  return {
    ...{ id: String(number).padStart(6, "0"), rating: 5, weight: 16, day: today, class: "proven" },
    ...{ organisation: null, isInvited: false, isVerified: true, verifiedBy: "work_email", ...more },
  };
}
const several = (count: number, more: Partial<LabelledReview> = {}) =>
  Array.from({ length: count }, () => review(more));
const place = { score: 4.5, rank: 4, isLimited: true, median: 4, day: today, nextValue: 4.6 };

describe("published weights", () => {
  test("of five or more reviews of an organisation are a group, before they are held down", () => {
    const [first = null, ...others] = publishedWeights(several(5, { organisation: "a" }));
    expect(first).toMatchObject({ group: 1, weight: 16, limited: 16 });
    expect(others.at(-1)).toMatchObject({ group: 1, weight: 16 });
    expect(others.at(-1)?.limited).toBeLessThan(16);
  });

  test("of fewer are told after they were held down, and look like all others", () => {
    const weights = publishedWeights([...several(4, { organisation: "a" }), review()]);
    expect(weights.map(({ group }) => group)).toEqual(Array(5).fill(null));
    expect(weights[3]?.weight).toBeLessThan(16);
    expect(weights.every(({ weight, limited }) => weight === limited)).toBe(true);
  });

  test("of groups have numbers by their first review, which say nothing of the organisation", () => {
    const groups = [...several(5, { organisation: "z" }), ...several(5, { organisation: "a" })];
    expect(publishedWeights(groups).map(({ group }) => group)).toEqual([1, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  test("give the same sums as the reviews themselves", () => {
    const pick = randomNumbers(5);
    for (let run = 0; run < 50; run++) {
      const reviews = Array.from({ length: 60 }, () =>
        review({
          rating: 1 + pick(5),
          weight: 1 + pick(20),
          day: today - pick(400),
          organisation: [null, "a", "b", "c", "d"][pick(5)] ?? null,
          class: (["proven", "invited", "unproven"] as const)[pick(3)] ?? "proven",
        }),
      ).slice(0, 5 + pick(55));
      const published = publishedWeights(reviews).map(({ review: own, weight, group }) => ({
        ...own,
        weight,
        organisation: group === null ? null : String(group),
      }));
      const options = { limitsUnproven: run % 2 === 0 };
      expect(sumOf(weightsAfterPasses(published, options))).toEqual(
        sumOf(weightsAfterPasses(reviews, options)),
      );
    }
  });
});

describe("an explanation", () => {
  test("has reviews by what is proved, and no numbers from one to four", () => {
    const { groups } = explanationOf(place, [
      ...several(12, { day: today - 40 }),
      ...several(4, { verifiedBy: "admin", weight: 20 }),
      ...several(5, { class: "unproven", weight: 4 }),
    ]);
    expect(groups).toMatchObject([
      { kind: "proof", reviewCount: null, weight: 4, heldDownCount: 0 },
      { kind: "work-email", reviewCount: 12, heldDownCount: 0 },
      { kind: "unproven", reviewCount: 5, weight: 1 },
    ]);
    expect(groups[1]?.weight).toBeCloseTo(9.6);
    expect(groups[1]?.countedWeight).toBeLessThan(1);
  });

  test("tells reviews that are held down only of groups that are published", () => {
    const heldDown = (count: number) =>
      explanationOf(place, several(count, { organisation: "a" })).groups[0]?.heldDownCount;
    expect([heldDown(4), heldDown(5), heldDown(12)]).toEqual([0, null, 10]);
  });

  test("parts add up to what counts", () => {
    const reviews = [
      ...several(7, { organisation: "a", day: today - 100 }),
      ...several(3, { organisation: "b" }),
      ...several(6, { class: "unproven", weight: 4 }),
    ];
    const { groups } = explanationOf(place, reviews);
    const sum = groups.reduce((total, { countedWeight }) => total + countedWeight, 0);
    expect(sum).toBeCloseTo(sumOf(weightsAfterPasses(reviews, { limitsUnproven: true })).weight, 9);
  });
});

describe("what the next place needs", () => {
  const reviews = [...several(3, { rating: 4, day: today - 200 }), ...several(2, { rating: 3 })];
  const weights = weightsAfterPasses(reviews, { limitsUnproven: true });
  const basis = { evidence: sumOf(weights), weights, typical: 4, day: today };
  const own = rankValue(basis.evidence, 4);
  const withReviews = (count: number, months: number) =>
    rankValue(
      sumOf(
        weightsAfterPasses(
          [
            ...reviews,
            ...Array.from({ length: months }, (_, month) =>
              several(count, { weight: 20, day: today + month * periodDays }),
            ).flat(),
          ],
          { limitsUnproven: true },
        ),
      ),
      4,
    );

  test.each([0.001, 0.02, 0.05, 0.1, 0.3])("is what the formula says: %d more", (more) => {
    const needed = neededFor(own + more, basis);
    if (!needed) throw new Error("It can be reached");
    expect(withReviews(needed.reviews, needed.months)).toBeGreaterThan(own + more);
    if (needed.months > 1)
      expect(withReviews(needed.reviews, needed.months - 1)).toBeLessThanOrEqual(own + more);
  });

  test("is nothing for the first, nor what five years cannot reach", () => {
    expect(explanationOf({ ...place, nextValue: null }, reviews).needed).toBeNull();
    expect(neededFor(4.999, basis)).toBeNull();
  });
});

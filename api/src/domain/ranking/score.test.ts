import { describe, expect, test } from "vitest";
import { randomNumbers } from "../../testing/random.ts";
import {
  held,
  periodDays,
  type RankedReview,
  type ReviewClass,
  reviewClasses,
  weightsAfterPasses,
} from "./passes.ts";
import { evidenceOf, inOrder, rankValue, scoreOf } from "./score.ts";

const today = 20_400;
const organisations = [null, null, "a", "b", "c"];

type Draw = ReturnType<typeof randomNumbers>;

const pick = <Item>(draw: Draw, items: readonly [Item, ...Item[]]): Item =>
  items[draw(items.length)] ?? items[0];

function drawReview(draw: Draw, number: number, given: Partial<RankedReview> = {}): RankedReview {
  return {
    id: String(number).padStart(6, "0"),
    rating: 1 + draw(5),
    weight: draw(21),
    day: today - draw(1_500),
    class: pick(draw, reviewClasses),
    organisation: organisations[draw(organisations.length)] ?? null,
    ...given,
  };
}

const drawListing = (draw: Draw): RankedReview[] => {
  // Often of one kind, so that limits are reached.
  const given: Partial<RankedReview> = {
    ...(draw(3) === 0 && { class: pick(draw, reviewClasses) }),
    ...(draw(3) === 0 && { organisation: "a" }),
    ...(draw(3) === 0 && { day: today - 5 }),
    ...(draw(3) === 0 && { rating: 1 + draw(5) }),
  };
  return Array.from({ length: draw(60) }, (_, index) => drawReview(draw, index, given));
};

describe("one more five-star review never lowers score, weight or rank value", () => {
  test.each(reviewClasses)("%s", (name) => {
    const draw = randomNumbers(27);
    for (let round = 0; round < 1_500; round++) {
      const reviews = drawListing(draw);
      const added = drawReview(draw, 999_999, {
        class: name,
        rating: 5,
        // Without an organisation it may be of any day.
        ...(draw(2) === 0 ? { organisation: null } : { day: today }),
      });
      const typical = 1 + draw(400) / 100;
      for (const limitsUnproven of [true, false]) {
        const before = evidenceOf(reviews, { limitsUnproven });
        const after = evidenceOf([...reviews, added], { limitsUnproven });
        expect(after.weight).toBeGreaterThanOrEqual(before.weight - 1e-9);
        expect(scoreOf(after, typical)).toBeGreaterThanOrEqual(scoreOf(before, typical) - 1e-9);
        expect(rankValue(after, typical)).toBeGreaterThanOrEqual(rankValue(before, typical) - 1e-9);
      }
    }
  });
});

// Not if the 300 are of one period and the 3 of three: decision 093.
describe("300 reviews at 4.8 beat 3 at 5.0 of the same two years", () => {
  const kinds = [
    { class: "proven", weight: 20 },
    { class: "proven", weight: 14 },
    { class: "invited", weight: 14 },
    { class: "unproven", weight: 4 },
    { class: "unproven", weight: 3 },
    { class: "proven", weight: 14, organisation: "a" },
  ] as const;
  test.each(kinds)("%j", (kind) => {
    const many = Array.from({ length: 300 }, (_, index) =>
      review(index, { rating: index % 5 === 0 ? 4 : 5 }),
    );
    const few = Array.from({ length: 3 }, (_, index) => review(index * 100, { rating: 5 }));
    for (let typical = 3; typical <= 4.6; typical += 0.1) {
      const [reviewedByMany, reviewedByFew] = [many, few].map((reviews) =>
        evidenceOf(reviews, { limitsUnproven: true }),
      );
      expect(rankValue(reviewedByMany!, typical)).toBeGreaterThan(rankValue(reviewedByFew!, typical));
    }
    function review(index: number, given: { rating: number }): RankedReview {
      return {
        id: String(index).padStart(3, "0"),
        day: today - 2 * index,
        organisation: null,
        ...kind,
        ...given,
      };
    }
  });
});

test("the order of reviews does not matter", () => {
  const draw = randomNumbers(4);
  for (let round = 0; round < 100; round++) {
    const reviews = drawListing(draw);
    const shuffled = reviews.toSorted(() => draw(3) - 1);
    expect(evidenceOf(shuffled, { limitsUnproven: true })).toEqual(
      evidenceOf(reviews, { limitsUnproven: true }),
    );
  }
});

test("a group weighs its sum up to the limit, then ever less, and nothing if the limit is 0", () => {
  expect(held(1.5, 2)).toBe(1.5);
  expect(held(2, 2)).toBe(2);
  expect(held(4, 2)).toBeCloseTo(2 * (1 + Math.log(2)));
  expect(held(100, 0)).toBe(0);
  expect(held(0, 0)).toBe(0);
});

describe("the limits", () => {
  const series = (name: ReviewClass, count: number, daysApart: number): RankedReview[] =>
    Array.from({ length: count }, (_, index) => ({
      id: String(index).padStart(3, "0"),
      rating: 5,
      weight: 16,
      day: periodDays * 600 + daysApart * index,
      class: name,
      organisation: null,
    }));
  const weightOf = (reviews: RankedReview[]) => evidenceOf(reviews, { limitsUnproven: true }).weight;

  test.each([
    ["proven", 0.07],
    ["invited", 0.07],
  ] as const)("of a period: ten %s reviews of 0.8 are held to %d", (name, limit) => {
    expect(weightOf(series(name, 10, 0))).toBeCloseTo(limit * (1 + Math.log(8 / limit)), 6);
  });

  test.each([
    ["invited", 0.07, 2],
    ["unproven", 0.02, 0.08],
  ] as const)(
    "of a class: thirty %s reviews of 0.8, each in its own period, are held to %d each and %d in all",
    (name, period, whole) => {
      const sum = 30 * period * (1 + Math.log(0.8 / period));
      expect(weightOf(series(name, 30, periodDays))).toBeCloseTo(whole * (1 + Math.log(sum / whole)), 6);
    },
  );

  test("proven reviews are not held as a class", () => {
    expect(weightOf(series("proven", 30, periodDays))).toBeCloseTo(30 * 0.07 * (1 + Math.log(0.8 / 0.07)), 6);
  });
});

test("of two equal scores the better supported one has the higher rank value", () => {
  const [few, many] = [1, 8].map((weight) => rankValue({ weight, stars: 4 * weight }, 4));
  expect(few).toBeCloseTo(4 - 0.05 / 3);
  expect(many).toBeCloseTo(4 - 0.05 / 4);
});

test("a later review of an organisation leaves the weight of its earlier ones", () => {
  const same = { class: "proven", organisation: "a", rating: 5, weight: 16 } as const;
  const reviews = [0, 1, 2, 3].map((index) => ({ ...same, id: `${index}`, day: periodDays * (600 + index) }));
  const weights = (count: number) =>
    weightsAfterPasses(reviews.slice(0, count), { limitsUnproven: true }).groups.map(({ weight }) => weight);
  // 0.8 and 0.8 of 2.0, then what each adds to 2 · (1 + ln(sum / 2)).
  expect(weights(4)).toEqual([16, 16, 15, 12]);
  expect(weights(3)).toEqual([16, 16, 15]);
});

test("unproven reviews are limited only where the category has enough proven ones", () => {
  const draw = randomNumbers(8);
  const reviews = Array.from({ length: 50 }, (_, index) =>
    drawReview(draw, index, { class: "unproven", weight: 4, organisation: null }),
  );
  const [limited, free] = [true, false].map(
    (limitsUnproven) => evidenceOf(reviews, { limitsUnproven }).weight,
  );
  expect(limited).toBeLessThan(free! / 2);
});

test("listings come by rank value, then name, those without reviews last", () => {
  const evidence = { weight: 2, stars: 9 };
  const listings = [
    { id: "1", sortName: "zero", evidence: null },
    { id: "2", sortName: "beta", evidence },
    { id: "3", sortName: "alpha", evidence },
    { id: "4", sortName: "omega", evidence: { weight: 20, stars: 96 } },
    { id: "5", sortName: "bad", evidence: { weight: 100, stars: 100 } },
    { id: "6", sortName: "none", evidence: null },
  ];
  expect(inOrder(listings, 4.4).map(({ sortName }) => sortName)).toEqual([
    "omega",
    "alpha",
    "beta",
    "bad",
    "none",
    "zero",
  ]);
  expect(inOrder(listings.toReversed(), 4.4)).toEqual(inOrder(listings, 4.4));
});

import { expect, test } from "vitest";
import { demoCatalogue, readDemo } from "../catalogue.ts";
import { longTail } from "./long-tail.ts";
import { planDirectory } from "./plan.ts";
import { countsAt, extremes } from "./scale.ts";

const plan = planDirectory(1);
const { demo, categories, companies, listings, counts } = plan;
const products = [...demo.products, ...listings];
const tally = (values: Iterable<string>) => {
  const counted = new Map<string, number>();
  for (const value of values) counted.set(value, (counted.get(value) ?? 0) + 1);
  return [...counted].sort(([, a], [, b]) => b - a);
};
const twice = (values: string[]) => tally(values).filter(([, count]) => count > 1);

test("the counts are those of the full scale", () => {
  expect(counts).toMatchObject({ users: 60_000, reviews: 250_000 });
  expect(products).toHaveLength(10_000);
  expect(demo.companies.length + companies.length).toBe(5_000);
  expect(demo.categories.length + categories.length).toBe(500);
  expect([...plan.reviews.values()].reduce((a, b) => a + b, 0)).toBe(250_000);
});

test("a tenth of the scale has a tenth of the rows, plus the small catalogue's own categories", () => {
  expect(countsAt(0.1)).toEqual({
    software: 1_000,
    companies: 500,
    categories: 117,
    users: 6_000,
    reviews: 25_000,
    largest: { category: 30, company: 20, software: 500 },
  });
  expect(planDirectory(0.1).listings.length + readDemo().products.length).toBe(1_000);
  for (const scale of [0, 0.01, 2, Number.NaN]) expect(() => countsAt(scale)).toThrow(RangeError);
});

test("one category, one company and one software stand far out, and the rest tails off", () => {
  const [largest, second] = tally(products.flatMap((product) => product.categories));
  expect(largest).toEqual([extremes.category, 300]);
  expect(second?.[1]).toBeLessThanOrEqual(120);
  const makers = tally(products.flatMap(({ company }) => company ?? []));
  expect(makers[0]).toEqual([extremes.company, 200]);
  expect(makers[1]?.[1]).toBeLessThanOrEqual(60);
  const reviewed = [...plan.reviews].sort(([, a], [, b]) => b - a);
  expect(reviewed[0]).toEqual([extremes.software, 5_000]);
  expect(reviewed[1]?.[1]).toBeLessThanOrEqual(2_000);
  expect(reviewed[3_000]?.[1]).toBeLessThan(20);
  expect(products.length - reviewed.length).toBeGreaterThan(3_000);
});

test("slugs and names are given once, and nothing is told apart by a number", () => {
  for (const rows of [products, [...demo.companies, ...companies], [...demo.categories, ...categories]]) {
    expect(twice(rows.map(({ slug }) => slug))).toEqual([]);
    expect(twice(rows.map(({ name }) => name))).toEqual([]);
    expect(rows.filter(({ name, slug }) => /\d/.test(name) || slug.length > 140)).toEqual([]);
  }
});

test("the categories added are on the third level", () => {
  for (const { parent } of categories)
    expect(plan.bySlug.get(plan.bySlug.get(parent!)!.parent!)!.parent).toBeNull();
  expect(new Set(categories.map(({ type }) => type))).toEqual(new Set(["software", "service"]));
});

test("names share words, so that a search finds hundreds", () => {
  const common = tally(listings.flatMap(({ name }) => name.split(" ")));
  expect(new Map(common).get("Desk")).toBeGreaterThan(200);
  expect(new Map(common).get("Cloud")).toBeGreaterThan(300);
});

test("the small catalogue keeps its reviews", () => {
  const own = tally(
    [...demoCatalogue()].flatMap((entry) => (entry.file === "reviews" ? entry.row.softwareSlug : [])),
  );
  expect(own.filter(([slug, count]) => (plan.reviews.get(slug) ?? 0) < count)).toEqual([]);
});

test("a long tail is exact, falls, and keeps within its bounds", () => {
  const tail = longTail({
    total: 100,
    floors: Array(20).fill(1),
    caps: Array(20).fill(30),
    steepness: 1.5,
    offset: 1,
  });
  expect(tail.reduce((a, b) => a + b, 0)).toBe(100);
  expect(tail.every((n, i) => n >= 1 && n <= 30 && n <= (tail[i - 1] ?? 30))).toBe(true);
  const narrow = { total: 5, floors: [1, 1], caps: [2, 2], steepness: 1, offset: 1 };
  expect(() => longTail(narrow)).toThrow(RangeError);
});

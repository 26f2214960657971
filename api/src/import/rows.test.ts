import { expect, it } from "vitest";
import { parseLine, RowChecker } from "./rows.ts";

const company = { slug: "kiln", name: "Kiln" };
const review = {
  key: "r1",
  softwareSlug: "kiln",
  authorKey: "ann",
  rating: 4,
  title: "Good",
  content: "It is.",
};

it("repairs lone surrogates and refuses lines that are not JSON", () => {
  const line = (text: string) => parseLine({ line: 1, bytesRead: 0, text });
  expect(line('{"a": "x\\ud83d"}')).toEqual({ value: { a: "x\ufffd" } });
  expect(line('{"a": "\\ud83d\\ude42"}')).toEqual({ value: { a: "🙂" } });
  expect(line('{"a": ')).toEqual({ reason: expect.stringMatching(/^is not JSON: /) });
  expect(parseLine({ line: 1, bytesRead: 0, problem: "is not UTF-8" })).toEqual({ reason: "is not UTF-8" });
});

it("reports every error of a row, with its value if that is short", () => {
  const checker = new RowChecker("companies");
  const row = {
    ...company,
    website: "ftp://kiln.example",
    employeeCount: "5",
    description: "x".repeat(20_001),
  };
  expect(checker.check(3, row)).toEqual({
    line: 3,
    reason:
      "website must be an http or https address (ftp://kiln.example); " +
      "description must be at most 20000 characters; " +
      "employeeCount must be one of 1-10, 11-50, 51-200, 201-1000, 1000+ (5)",
  });
});

it("names the position within lists", () => {
  const row = { slug: "kiln", name: "Kiln", categorySlugs: ["a", "B"], features: ["x".repeat(201)] };
  expect(new RowChecker("software").check(1, row)).toMatchObject({
    reason:
      "categorySlugs.1: categorySlugs must contain only lowercase letters (a-z), digits and hyphens (B); " +
      "features.0: feature must be at most 200 characters",
  });
});

it.each([[null], [[]], ["text"], [7]])("refuses %j, which is not an object", (value) => {
  expect(new RowChecker("companies").check(1, value)).toEqual({ line: 1, reason: "is not a JSON object" });
});

it("refuses a key that occurs twice in the file", () => {
  const checker = new RowChecker("companies");
  expect(checker.check(1, company)).toHaveProperty("row");
  expect(checker.check(5, company)).toEqual({ line: 5, reason: 'slug "kiln" is already on line 1' });
});

it("refuses a second popular plan and a second review of an author", () => {
  const plans = new RowChecker("plans");
  plans.check(1, { softwareSlug: "kiln", name: "Solo", isPopular: true });
  expect(plans.check(2, { softwareSlug: "kiln", name: "Team", isPopular: true })).toMatchObject({
    reason: '"kiln" has a popular plan already ("Solo")',
  });
  const reviews = new RowChecker("reviews");
  reviews.check(1, review);
  expect(reviews.check(2, { ...review, key: "r2" })).toMatchObject({
    reason: 'author "ann" has reviewed this software already',
  });
  expect(reviews.check(3, { ...review, key: "r2", softwareSlug: "oven" })).toHaveProperty("row");
});

it("uses the first description of an author", () => {
  const checker = new RowChecker("reviews");
  const described = (key: string, firstName: string) =>
    checker.check(1, { ...review, key, softwareSlug: key, author: { firstName } });
  expect(described("r1", "Ann")).toMatchObject({ row: { author: { firstName: "Ann" } } });
  expect(described("r2", "Anne")).toMatchObject({ row: { author: null } });
});

import { expect, test } from "vitest";
import { lowestPlan, type Plan, planPrice, planTerms } from "./price";

const plan = (price: string | null, more: Partial<Plan> = {}): Plan => ({
  price,
  currency: "USD",
  billingPeriod: "MONTH",
  ...more,
});

test.each([
  [[plan("29.00"), plan("99.00"), plan(null)], "From $29.00 / month"],
  [[plan("1290.5", { billingPeriod: "YEAR" })], "From $1,290.50 / year"],
  [[plan("12.00", { unit: "PERSON", minimumPeople: 5 })], "From $12.00 /\u00a0person /\u00a0month"],
  [[plan("0.00"), plan("29.00")], "Free"],
  [[plan(null)], "Contact for pricing"],
  [[], "Contact for pricing"],
])("%o: %s", { tags: ["2.directory.17"] }, (plans, words) => {
  expect(lowestPlan(plans)).toBe(words);
});

test.each([
  [plan("9", { currency: "EUR", unit: "FLAT" }), "€9.00 / month"],
  [plan("9", { currency: "CHF", billingPeriod: "YEAR" }), "CHF\u00a09.00 / year"],
  [plan("49", { unit: "PERSON", billingPeriod: "ONCE" }), "$49.00 /\u00a0person once"],
  [plan("2900", { currency: "JPY", billingPeriod: "ONCE" }), "JPY\u00a02,900 once"],
  [plan("0", { currency: "CHF", unit: "PERSON" }), "Free"],
])("%o costs %s", (one, words) => {
  expect(planPrice(one)).toBe(words);
});

test.each([
  [plan("9"), "per month"],
  [plan("9", { unit: "PERSON", minimumPeople: 5 }), "per person, per month, at least 5 people"],
  [plan("9", { unit: "PERSON", minimumPeople: 1 }), "per person, per month"],
  [plan("9", { unit: "FLAT", billingPeriod: "YEAR" }), "per year, for everybody together"],
  [plan("9", { billingPeriod: "ONCE" }), "paid once"],
  [plan(null, { unit: "PERSON", minimumPeople: 1000 }), "at least 1,000 people"],
  [plan("0"), ""],
  [plan(null), ""],
])("%o has the terms: %s", (one, words) => {
  expect(planTerms(one)).toBe(words);
});

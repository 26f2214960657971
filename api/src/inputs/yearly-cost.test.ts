import { expect, test } from "vitest";
import { type CostedPlan, yearlyCost } from "./yearly-cost.ts";

const plan: CostedPlan = { price: "29.90", billingPeriod: "month", unit: "person", minimumPeople: null };
const cost = (change: Partial<CostedPlan>, people = 10) => yearlyCost({ ...plan, ...change }, people);

test("a price per person is paid for each of them, twelve times a year if it is monthly", () => {
  expect(cost({})).toBe(3588);
  expect(cost({ billingPeriod: "year" })).toBe(299);
  expect(cost({ billingPeriod: "once" })).toBe(299);
});

test("a flat price is paid for all of them, and fewer people than the minimum pay for that", () => {
  expect(cost({ unit: "flat" })).toBe(358.8);
  expect(cost({ minimumPeople: 25 })).toBe(8970);
  expect(cost({ minimumPeople: 5 })).toBe(3588);
  expect(cost({ minimumPeople: 25, unit: "flat" })).toBe(358.8);
});

test("nothing is guessed: a price on request or for something unknown has no sum, and what is free costs nothing", () => {
  expect(cost({ price: null })).toBeNull();
  expect(cost({ unit: null })).toBeNull();
  expect(cost({ price: "0.00", unit: null })).toBe(0);
});

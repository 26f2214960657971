import { expect, test } from "vitest";
import { lowestPlan } from "./price";

const plan = (price: string | null, billingPeriod: "MONTH" | "YEAR" = "MONTH") => ({ price, billingPeriod });

test.each([
  [[plan("29.00"), plan("99.00"), plan(null)], "From $29.00 / month"],
  [[plan("1290.5", "YEAR")], "From $1,290.50 / year"],
  [[plan("0.00"), plan("29.00")], "Free"],
  [[plan(null)], "Contact for pricing"],
  [[], "Contact for pricing"],
])("%o: %s", { tags: ["2.directory.17"] }, (plans, words) => {
  expect(lowestPlan(plans)).toBe(words);
});

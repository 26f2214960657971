import { expect, test } from "vitest";
import { changedParts, describeListingEvidence } from "./listing-evidence";

test("changes are listed part by part, without unchanged parts", () => {
  const evidence = {
    name: "Zephyr",
    formerName: "Quoll Mail",
    categories: ["Accounting", "Tax"],
    formerCategories: ["CRM"],
  };
  const name = { label: "Name", was: "Quoll Mail", is: "Zephyr" };
  expect(changedParts(evidence)).toEqual([name, { label: "Categories", was: "CRM", is: "Accounting, Tax" }]);
  expect(changedParts({ ...evidence, formerCategories: null })).toEqual([name]);
  expect(changedParts({ ...evidence, formerName: null })).toHaveLength(1);
  expect([changedParts(null), changedParts({ softwareIds: [] })]).toEqual([[], []]);
});

test.each([
  [{ reviews: 1, rating: 5 }, "It had 1 review with 5.0 stars when this changed."],
  [{ reviews: 1_200, rating: 4.25 }, "It had 1,200 reviews with an average of 4.3 stars when this changed."],
  [null, "Unusual activity was detected."],
])("%o is a sentence", (evidence, sentence) => {
  expect(describeListingEvidence("REPURPOSED", evidence)).toBe(sentence);
});

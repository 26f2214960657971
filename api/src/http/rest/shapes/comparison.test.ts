import { expect, test } from "vitest";
import { csvText } from "../csv.ts";
import { type ComparedData, comparisonTable } from "./comparison.ts";

const feature = { id: "f", key: "export", name: "Export", description: null, categoryId: "c" };
const beacon: ComparedData = {
  name: "=Beacon",
  avgRating: 4.25,
  reviewCount: 14,
  features: ["Maps"],
  languages: [],
  platforms: ["SELF_HOSTED"],
  supportKinds: [],
  hasFreeTrial: null,
  company: null,
  categories: [{ name: "CRM" }],
  subRatings: { easeOfUse: null, support: 4, value: null },
  segmentRatings: [{ segment: "MID_MARKET", avgRating: 4.64, reviewCount: 12 }],
  prosAndCons: { pros: [{ text: "+Fast", count: 2 }], cons: [] },
  plans: [
    {
      ...{ id: "p", name: "Team", price: "29.00", currency: "EUR", billingPeriod: "MONTH", unit: "PERSON" },
      ...{ minimumPeople: null, features: [], isPopular: false },
    },
  ],
  featureAnswers: [{ feature, isOffered: true, confirmedCount: 12, deniedCount: 2, answer: "YES" }],
};
const quill: ComparedData = { ...beacon, name: "Quill", featureAnswers: [], features: [], plans: [] };

test("each listing is a column, and each row names what is known of it", () => {
  const { columns, rows } = comparisonTable([beacon, quill], 10);
  expect(columns).toEqual(["Group", "Row", "=Beacon", "Quill"]);
  const cells = new Map([...rows].map(([, name, ...values]) => [name, values]));
  expect(cells.get("Platforms")).toEqual(["self-hosted", "self-hosted"]);
  expect(cells.get("Free trial")).toEqual([null, null]);
  expect(cells.get("mid-market")).toEqual(["4.6 (12)", "4.6 (12)"]);
  expect(cells.get("10 people, first year")).toEqual(["Team: 3480.00 EUR", null]);
  expect(cells.get("Export")).toEqual(["yes (vendor, 12 confirm, 2 deny)", null]);
  expect(cells.get("Maps")).toEqual(["listed", null]);
});

test("nothing in the file is a formula", () => {
  const file = csvText(comparisonTable([beacon], 1));
  expect(file).toContain("Group,Row,'=Beacon\r\n");
  expect(file).toContain("Pros,'+Fast (2)\r\n");
});

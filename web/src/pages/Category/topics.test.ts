import { expect, test } from "vitest";
import { type TopicSource, templateTopics } from "./topics";

const plan = (price: string | null) => ({ price, currency: "USD", billingPeriod: "MONTH" }) as const;
const crm: TopicSource = {
  name: "CRM",
  description: "Keeps customers.",
  softwareCount: 2,
  reviewCount: 31,
  avgRating: 4.24,
  segmentShares: [
    { segment: "SMALL_BUSINESS", percent: 20, isEstimate: false },
    { segment: "MID_MARKET", percent: 70, isEstimate: false },
    { segment: "ENTERPRISE", percent: 10, isEstimate: false },
  ],
  related: [{ name: "Help Desk" }, { name: "Marketing" }],
  top: [
    {
      name: "Quill",
      avgRating: 4.8,
      reviewCount: 30,
      createdAt: "2026-03-31T23:30:00.000Z",
      features: ["Pipelines", "E-mail"],
      subRatings: { easeOfUse: 3.96, support: null },
      plans: [plan("0.00"), plan("9.50")],
    },
    {
      name: "Pen",
      avgRating: 3,
      reviewCount: 1,
      createdAt: "2026-04-02T08:00:00.000Z",
      features: ["e-mail", "Fax"],
      subRatings: { easeOfUse: 3.5, support: 5 },
      plans: [plan(null)],
    },
  ],
};
const emptySource: TopicSource = {
  name: "Fax",
  description: "",
  softwareCount: 0,
  reviewCount: 0,
  avgRating: null,
  segmentShares: [{ segment: "ENTERPRISE", percent: 25, isEstimate: true }],
  related: [],
  top: [],
};

test("a category without an article shows the specification's topics with its live numbers", {
  tags: ["2.category.41"],
}, () => {
  const topics = new Map(templateTopics(crm).map(({ id, heading, text }) => [id, `${heading} ${text}`]));
  expect([...topics.keys()]).toEqual([
    "what-are",
    "common-features",
    "benefits",
    "who-uses",
    "alternatives",
    "challenges",
    "which-companies",
    "how-to-buy",
    "cost",
    "implementation",
    "trends",
  ]);
  expect(topics.get("what-are")).toMatch(
    /^What is CRM\? Keeps customers\.\s+2 listings in CRM, with 31 reviews\.$/,
  );
  expect(topics.get("common-features")).toMatch(/E-mail: 2 of 2$/);
  expect(topics.get("benefits")).toContain("4.2 out of 5 stars on average, in 31 reviews");
  expect(topics.get("who-uses")).toContain("70% work in mid-market");
  expect(topics.get("alternatives")).toContain("Help Desk and Marketing");
  expect(topics.get("challenges")).toContain("from 3.0 to 4.8");
  expect(topics.get("which-companies")).toContain("mid-market companies (51 to 1,000 people): 70%");
  expect(topics.get("cost")).toContain(
    "1 of the 2 listings at the top of this list publishes its price. 1 of them has a free plan. Paid plans start at $9.50 / month.",
  );
  expect(topics.get("implementation")).toContain(
    "find Quill (4.0 out of 5) the easiest to use. The highest rating for support goes to Pen (5.0 out of 5).",
  );
  expect(topics.get("trends")).toContain("are Pen (Apr 2, 2026) and Quill (Mar 31, 2026).");
});

test("topics without data are left out, and an estimate is not data", {
  tags: ["2.category.57"],
}, () => {
  expect(templateTopics(emptySource).map(({ id }) => id)).toEqual(["how-to-buy"]);
});

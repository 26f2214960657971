import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptySections, onePage, renderCategory } from "../../../test/category";

async function overviewOf(software: object) {
  const listing = { node: { score: 4, software: { name: "Quill", plans: [], ...software } } };
  renderCategory("", {
    ...emptySections,
    Query: { category: { slug: "crm", listings: { edges: [listing], pageCursors: onePage } } },
  });
  const card = within(await screen.findByRole("article"));
  return within(card.getByRole("tabpanel", { name: "Overview" }));
}

const segmentShares = [
  { segment: "SMALL_BUSINESS", percent: 20 },
  { segment: "MID_MARKET", percent: 80 },
  { segment: "ENTERPRISE", percent: 0 },
];
const factsIn = (overview: Awaited<ReturnType<typeof overviewOf>>) =>
  overview.queryAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);

test("the overview of a listing shows its users, their industries and their market segments", {
  tags: ["2.category.25", "2.category.26", "2.category.27"],
}, async () => {
  const reviewers = { roles: ["Sales", "Marketing"], industries: ["Shipping"] };
  expect(factsIn(await overviewOf({ reviewers, segmentShares }))).toEqual([
    ["Users", "Sales, Marketing"],
    ["Industries", "Shipping"],
    ["Market Segment", "Mid-market (80%), Small business (20%)"],
  ]);
});

test("each industry is read in its own direction", async () => {
  const reviewers = { roles: [], industries: ["الشحن", "Shipping"] };
  const overview = await overviewOf({ reviewers, segmentShares: [] });
  expect(factsIn(overview)).toEqual([["Industries", "الشحن, Shipping"]]);
  expect([...overview.getByRole("definition").querySelectorAll("bdi")].map((one) => one.textContent)).toEqual(
    reviewers.industries,
  );
});

test.each([
  { roles: [], industries: ["Shipping"], facts: [["Industries", "Shipping"]] },
  { roles: ["Sales"], industries: [], facts: [["Users", "Sales"]] },
])("unknown values are left out: $facts", async ({ facts, ...reviewers }) => {
  expect(factsIn(await overviewOf({ reviewers, segmentShares: [] }))).toEqual(facts);
});

test("with too few reviewers their data are not shown", { tags: ["2.category.53"] }, async () => {
  expect(factsIn(await overviewOf({ reviewers: null, segmentShares }))).toEqual([]);
});

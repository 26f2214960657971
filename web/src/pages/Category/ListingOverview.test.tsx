import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { renderPage } from "../../../test/render";
import CategoryPage from "./CategoryPage";
import data from "./data";

async function overviewOf(software: object) {
  const at = "/categories/crm";
  const pageCursors = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };
  const listing = { node: { score: 4, software: { name: "Quill", plans: [], ...software } } };
  renderPage<CategoryPageQuery>(CategoryPage, {
    path: "/categories/:slug",
    at,
    query,
    variables: data.variables({ params: { slug: "crm" }, url: new URL(at, "http://localhost") }),
    mocks: {
      ContentSection: { markup: [] },
      Query: { category: { slug: "crm", listings: { edges: [listing], pageCursors } } },
    },
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

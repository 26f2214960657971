import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { onePage, renderCategory } from "../../../test/category";
import { thrownBy } from "../../../test/thrown";
import data from "./data";

const software = {
  name: "Quill",
  avgRating: 4.46,
  reviewCount: 12,
  plans: [],
  reviewers: null,
  shortDescription: "Writes.",
};
const category = {
  slug: "crm",
  name: "CRM",
  metaTitle: null,
  medianRating: 4,
  contentSections: [],
  top: { edges: [] },
  ancestors: [],
};

function renderEdges(edges: readonly object[], search = "") {
  renderCategory(search, {
    Category: { ...category, listings: { totalCount: edges.length, edges, pageCursors: onePage } },
    Company: { name: "Northwind", industry: null, foundedYear: 2001 },
  });
}

test("a listing shows its name and ratings", {
  tags: ["2.category.18", "2.category.19", "2.category.32"],
}, async () => {
  renderEdges([{ node: { score: 4.3, software } }]);
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Quill" })).toBeInTheDocument();
  expect(card.getByText("4.5")).toBeInTheDocument();
  expect(card.getByText("out of 5 · 12 reviews")).toBeInTheDocument();
  expect(card.getByText("Contact for pricing")).toBeInTheDocument();
  expect(card.getByText("Technology")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 Listing in CRM Available");
  expect(document.title).toBe("Best CRM | Assay");
});

test("without results: the specification's message", { tags: ["2.category.34", "8.empty.8"] }, async () => {
  renderEdges([]);
  expect(await screen.findByRole("heading", { name: "No software found" })).toBeInTheDocument();
  expect(screen.getByText("Try adjusting your filters or check back later.")).toBeInTheDocument();
});

test("the selects show the chosen filters", async () => {
  renderEdges([], "?segment=enterprise&rating=3&pricing=free-option");
  expect(await screen.findByRole("combobox", { name: "Segment" })).toHaveValue("enterprise");
  expect(screen.getByRole("combobox", { name: "Rating" })).toHaveValue("3");
  expect(screen.getByRole("combobox", { name: "Pricing" })).toHaveValue("free-option");
});

test.each([
  ["a missing category", { category: null }, "Category not found"],
  [
    "a page past the end",
    { category: { slug: "crm", name: "CRM", listings: { pageCursors: { totalPages: 2 } } } },
    "Page not found",
  ],
])("%s is a 404", (_what, response, heading) => {
  const address = { params: { slug: "crm" }, url: new URL("http://localhost/categories/crm?page=3") };
  const thrown = thrownBy(() => data.check?.(response as unknown as CategoryPageQuery["response"], address));
  expect(notFoundText(thrown)?.heading).toBe(heading);
});

test("a former slug redirects to the current one, with all filters", () => {
  const address = {
    params: { slug: "crm" },
    url: new URL("http://localhost/categories/crm?rating=4&page=2"),
  };
  const response = { category: { slug: "customers", name: "Customers" } };
  const check = () => data.check?.(response as unknown as CategoryPageQuery["response"], address);
  let thrown: unknown;
  try {
    check();
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([301, "/categories/customers?rating=4&page=2"]);
});

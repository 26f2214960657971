import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import query, { type CategoriesPageQuery } from "~/relay/__generated__/CategoriesPageQuery.graphql";
import { renderPage } from "../../../test/render";
import CategoriesPage from "./CategoriesPage";
import data from "./data";

const leaf = { slug: "crm-add-ons", name: "CRM Add-ons" };
const crm = { slug: "crm", name: "CRM", children: [leaf] };
const sales = { slug: "sales", name: "Sales", description: "What sellers use.", children: [crm] };

beforeEach(() => {
  renderPage<CategoriesPageQuery>(CategoriesPage, {
    path: "/categories",
    at: "/categories",
    query,
    variables: { type: null },
    mocks: { Query: { categories: [sales, crm, leaf], categoryTree: [sales] } },
  });
});

test("the breadcrumbs, the count, and a choice of type that is in the URL", {
  tags: ["2.categories.1", "2.categories.2", "2.categories.3", "4.filters.1", "9.category.6"],
}, async () => {
  const way = within(await screen.findByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getAllByRole("listitem").map((step) => step.textContent)).toEqual(["Home", "Categories"]);
  expect(way.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("3 categories");
  const types = within(screen.getByRole("navigation", { name: "Type of category" }));
  expect(types.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["All", "/categories"],
    ["Software", "/categories?type=software"],
    ["Service", "/categories?type=service"],
  ]);
});

test.each([
  ["", null],
  ["?type=software", "SOFTWARE"],
  ["?type=service", "SERVICE"],
])(
  "%o lists %s",
  { tags: ["2.categories.4", "3.category.7", "4.filters.1", "9.category.6"] },
  (search, type) => {
    const url = new URL(`http://localhost/categories${search}`);
    expect(data.variables({ params: {}, url })).toEqual({ type, countsAll: type === null });
  },
);

test("a top-level category has its name and description, and each one below it a link and an icon of its depth", {
  tags: ["2.categories.5", "2.categories.9", "2.categories.10"],
}, async () => {
  expect(await screen.findByRole("heading", { level: 2, name: "Sales" })).toBeInTheDocument();
  expect(screen.getByText("What sellers use.")).toBeInTheDocument();
  const below = { CRM: "/categories/crm", "CRM Add-ons": "/categories/crm-add-ons" };
  for (const [name, href] of Object.entries(below)) {
    expect(screen.getByText(name).closest("a")).toHaveAttribute("href", href);
  }
  // The style sheet draws the icon, one for each depth.
  const styles = Array.from(document.querySelectorAll("style"), (style) => style.textContent).join("");
  const masks = [...styles.matchAll(/li(?:>div|:has\([^)]*\))::before\{[^}]*?mask:([^;}]+)/g)].map(
    ([, mask]) => mask,
  );
  expect(new Set(masks).size).toBe(3);
});

test("a link to the search for those who do not find a category", { tags: ["2.categories.12"] }, async () => {
  const heading = await screen.findByRole("heading", { name: "Can't find what you're looking for?" });
  const link = screen.getByRole("link", { name: "Search Software" });
  expect(link).toHaveAttribute("href", "/search");
  expect(heading.parentElement).toContainElement(link);
});

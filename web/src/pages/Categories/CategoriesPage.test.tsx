import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type CategoriesPageQuery } from "~/relay/__generated__/CategoriesPageQuery.graphql";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import CategoriesPage from "./CategoriesPage";
import data from "./data";

const leaf = { slug: "crm-add-ons", name: "CRM Add-ons", children: [] };
const tree = { slug: "sales", name: "Sales", children: [{ slug: "crm", name: "CRM", children: [leaf] }] };

function renderCategories(categoryTree: readonly object[]) {
  renderPage<CategoriesPageQuery>(CategoriesPage, {
    path: "/categories",
    at: "/categories?type=software",
    query,
    variables: { type: "SOFTWARE" },
    mocks: { Query: { categories: categoryTree, categoryTree } },
  });
}

test("a node opens and closes, and every category is a link", {
  tags: ["2.categories.2", "2.categories.6", "2.categories.7", "4.filters.2"],
}, async () => {
  renderCategories([tree]);
  expect(await screen.findByRole("heading", { level: 1 })).toHaveTextContent("1 software category");
  const toggle = screen.getByRole("button", { name: "What is in CRM" });
  const below = screen.getByText("CRM Add-ons").closest("ul");
  expect(below).toHaveAttribute("data-closed");
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "true");
  expect(below).not.toHaveAttribute("data-closed");
  await userEvent.click(toggle);
  expect(toggle).toHaveAttribute("aria-expanded", "false");
  expect(below).toHaveAttribute("data-closed");
  expect(screen.getByRole("link", { name: "CRM" })).toHaveAttribute("href", "/categories/crm");
});

test("without categories: the specification's message", {
  tags: ["2.categories.11", "8.empty.11"],
}, async () => {
  renderCategories([]);
  expect(await screen.findByRole("heading", { name: "No categories available" })).toBeInTheDocument();
  expect(
    screen.getByText("Categories will appear here once they are added to the system."),
  ).toBeInTheDocument();
});

test("the older spelling of the type is redirected", { tags: ["2.nav.24", "2.categories.4"] }, () => {
  const url = new URL("http://localhost/categories?q[category_type_eq]=service");
  const moved = thrownBy(() => data.variables({ params: {}, url })) as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe("/categories?type=service");
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { addRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import CategoryPage from "./CategoryPage";
import data from "./data";

test("a visitor who wants to save a listing signs up or logs in, and comes back", {
  tags: ["2.category.21", "2.category.22", "6.visitor.12"],
}, async () => {
  // The button is absent if nobody can sign in.
  addRoutes("/signin", "/signup");
  const at = "/categories/crm?rating=4";
  const quill = { name: "Quill", plans: [], reviewers: null, reviewCount: 0 };
  const pageCursors = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };
  renderPage<CategoryPageQuery>(CategoryPage, {
    path: "/categories/:slug",
    at,
    query,
    variables: data.variables({ params: { slug: "crm" }, url: new URL(at, "http://localhost") }),
    mocks: {
      ContentSection: { markup: [] },
      Query: {
        category: {
          slug: "crm",
          name: "CRM",
          listings: { edges: [{ node: { software: quill } }], pageCursors },
        },
      },
    },
  });
  const card = within(await screen.findByRole("article"));
  await userEvent.click(card.getByText("Save to My Lists"));
  expect(card.getByText("You are not logged in")).toBeVisible();
  const next = `?next=${encodeURIComponent(at)}`;
  expect(card.getByRole("link", { name: "Join" })).toHaveAttribute("href", `/signup${next}`);
  expect(card.getByRole("link", { name: "Log In" })).toHaveAttribute("href", `/signin${next}`);
});

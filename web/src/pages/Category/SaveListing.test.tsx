import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { emptySections, onePage, renderCategory } from "../../../test/category";
import { addRoutes } from "../../../test/pages";

test("a visitor who wants to save a listing signs up or logs in, and comes back", {
  tags: ["2.category.21", "2.category.22", "6.visitor.12"],
}, async () => {
  // The button is absent if nobody can sign in.
  addRoutes("/signin", "/signup");
  const quill = { name: "Quill", plans: [], reviewers: null, reviewCount: 0 };
  renderCategory("?rating=4", {
    ...emptySections,
    Query: {
      category: {
        slug: "crm",
        name: "CRM",
        listings: { edges: [{ node: { software: quill } }], pageCursors: onePage },
      },
    },
  });
  const card = within(await screen.findByRole("article"));
  await userEvent.click(card.getByText("Save to My Lists"));
  expect(card.getByText("You are not logged in")).toBeVisible();
  const next = `?next=${encodeURIComponent("/categories/crm?rating=4")}`;
  expect(card.getByRole("link", { name: "Join" })).toHaveAttribute("href", `/signup${next}`);
  expect(card.getByRole("link", { name: "Log In" })).toHaveAttribute("href", `/signin${next}`);
});

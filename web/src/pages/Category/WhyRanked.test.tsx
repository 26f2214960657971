import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptySections, renderCategory } from "../../../test/category";

const listing = (id: string) => ({
  node: { score: 4.5, software: { id, databaseId: id, name: id, plans: [], reviewers: null } },
});
const group = {
  kind: "WORK_EMAIL",
  reviewCount: 12 as number | null,
  weight: 9.35,
  countedWeight: 0.6249,
  heldDownCount: 0 as number | null,
};
const explanation = {
  ...{ rank: 4, score: 4.5512, typicalRating: 4.6, date: "2026-11-26", groups: [group] },
  ...{ neededReviews: 3 as number | null, neededMonths: 7 as number | null },
};

/** The category page at an address, of which the second listing is Quill. */
async function renderWhy(search: string, rankExplanation: object | null = explanation) {
  const pageCursors = { totalPages: 3, around: [{ page: 1, isCurrent: true }] };
  const listings = { totalCount: 23, edges: [listing("anvil"), listing("quill")], pageCursors };
  renderCategory(search, {
    ...emptySections,
    Query: { category: { slug: "crm", medianRating: 4.6, listings }, rankExplanation },
  });
  const cards = await screen.findAllByRole("article");
  return within(cards[1] as HTMLElement);
}

test("each listing leads to why it has its place, by its place on all pages", async () => {
  const card = await renderWhy("?page=2");
  const link = card.getByRole("link", { name: "Why #12?" });
  expect(link).toHaveAttribute("href", "/categories/crm?page=2&why=quill");
  expect(link).toHaveAttribute("aria-expanded", "false");
  expect(link).toHaveAttribute("rel", "nofollow");
  expect(screen.queryByText(/typical rating of the category/)).toBeNull();
});

test("where the list is filtered, its places are not those of the category", async () => {
  const card = await renderWhy("?rating=4");
  expect(card.getByRole("link", { name: "Why this place?" })).toBeInTheDocument();
});

test("the explanation has reviews by weight, the score, C and what the next place needs", async () => {
  const few = { ...group, kind: "UNPROVEN", reviewCount: null, heldDownCount: null };
  const card = await renderWhy("?why=quill", { ...explanation, groups: [group, few] });
  const link = card.getByRole("link", { name: "Why #2?" });
  expect(link).toHaveAttribute("href", "/categories/crm");
  expect(link).toHaveAttribute("aria-expanded", "true");
  expect(card.getByText(/It is #4 of the category/)).toHaveTextContent(
    "It is #4 of the category with a score of 4.551. C, the typical rating of the category, is 4.60.",
  );
  const rows = card.getAllByRole("row").map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ["Reviews", "Weight", "Counts as"],
    ["12 from proven work mailboxes", "9.35", "0.62"],
    ["Fewer than 5 without proof of useFewer than 5 held down: one organization", "9.35", "0.62"],
  ]);
  expect(card.getByText(/To come one place higher/)).toHaveTextContent(
    "it needs about 3 proven reviews with 5 stars in each of the next 7 months, if nothing else changes.",
  );
  expect(document.head.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
});

test.each([
  [{ neededReviews: 1, neededMonths: 1 }, "it needs about 1 proven review with 5 stars this month"],
  [{ neededReviews: null, neededMonths: null }, "for more than five years"],
  [{ rank: 1, neededReviews: null, neededMonths: null }, "There is no higher place."],
  [{ score: null, groups: [] }, "It has no reviews yet"],
])("it says so in words: %j", async (more, words) => {
  const card = await renderWhy("?why=quill", { ...explanation, ...more });
  expect(card.getByText(new RegExp(words))).toBeInTheDocument();
});

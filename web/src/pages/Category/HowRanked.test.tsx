import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { emptySections, onePage, renderCategory } from "../../../test/category";

const listing = (name: string, avgRating: number, reviewCount: number, score: number) => ({
  node: { score, software: { id: name, name, avgRating, reviewCount, plans: [], reviewers: null } },
});

async function renderRanking(medianRating: number | null, edges: readonly object[]) {
  renderCategory("", {
    ...emptySections,
    Query: { category: { slug: "crm", medianRating, listings: { edges, pageCursors: onePage } } },
  });
  await screen.findByRole("heading", { level: 1 });
  return screen.queryByText("How this is ranked")?.closest("details");
}

test("the explanation has the numbers of the ranking: C, and mean, count and score of each rated listing", async () => {
  const listings = [
    listing("Quill", 4.75, 1234, 4.7456),
    listing("Pen", 5, 3, 4.3636),
    listing("Ink", 0, 0, 0),
  ];
  const ranking = (await renderRanking(4.125, listings)) as HTMLElement;
  expect(ranking).toHaveTextContent("the median rating of this category (4.13)");
  expect(ranking).toHaveTextContent("Score = (8 × C + sum of weights × stars) ÷ (8 + sum of weights)");
  const rows = within(ranking).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Listing", "Average", "Reviews", "Score"],
    ["Quill", "4.8", "1,234", "4.746"],
    ["Pen", "5.0", "3", "4.364"],
  ]);
});

test("without ratings there is no ranking to explain", async () => {
  expect(await renderRanking(null, [listing("Ink", 0, 0, 0)])).toBeUndefined();
});

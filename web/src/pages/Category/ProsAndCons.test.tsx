import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderCategory } from "../../../test/category";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const point = (text: string, count: number) => ({ text, count });

async function openTab(reviewCount = 7) {
  const { environment } = renderCategory("", {
    Category: {
      slug: "crm",
      name: "CRM",
      ancestors: [],
      related: [],
      contentSections: [],
      top: { edges: [] },
    },
    Software: {
      databaseId: id,
      name: "Quill",
      plans: [],
      reviewers: null,
      features: [],
      logoUrl: null,
      reviewCount,
      avgRating: 4,
    },
  });
  const card = within(await screen.findByRole("article"));
  const operations = () => environment.mock.getAllOperations();
  expect(operations()).toHaveLength(0);
  await userEvent.click(card.getByRole("tab", { name: "Pros and Cons" }));
  const panel = within(card.getByRole("tabpanel", { name: "Pros and Cons" }));
  const answer = (points: object) =>
    act(async () =>
      environment.mock.resolve(operations()[0]!, {
        data: { software: { id, prosAndCons: points } },
      } as never),
    );
  return { environment, operations, panel, answer };
}

test("are requested when their tab is opened, and each links to all reviews that name it", {
  tags: ["2.category.28", "2.category.54"],
}, async () => {
  const { operations, panel, answer } = await openTab();
  expect(operations().map(({ request }) => request.variables)).toEqual([{ databaseId: id }]);
  expect(panel.getByRole("status", { name: "Loading pros and cons" })).toBeInTheDocument();
  await answer({
    pros: [point("Fast search", 3), point("سريع", 1)],
    cons: [point("No dark mode", 1)],
  });
  const pros = within(panel.getByRole("list", { name: "Pros" }));
  expect(pros.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Fast search (3 reviews)",
    "سريع",
  ]);
  expect(pros.getByRole("link", { name: "Fast search" })).toHaveAttribute(
    "href",
    `/software/${id}?tab=reviews&pro=Fast+search`,
  );
  const cons = within(panel.getByRole("list", { name: "Cons" }));
  expect(cons.getByRole("link", { name: "No dark mode" })).toHaveAttribute(
    "href",
    `/software/${id}?tab=reviews&con=No+dark+mode`,
  );
  expect(panel.getByRole("link", { name: "Read all 7 reviews of Quill" })).toHaveAttribute(
    "href",
    `/software/${id}?tab=reviews`,
  );
});

test("reviews without points, and with one kind only, are stated as such", async () => {
  const { panel, answer } = await openTab();
  await answer({ pros: [], cons: [point("Slow", 1)] });
  expect(panel.getByText("None mentioned yet.")).toBeInTheDocument();
  expect(panel.queryByRole("list", { name: "Pros" })).toBeNull();
});

test("without any the tab says so", { tags: ["2.category.55"] }, async () => {
  const { panel, answer } = await openTab();
  await answer({ pros: [], cons: [] });
  expect(panel.getByText(/lists pros or cons yet/)).toHaveTextContent(
    "No review of Quill lists pros or cons yet.",
  );
});

test("without a review nothing is requested", async () => {
  const { operations, panel } = await openTab(0);
  expect(operations()).toHaveLength(0);
  expect(panel.getByText(/^No reviews yet/)).toBeInTheDocument();
  expect(panel.queryByRole("link")).toBeNull();
});

test("a failure is shown and can be retried", async () => {
  const { environment, operations, panel } = await openTab();
  await act(async () => environment.mock.reject(operations()[0]!, new Error("down")));
  expect(panel.getByRole("alert")).toHaveTextContent("The pros and cons could not be loaded.");
  await userEvent.click(panel.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(operations()).toHaveLength(1));
  expect(panel.getByRole("status", { name: "Loading pros and cons" })).toBeInTheDocument();
});

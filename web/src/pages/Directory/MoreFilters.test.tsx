import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import directoryQuery, { type DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { renderPage } from "../../../test/render";
import DirectoryPage from "./DirectoryPage";
import directory from "./data";

const choice = (value: string, label: string, count: number, isChosen = false) => ({
  value,
  label,
  count,
  isChosen,
});
const facets = [
  { name: "platforms", choices: [choice("web", "Web", 12), choice("ios", "iOS", 7, true)] },
  { name: "languages", choices: [] },
  { name: "minRating", choices: [choice("4", "4+ stars", 5)] },
  { name: "price", choices: [choice("0-50", "Up to $50", 3, true), choice("0-0", "Free", 1)] },
];

function renderDirectory(search: string, given: readonly object[] = facets) {
  const at = `/software${search}`;
  return renderPage<DirectoryPageQuery>(DirectoryPage, {
    path: "/software",
    at,
    query: directoryQuery,
    choices: directory.choices,
    variables: directory.variables({ params: {}, url: new URL(at, "http://localhost") }),
    mocks: { Query: { directory: { totalCount: 7, facets: given, edges: [] } } },
  });
}

test("each choice has its count, groups without one are left out, and what is on has a chip that takes it off", async () => {
  renderDirectory("?more=1&platform=ios&priceMax=50&sort=name");
  const form = within(await screen.findByRole("form", { name: "More filters" }));
  expect(form.getByLabelText(/^iOS/)).toBeChecked();
  expect(form.getByLabelText(/^Web/)).not.toBeChecked();
  expect(form.getByText("12")).toBeInTheDocument();
  expect(form.queryByText("Language")).toBeNull();
  expect(form.getByLabelText("Highest price")).toHaveValue(50);
  expect(form.getByText("Free")).toHaveAttribute(
    "href",
    "/software?sort=name&more=1&platform=ios&priceMin=0&priceMax=0",
  );
  const chips = within(screen.getByRole("navigation", { name: "Active filters" }));
  expect(chips.getByRole("link", { name: "Remove filter iOS" })).toHaveAttribute(
    "href",
    "/software?sort=name&more=1&priceMax=50",
  );
  expect(chips.getByRole("link", { name: "Remove filter Up to $50" })).toHaveAttribute(
    "href",
    "/software?sort=name&more=1&platform=ios",
  );
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
});

test("choices beyond the first seven are behind a disclosure, which is open if one of them is on", async () => {
  const many = (name: string, on: number) => ({
    name,
    choices: Array.from({ length: 9 }, (_, index) => choice(`${index}`, `${name} ${index}`, 9, index === on)),
  });
  renderDirectory("?more=1&industry=8&language=2", [many("industries", 8), many("languages", 2)]);
  const form = within(await screen.findByRole("form", { name: "More filters" }));
  const disclosed = (label: string) => form.getByLabelText(new RegExp(label)).closest("details");
  expect(disclosed("industries 7")).toHaveAttribute("open");
  expect(disclosed("languages 7")).not.toHaveAttribute("open");
  expect(disclosed("languages 6")).toBeNull();
});

test("the panel is closed until its link opens it, and the link closes it again", async () => {
  renderDirectory("?platform=ios&view=list");
  const link = await screen.findByRole("link", { name: "More filters (2)", expanded: false });
  expect(link).toHaveAttribute("href", "/software?view=list&more=1&platform=ios");
  expect(screen.queryByRole("form", { name: "More filters" })).toBeNull();
  link.focus();
  await userEvent.keyboard("{Enter}");
  const form = await screen.findByRole("form", { name: "More filters" });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute("href", "/software?view=list&platform=ios");
  // Submitting it closes the panel.
  const sent = new FormData(form as HTMLFormElement);
  expect([sent.get("view"), sent.has("more")]).toEqual(["list", false]);
});

test("a tick applies at once and keeps the rest of the address", async () => {
  renderDirectory("?search=desk&more=1&platform=ios&page=2&view=list");
  const form = within(await screen.findByRole("form", { name: "More filters" }));
  await userEvent.click(form.getByLabelText(/^Web/));
  await waitFor(() =>
    expect(screen.getByRole("link", { name: "Grid" })).toHaveAttribute(
      "href",
      "/software?search=desk&more=1&platform=web&platform=ios",
    ),
  );
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { renderPage } from "../../../test/render";
import { notFoundHeading } from "../../../test/thrown";
import DirectoryPage from "./DirectoryPage";
import data from "./data";

const software = {
  databaseId: "1",
  name: "Quill",
  avgRating: 4.46,
  reviewCount: 12,
  shortDescription: "Writes.",
  plans: [{ price: "29.00", currency: "USD", billingPeriod: "MONTH", unit: null }],
  company: { databaseId: "2", name: "Northwind" },
};
const crm = { slug: "crm", name: "CRM" };
const address = (search: string) => ({ params: {}, url: new URL(search, "http://localhost/software") });

function renderDirectory(search: string, nodes: readonly object[]) {
  renderPage<DirectoryPageQuery>(DirectoryPage, {
    path: "/software",
    at: `/software${search}`,
    query,
    choices: data.choices,
    variables: data.variables(address(search)),
    mocks: {
      Query: { categories: [crm], chosen: [crm] },
      SoftwareConnection: {
        totalCount: nodes.length,
        edges: nodes.map((node) => ({ node })),
        pageCursors: { totalPages: 1, around: [{ page: 1 }] },
      },
    },
  });
}

test("a card shows name, rating and lowest price", {
  tags: ["2.directory.2", "2.directory.17"],
}, async () => {
  renderDirectory("", [software]);
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading", { name: "Quill" })).toBeInTheDocument();
  expect(card.getByText("12 reviews")).toBeInTheDocument();
  expect(card.getByText("From $29.00 / month")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1 solution");
});

test("a card shows its category, and none if that is hidden", async () => {
  renderDirectory("", [
    { ...software, category: { slug: "crm", name: "Customers" } },
    { ...software, databaseId: "3", category: null },
  ]);
  const [named, unnamed] = await screen.findAllByRole("article");
  expect(within(named!).getByRole("link", { name: "Customers" })).toHaveAttribute("href", "/categories/crm");
  expect(named).toHaveTextContent("In Customers");
  expect(unnamed).toHaveTextContent("From $29.00 / month");
  expect(unnamed).not.toHaveTextContent("month In");
});

test("a choice is in the URL at once, and keeps the focus", {
  tags: ["2.directory.4", "2.directory.10", "2.directory.12"],
}, async () => {
  renderDirectory("?quick=top", [software]);
  const select = await screen.findByRole("combobox", { name: "Category" });
  await userEvent.selectOptions(select, "crm");
  expect(await screen.findByRole("link", { name: "Remove filter CRM" })).toHaveAttribute(
    "href",
    "/software?quick=top",
  );
  expect(screen.getByRole("combobox", { name: "Category" })).toHaveFocus();
});

test("without results: the specification's message, and a link that keeps sort order and view", {
  tags: ["2.directory.16", "8.empty.8"],
}, async () => {
  renderDirectory("?search=zzz&sort=name&view=list", []);
  expect(await screen.findByRole("heading", { name: "No software found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear Filters" })).toHaveAttribute(
    "href",
    "/software?sort=name&view=list",
  );
});

test("the query has the values of the URL", {
  tags: [
    "2.directory.5",
    "2.directory.11",
    "2.directory.12",
    "2.directory.25",
    "7.software.3",
    "9.directory.1",
  ],
}, () => {
  expect(
    data.variables(address("?search=+mail+&category=crm&sort=newest&quick=recent&view=list&page=2")),
  ).toEqual({
    search: "mail",
    isSearched: true,
    category: "crm",
    chosen: ["crm"],
    sort: "NEWEST",
    quick: "RECENT",
    filters: null,
    page: 2,
  });
  expect(data.variables(address("?sort=nonsense&quick=nonsense"))).toEqual({
    search: null,
    isSearched: false,
    category: null,
    chosen: [],
    sort: "RATING",
    quick: null,
    filters: null,
    page: 1,
  });
});

test("a page after the last one is not found, an empty list is shown", () => {
  const answer = (totalPages: number) => ({ directory: { pageCursors: { totalPages } } }) as never;
  expect(notFoundHeading(() => data.check?.(answer(0), address("")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(8), address("?page=8")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(8), address("?page=9")))).toBe("Page not found");
});

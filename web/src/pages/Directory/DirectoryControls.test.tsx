import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import query, { type DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { renderPage } from "../../../test/render";
import DirectoryPage from "./DirectoryPage";
import data from "./data";

const search = "?search=mail&category=crm&quick=top&page=2";

beforeEach(() => {
  renderPage<DirectoryPageQuery>(DirectoryPage, {
    path: "/software",
    at: `/software${search}`,
    query,
    choices: data.choices,
    variables: data.variables({ params: {}, url: new URL(`http://localhost/software${search}`) }),
    mocks: {
      Query: {
        categories: [
          { slug: "crm", name: "CRM" },
          { slug: "erp", name: "ERP" },
        ],
        chosen: [{ slug: "crm", name: "CRM" }],
      },
      Software: { name: "Quill", plans: [], reviewCount: 0 },
      SoftwareConnection: {
        totalCount: 1234,
        pageCursors: { totalPages: 52, around: [{ page: 1 }, { page: 2 }, { page: 3 }] },
      },
    },
  });
});

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map((option) => [(option as HTMLOptionElement).value, option.textContent]);

test("title, count and the options of the selects are the specification's", {
  tags: [
    "2.directory.1",
    "2.directory.2",
    "2.directory.3",
    "2.directory.4",
    "2.directory.5",
    "2.directory.6",
    "2.directory.7",
    "2.directory.8",
  ],
}, async () => {
  expect(await screen.findByRole("heading", { level: 1, name: "Software Directory" })).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("1,234 solutions");
  expect(screen.getByRole("combobox", { name: "Search software" })).toHaveValue("mail");
  const category = screen.getByRole("combobox", { name: "Category" });
  expect(category).toHaveValue("crm");
  expect(optionsOf(category)).toEqual([
    ["", "All Categories"],
    ["crm", "CRM"],
    ["erp", "ERP"],
  ]);
  const sort = screen.getByRole("combobox", { name: "Sort by" });
  expect(sort).toHaveValue("");
  expect(optionsOf(sort)).toEqual([
    ["", "Highest Rated"],
    ["reviews", "Most Reviewed"],
    ["newest", "Recently Added"],
    ["name", "Name A-Z"],
  ]);
});

test("the name of a category leads to listings that only mention it", async () => {
  expect(await screen.findByRole("link", { name: "also mentioned in 1,234 other listings" })).toHaveAttribute(
    "href",
    "/search?query=mail&match=mentions",
  );
});

test("the view is in the URL, and so is each quick filter; the active one removes itself", {
  tags: ["2.directory.9", "2.directory.13", "2.directory.14", "2.directory.15", "2.directory.23"],
}, async () => {
  const view = within(await screen.findByRole("navigation", { name: "View" }));
  expect(view.getByRole("link", { name: "Grid" })).toHaveAttribute("aria-current", "true");
  expect(view.getByRole("link", { name: "List" })).toHaveAttribute(
    "href",
    "/software?search=mail&category=crm&quick=top&view=list&page=2",
  );
  const quick = within(screen.getByRole("navigation", { name: "Quick filters" }));
  expect(quick.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Top Rated 4.5+", "/software?search=mail&category=crm"],
    ["Trending", "/software?search=mail&category=crm&quick=trending"],
    ["Recently Added", "/software?search=mail&category=crm&quick=recent"],
  ]);
});

test.each([
  ["sort=rating", { sort: "RATING" }],
  ["sort=reviews", { sort: "REVIEWS" }],
  ["sort=newest", { sort: "NEWEST" }],
  ["sort=name", { sort: "NAME" }],
  ["quick=top", { quick: "TOP" }],
  ["quick=trending", { quick: "TRENDING" }],
  ["quick=recent", { quick: "RECENT" }],
])(
  "%s in the URL requests %o",
  {
    tags: [
      "2.directory.6",
      "2.directory.7",
      "2.directory.8",
      "2.directory.13",
      "2.directory.14",
      "2.directory.15",
      "2.directory.22",
      "2.directory.23",
    ],
  },
  (search, asked) => {
    const url = new URL(`http://localhost/software?${search}`);
    expect(data.variables({ params: {}, url })).toMatchObject(asked);
  },
);

test("a page holds 24", { tags: ["2.directory.25"] }, () => {
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":24');
});

test("a submitted search is in the URL with the other filters, on page 1", {
  tags: ["2.directory.3"],
}, async () => {
  const field = await screen.findByRole("combobox", { name: "Search software" });
  await userEvent.clear(field);
  await userEvent.type(field, "chat{Enter}");
  expect(await screen.findByRole("link", { name: "Remove filter “chat”" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Remove filter CRM" })).toHaveAttribute(
    "href",
    "/software?search=chat&quick=top",
  );
  expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
});

import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type SearchPageQuery } from "~/relay/__generated__/SearchPageQuery.graphql";
import { renderPage } from "../../../test/render";
import data from "./data";
import SearchPage from "./SearchPage";

const quill = {
  databaseId: "1",
  name: "Quill Desk",
  avgRating: 4.46,
  reviewCount: 12,
  plans: [],
  company: null,
};
const category = {
  slug: "crm",
  name: "CRM",
  categoryType: "SOFTWARE",
  softwareCount: 7,
  description: "Deals.",
};
const address = (search: string) => ({ params: {}, url: new URL(search, "http://localhost/search") });

interface Found {
  software?: readonly object[];
  categories?: readonly object[];
  total?: number;
  /** Number of listings that only mention the text. */
  others?: number;
}

function renderSearch(
  search: string,
  { software = [], categories = [], total = software.length, others = 0 }: Found,
) {
  const listed = {
    totalCount: total,
    edges: software.map((node) => ({ node })),
    pageCursors: { totalPages: Math.ceil(total / 24), around: [{ page: 1 }, { page: 2 }] },
  };
  const connectionOf = ({ alias }: { alias?: string | null }) =>
    alias === "others" ? { totalCount: others } : listed;
  return renderPage<SearchPageQuery>(SearchPage, {
    path: "/search",
    at: `/search${search}`,
    query,
    variables: data.variables(address(search)),
    mocks: {
      Query: { categories, directoryCounts: { categories: categories.length } },
      SoftwareConnection: connectionOf,
    },
  });
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...category, id: `${index}`, name: `CRM ${index}` }));
const robots = () => document.querySelector("meta[name=robots]")?.getAttribute("content");

test("a search has its heading, both counts, and the text in the field", {
  tags: ["2.search.2", "2.search.4", "2.search.5"],
}, async () => {
  renderSearch("?query=quill", { software: [quill], categories: many(2), total: 1234 });
  expect(await screen.findByRole("heading", { level: 1, name: "Search Results" })).toBeInTheDocument();
  const tabs = within(screen.getByRole("navigation", { name: "Kinds of results" }));
  expect(tabs.getByRole("link", { name: "Software (1,234)" })).toHaveAttribute("aria-current", "page");
  expect(tabs.getByRole("link", { name: "Categories (2)" })).toHaveAttribute(
    "href",
    "/search?query=quill&tab=categories",
  );
  expect(screen.getByRole("combobox", { name: "Search software" })).toHaveValue("quill");
  expect(screen.getByRole("status")).toHaveTextContent("1,234 software, 2 categories for “quill”");
  expect(document.title).toBe("Search Results for “quill” | Assay");
  expect(robots()).toBe("noindex, follow");
  const description = document.querySelector("meta[name=description]")?.getAttribute("content");
  expect(description).toMatch(/^Software and services on Assay that match “.+”, with ratings and reviews\.$/);
});

test("without a text everything is listed, under a URL that search engines index", {
  tags: ["2.search.3"],
}, async () => {
  renderSearch("?query=%20", { software: [quill] });
  expect(
    await screen.findByRole("heading", { level: 1, name: "Discover Software Solutions" }),
  ).toBeInTheDocument();
  expect(data.variables(address("?query=%20"))).toMatchObject({ search: null });
  expect(robots()).toBeUndefined();
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    "https://assay.example/search",
  );
});

test("software is a grid or a list, and the text is highlighted in its name", {
  tags: ["2.search.6"],
}, async () => {
  renderSearch("?query=desk&view=list", { software: [quill], total: 30 });
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("heading")).toHaveTextContent("Quill Desk");
  expect(card.getByText("Desk").tagName).toBe("MARK");
  const view = within(screen.getByRole("navigation", { name: "View" }));
  expect(view.getByRole("link", { name: "List" })).toHaveAttribute("aria-current", "true");
  expect(view.getByRole("link", { name: "Grid" })).toHaveAttribute("href", "/search?query=desk");
  expect(screen.getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "href",
    "/search?query=desk&view=list&page=2",
  );
});

test("after the listings of a category that was searched for there is a link to other mentions", async () => {
  renderSearch("?query=CRM&view=list", { software: [quill], others: 1234 });
  const link = await screen.findByRole("link", { name: "also mentioned in 1,234 other listings" });
  expect(link).toHaveAttribute("href", "/search?query=CRM&match=mentions&view=list");
  expect(screen.getByRole("article").compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("listings that only mention a category say so, and link back to the category's listings", async () => {
  renderSearch("?query=CRM&match=mentions&page=2", { software: [quill], total: 30, others: 22 });
  expect(await screen.findByText(/are not in that category/)).toHaveTextContent(
    "Listings that mention “CRM” and are not in that category.",
  );
  expect(screen.getByRole("link", { name: "Show the 22 in the category" })).toHaveAttribute(
    "href",
    "/search?query=CRM",
  );
  expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute(
    "href",
    "/search?query=CRM&match=mentions",
  );
});

test("without other mentions there is no such link", async () => {
  renderSearch("?query=CRM", { software: [quill] });
  await screen.findByRole("article");
  expect(screen.queryByText(/also mentioned/)).toBeNull();
});

test("a category's name searches for it; a second link leads to its own page", {
  tags: ["2.search.9"],
}, async () => {
  renderSearch("?query=cr&tab=categories", { categories: [category] });
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("link", { name: "CRM" })).toHaveAttribute("href", "/search?query=CRM");
  expect(card.getByRole("link", { name: "Best CRM" })).toHaveAttribute("href", "/categories/crm");
  expect(card.getByText("Software · 7 listings")).toBeInTheDocument();
});

test("clicking a category sets the search text to its name and updates the address", {
  tags: ["2.search.8"],
}, async () => {
  renderSearch("?query=cr&tab=categories", { categories: [category] });
  await userEvent.click(await screen.findByRole("link", { name: "CRM" }));
  expect(await screen.findByText("CRM", { selector: "[role=status] bdi" })).toBeInTheDocument();
  const field = screen.getByRole("combobox", { name: "Search software" });
  await waitFor(() => expect(field).toHaveValue("CRM"));
});

test("categories have pages too", async () => {
  renderSearch("?tab=categories&page=2", { categories: many(50) });
  const names = (await screen.findAllByRole("heading", { level: 2 })).map((heading) => heading.textContent);
  expect(names).toEqual(Array.from({ length: 24 }, (_, index) => `CRM ${index + 24}`));
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute(
    "href",
    "/search?tab=categories&page=3",
  );
});

test.each([
  { tab: "software", heading: "No software found", clear: "/search?view=list" },
  { tab: "categories", heading: "No categories found", clear: "/search?tab=categories&view=list" },
])(
  "an empty $tab tab says so, and Clear removes the text",
  { tags: ["2.search.10", "2.search.11", "8.empty.8", "8.empty.9"] },
  async ({ tab, heading, clear }) => {
    renderSearch(`?query=zzz&view=list&tab=${tab}`, {});
    expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Clear" })).toHaveAttribute("href", clear);
    // There is nothing to be filtered; the best match may find what has not all of the words.
    expect(screen.queryByRole("link", { name: "More filters" })).toBeNull();
    expect(screen.queryAllByRole("link", { name: "Best match" })).toHaveLength(tab === "software" ? 1 : 0);
  },
);

test("a submitted text is in the URL; tab and view stay, the page does not", async () => {
  renderSearch("?query=cr&tab=categories&view=list&page=1", { categories: [category] });
  const field = await screen.findByRole("combobox", { name: "Search software" });
  await userEvent.clear(field);
  await userEvent.type(field, "erp{Enter}");
  expect(await screen.findByText("erp", { selector: "[role=status] bdi" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Software (0)" })).toHaveAttribute(
    "href",
    "/search?query=erp&view=list",
  );
});

test("a blank text is not submitted", { tags: ["2.suggestions.8", "5.search.2"] }, async () => {
  renderSearch("?query=quill", { software: [quill] });
  const field = await screen.findByRole("combobox", { name: "Search software" });
  await userEvent.clear(field);
  await userEvent.type(field, "  {Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("for “quill”");
});

import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import query, { type CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderCategory } from "../../../test/category";
import { thrownBy } from "../../../test/thrown";
import data from "./data";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const makerId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a56";
const quill = {
  databaseId: id,
  name: "Quill",
  logoUrl: null,
  avgRating: null,
  reviewCount: 0,
  plans: [],
  reviewers: null,
  shortDescription: "Writes.",
  description: "It writes letters.",
};
const maker = {
  databaseId: makerId,
  name: "Northwind",
  foundedYear: 2001,
  location: "Bergen",
  industry: "Shipping",
};
const paragraph = (value: string) => ({ type: "paragraph", children: [{ type: "text", value }] });
const crm = {
  slug: "crm",
  name: "CRM",
  metaTitle: null as string | null,
  metaDescription: null as string | null,
  heroDescription: null as string | null,
  description: "Keeps customers.",
  medianRating: 4,
  ancestors: [],
  contentSections: [{ id: "why", heading: "Why CRM?", markup: [paragraph("Because.")] }],
  related: [{ id: "1", slug: "erp", name: "ERP" }],
  segmentShares: [
    { segment: "SMALL_BUSINESS", percent: 50 },
    { segment: "MID_MARKET", percent: 30 },
    { segment: "ENTERPRISE", percent: 20 },
  ],
};

function renderCrm(search = "", category: Partial<typeof crm> = {}) {
  const pageCursors = { totalPages: 3, around: [1, 2, 3].map((page) => ({ page, isCurrent: page === 2 })) };
  return renderCategory(search, {
    Query: {
      category: {
        ...crm,
        ...category,
        listings: { totalCount: 1234, edges: [{ node: { score: null, software: quill } }], pageCursors },
      },
    },
    Company: maker,
  });
}

const metaDescription = () => document.querySelector('meta[name="description"]')?.getAttribute("content");

test.each([
  [{}, "Best CRM | Assay", "Keeps customers."],
  [{ heroDescription: "The hero." }, "Best CRM | Assay", "The hero."],
  [
    { metaTitle: "All CRM", metaDescription: "The meta.", heroDescription: "The hero." },
    "All CRM | Assay",
    "The meta.",
  ],
])(
  "with %j the title is %s and the description %s",
  { tags: ["2.category.4", "2.category.5", "2.category.6"] },
  async (category, title, description) => {
    renderCrm("", category);
    await screen.findByRole("heading", { level: 1, name: "Best CRM" });
    expect(document.title).toBe(title);
    expect(metaDescription()).toBe(description);
  },
);

test("the hero describes the category and links to its topics", {
  tags: ["2.category.7", "2.category.8", "2.category.39", "2.category.40", "2.category.56"],
}, async () => {
  renderCrm();
  expect(await screen.findByText("Keeps customers.")).toBeInTheDocument();
  const target = screen.getByRole("link", { name: "Take me there" }).getAttribute("href") ?? "";
  expect(document.querySelector(target)).toContainElement(screen.getByText("Because."));
  const topics = within(screen.getByRole("navigation", { name: "Topics" }));
  const topic = topics.getByRole("link", { name: "Why CRM?" }).getAttribute("href") ?? "";
  expect(document.querySelector(topic)).toContainElement(screen.getByText("Because."));
});

test("topics are on page 1 only", { tags: ["2.category.39"] }, async () => {
  renderCrm("?page=2");
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText("Because.")).toBeNull();
  expect(screen.queryByRole("link", { name: "Take me there" })).toBeNull();
});

test("the filters offer the specification's choices, the segments with their shares", {
  tags: ["2.category.10", "2.category.11", "2.category.12", "2.category.13", "4.filters.3", "9.category.4"],
}, async () => {
  renderCrm();
  const optionsOf = (name: string) =>
    within(screen.getByRole("combobox", { name }))
      .getAllByRole("option")
      .map((option) => [(option as HTMLOptionElement).value, option.textContent]);
  await screen.findByRole("combobox", { name: "Segment" });
  expect(optionsOf("Segment")).toEqual([
    ["", "All Segments"],
    ["small-business", "Small business (50%)"],
    ["mid-market", "Mid-market (30%)"],
    ["enterprise", "Enterprise (20%)"],
  ]);
  expect(optionsOf("Rating")).toEqual([
    ["", "All Ratings"],
    ["4", "4+ stars"],
    ["3", "3+ stars"],
    ["2", "2+ stars"],
  ]);
  expect(optionsOf("Pricing")).toEqual([
    ["", "All Pricing"],
    ["has-pricing", "Has pricing"],
    ["free-option", "Free option"],
  ]);
  expect(screen.getByRole("status")).toHaveTextContent("1,234 Listings in CRM Available");
});

test("the query has the URL's values, by default page 1, with ten listings per page", {
  tags: ["2.category.1", "2.category.42", "7.categories.11", "9.category.2"],
}, () => {
  const asked = (search: string) =>
    data.variables({ params: { slug: "crm" }, url: new URL(`http://localhost/categories/crm${search}`) });
  expect(asked("")).toEqual({
    slug: "crm",
    page: 1,
    segment: null,
    rating: null,
    pricing: null,
    filters: null,
    onFirstPage: true,
    why: "",
    isAsked: false,
    preferences: null,
    hasPreferences: false,
    showsPreferences: false,
  });
  expect(asked("?segment=mid-market&rating=2&pricing=has-pricing&page=4")).toEqual({
    slug: "crm",
    page: 4,
    segment: "MID_MARKET",
    rating: "TWO",
    pricing: "HAS_PRICING",
    filters: null,
    onFirstPage: false,
    why: "",
    isAsked: false,
    preferences: null,
    hasPreferences: false,
    showsPreferences: false,
  });
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":10');
});

test("changing a filter keeps the others and goes back to page 1", {
  tags: ["2.category.35", "2.category.42", "4.filters.4"],
}, async () => {
  renderCrm("?rating=4&page=2");
  const next = await screen.findByRole("link", { name: "Next" });
  expect(next).toHaveAttribute("href", "/categories/crm?rating=4&page=3");
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Pricing" }), "free-option");
  // Topics are only on page 1.
  expect(await screen.findByText("Because.")).toBeInTheDocument();
  expect(screen.getByRole("combobox", { name: "Pricing" })).toHaveValue("free-option");
  expect(screen.getByRole("combobox", { name: "Rating" })).toHaveValue("4");
});

test("a listing links to its page and its company, and shows its seller", {
  tags: [
    "2.category.15",
    "2.category.16",
    "2.category.17",
    "2.category.23",
    "2.category.24",
    "2.category.29",
    "2.category.30",
    "2.category.31",
    "2.category.33",
    "2.category.48",
  ],
}, async () => {
  renderCrm();
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("link", { name: "Quill" })).toHaveAttribute("href", paths.software(id));
  const by = card.getByText("By").parentElement as HTMLElement;
  expect(within(by).getByRole("link", { name: "Northwind" })).toHaveAttribute("href", paths.company(makerId));
  expect(by.closest("article")?.querySelector("img")?.getAttribute("src")).toMatch(/^\/api\/placeholder\//);
  expect(card.getByText("No reviews yet")).toBeInTheDocument();
  expect(card.getByText("Writes.")).toBeInTheDocument();
  const more = card.getByText("It writes letters.").closest("[id]");
  expect(more).toHaveAttribute("data-closed");
  await userEvent.click(card.getByText("Show More"));
  expect(more).not.toHaveAttribute("data-closed");
  await userEvent.click(card.getByRole("tab", { name: "Seller Details" }));
  const seller = within(card.getByRole("tabpanel", { name: "Seller Details" }));
  for (const words of ["Northwind", "2001", "Bergen", "Shipping"])
    expect(seller.getByText(words)).toBeInTheDocument();
  // No link to a network where the company has no profile.
  expect(seller.getAllByRole("link").map((link) => link.textContent)).toEqual(["Northwind"]);
});

test("similar categories are links", { tags: ["2.category.38"] }, async () => {
  renderCrm();
  const similar = within(await screen.findByRole("region", { name: "Similar Categories" }));
  expect(similar.getByRole("link", { name: "ERP" })).toHaveAttribute("href", "/categories/erp");
});

test("a missing category is a 404 with the specification's text", {
  tags: ["2.category.3", "8.not-found.3"],
}, () => {
  const address = { params: { slug: "none" }, url: new URL("http://localhost/categories/none") };
  const thrown = thrownBy(() => data.check?.({ category: null } as CategoryPageQuery["response"], address));
  expect(thrown).toMatchObject({ init: { status: 404 } });
  expect(notFoundText(thrown)).toEqual({
    heading: "Category not found",
    text: "The category you're looking for doesn't exist.",
  });
});

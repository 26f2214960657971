import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type CompaniesPageQuery } from "~/relay/__generated__/CompaniesPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import CompaniesPage from "./CompaniesPage";
import data from "./data";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const northwind = {
  databaseId: id,
  name: "Northwind",
  logoUrl: null,
  isVerified: true,
  industry: "Shipping",
  location: "Bergen",
  softwareCount: 3,
  avgRating: 4.25,
  reviewCount: 7,
};

function renderCompanies(search = "", company: object | null = {}, totalPages = 3) {
  const at = `/companies${search}`;
  const around = [1, 2, 3].map((page) => ({ page }));
  return renderPage<CompaniesPageQuery>(CompaniesPage, {
    path: "/companies",
    at,
    query,
    variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
    mocks: {
      Query: {
        companies: {
          totalCount: company ? 60 : 0,
          edges: company ? [{ node: { ...northwind, ...company } }] : [],
          pageCursors: { totalPages, around },
        },
      },
    },
  });
}

const head = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;

test("a card shows the company's name and links to its page", { tags: ["2.nav.28"] }, async () => {
  renderCompanies();
  const card = within(await screen.findByRole("article"));
  expect(card.getByRole("link", { name: "Northwind" })).toHaveAttribute("href", `/companies/${id}`);
  for (const words of ["Verified", "Shipping", "Bergen", "7 reviews", "3 software listings"])
    expect(card.getByText(words)).toBeInTheDocument();
  expect(card.getByRole("img", { name: "Rated 4.3 out of 5" })).toBeInTheDocument();
  expect(document.querySelector("article img")?.getAttribute("src")).toMatch(/^\/api\/placeholder\//);
  expect(screen.getByRole("status")).toHaveTextContent(/^60 companies$/);
});

test("unknown values are not shown, and an unverified company has no badge", async () => {
  renderCompanies("", {
    isVerified: false,
    industry: null,
    location: null,
    softwareCount: 1,
    reviewCount: 0,
    avgRating: null,
  });
  const card = within(await screen.findByRole("article"));
  expect(card.getByText("No reviews yet")).toBeInTheDocument();
  expect(card.getByText("1 software listing")).toBeInTheDocument();
  expect(card.queryByText("Verified")).toBeNull();
  expect(card.queryByRole("list")).toBeNull();
});

test("search and page are in the URL; 24 per page", async () => {
  expect(
    data.variables({ params: {}, url: new URL("http://localhost/companies?search=nor&page=2") }),
  ).toEqual({
    search: "nor",
    page: 2,
    filters: null,
  });
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":24');
  renderCompanies("?search=nor&page=2");
  expect(await screen.findByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/companies?search=nor&page=3",
  );
  const field = screen.getByRole("searchbox", { name: "Search companies" });
  expect(field).toHaveValue("nor");
  await userEvent.clear(field);
  await userEvent.type(field, "south{Enter}");
  expect(await screen.findByText("south")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/companies?search=south&page=2",
  );
});

test.each([
  ["", "Companies | Assay", null, "https://assay.example/companies"],
  ["?page=2", "Companies, page 2 | Assay", null, "https://assay.example/companies?page=2"],
  [
    "?search=nor",
    "Companies for “nor” | Assay",
    "noindex, follow",
    "https://assay.example/companies?search=nor",
  ],
])("the head for %s: %s, %s, %s", async (search, title, robots, canonical) => {
  renderCompanies(search);
  await screen.findByRole("heading", { level: 1, name: "Companies" });
  expect(document.title).toBe(title);
  expect(head("meta[name=robots]", "content")).toBe(robots);
  expect(head("link[rel=canonical]", "href")).toBe(canonical);
});

test("without results it says so, with a link to all companies", async () => {
  renderCompanies("?search=zzz", null, 0);
  expect(await screen.findByRole("heading", { name: "No companies found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all companies" })).toHaveAttribute("href", "/companies");
  expect(screen.queryByRole("navigation", { name: "Pages" })).toBeNull();
});

test("a page after the last one is a 404", () => {
  const response = { companies: { pageCursors: { totalPages: 2 } } } as CompaniesPageQuery["response"];
  const check = (search: string) =>
    thrownBy(() =>
      data.check?.(response, { params: {}, url: new URL(search, "http://localhost/companies") }),
    );
  expect(check("?page=2")).toBeUndefined();
  expect(notFoundText(check("?page=3"))?.heading).toBe("Page not found");
});

test("filters are in the URL, and a chip takes one off", async () => {
  const at = "/companies?size=11-50&size=huge&country=Norway";
  const variables = data.variables({ params: {}, url: new URL(at, "http://localhost") });
  expect(variables.filters).toEqual({ sizes: ["11-50"], countries: ["Norway"] });
  const norway = { value: "Norway", label: "Norway", count: 4, isChosen: true };
  renderPage<CompaniesPageQuery>(CompaniesPage, {
    path: "/companies",
    at,
    query,
    variables,
    mocks: { Query: { companies: { edges: [], facets: [{ name: "countries", choices: [norway] }] } } },
  });
  const chips = within(await screen.findByRole("navigation", { name: "Active filters" }));
  expect(chips.getByRole("link", { name: "Remove filter Norway" })).toHaveAttribute(
    "href",
    "/companies?size=11-50&size=huge",
  );
});

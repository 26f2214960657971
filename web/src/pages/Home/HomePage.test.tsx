import { defaultBranding } from "@assay/api/inputs";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import type { GivenSite } from "~/site";
import { renderPage } from "../../../test/render";
import HomePage from "./HomePage";
import { researchTitles } from "./Research";

const categories = [
  { id: "1", slug: "crm", name: "CRM", softwareCount: 7 },
  { id: "2", slug: "accounting", name: "Accounting", softwareCount: 1 },
];
/** A group of the research section has categories, the others have none. */
const researchGroups = {
  ...Object.fromEntries(Object.keys(researchTitles).map((name) => [name, []])),
  accounting: categories.slice(1),
};
const listing = { node: { software: { id: "3", name: "Quill", plans: [] } } };

function renderHome(edges: object[] = [listing], options: { site?: GivenSite; totals?: number[] } = {}) {
  const { site, totals = [] } = options;
  const [directory, reviews, companies] = totals.map((totalCount) => ({ totalCount }));
  renderPage<HomePageQuery>(HomePage, {
    path: "/",
    at: "/?category=crm",
    query,
    variables: {
      popular: "crm",
      choices: ["crm", "accounting"],
      hasLiveFigures: site?.claims === null,
    },
    mocks: {
      Query: {
        popular: { ...categories[0], listings: { edges } },
        choices: categories,
        ...researchGroups,
        ...(site && { directory, reviews, companies }),
      },
    },
    ...(site && { site }),
  });
}

test("only existing popular categories can be chosen, and the selected one shows its best software", {
  tags: ["2.home.2", "2.home.5", "2.home.14"],
}, async () => {
  renderHome();
  const choice = within(await screen.findByRole("navigation", { name: "Popular Categories" }));
  expect(choice.getAllByRole("link").map((link) => link.textContent)).toEqual(["Accounting", "CRM"]);
  expect(choice.getByRole("link", { name: "CRM" })).toHaveAttribute("aria-current", "true");
  expect(within(screen.getByRole("article")).getByText("Contact for pricing")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "See all CRM" })).toHaveAttribute("href", "/categories/crm");
});

test("a popular category without listings says so, and has no links", { tags: ["8.empty.1"] }, async () => {
  renderHome([]);
  const section = within(await screen.findByRole("region", { name: "Popular Categories" }));
  expect(section.getByRole("heading", { name: "No software listed" })).toBeInTheDocument();
  expect(section.getByText("Be the first to add software to this category")).toBeInTheDocument();
  expect(section.queryByRole("link", { name: "See all CRM" })).toBeNull();
});

test("research groups without a category are absent", async () => {
  renderHome();
  expect(await screen.findByRole("heading", { name: "Accounting & Finance" })).toBeInTheDocument();
  expect(screen.queryByRole("heading", { name: "Customer Service" })).toBeNull();
});

test("the closing banner has the numbers of the settings", {
  tags: ["2.home.12", "9.marketing.1", "9.marketing.2", "9.marketing.3"],
}, async () => {
  renderHome();
  const { heading, figures } = defaultBranding.claims;
  expect(await screen.findByRole("heading", { name: heading })).toBeInTheDocument();
  expect(heading).toContain("5 million");
  for (const { value } of figures) expect(screen.getByText(value)).toBeInTheDocument();
});

test("without the demo the banner has the totals of the catalog, without zeros, and no claim", async () => {
  renderHome([listing], { site: { claims: null }, totals: [1234, 0, 56] });
  const banner = await screen.findByRole("region", { name: "Choose by what the people who use it say" });
  expect([...banner.querySelectorAll("li")].map((item) => item.textContent)).toEqual([
    "1,234software",
    "56companies",
  ]);
  expect(document.body).not.toHaveTextContent(/million|10,000\+/);
});

test("the operator's claims and categories are shown unchanged", async () => {
  const site = {
    name: "Weigh",
    tagline: "Tools, tried",
    claims: { heading: "Tried in labs", figures: [{ value: "12", label: "labs" }] },
    popularCategories: [{ name: "Customers", slug: "crm" }],
    defaultPopularCategory: "crm",
  };
  renderHome([listing], { site, totals: [1, 1, 1] });
  expect(await screen.findByRole("region", { name: "Tried in labs" })).toHaveTextContent("12labs");
  expect(screen.getByRole("heading", { level: 1, name: "Tools, tried" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Customers" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("Weigh: Tools, tried");
  expect(document.documentElement.outerHTML).not.toMatch(/million/);
});

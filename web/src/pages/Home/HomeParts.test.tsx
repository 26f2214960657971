import { defaultBranding } from "@assay/api/inputs";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import query, { type HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { renderPage } from "../../../test/render";
import data from "./data";
import HomePage from "./HomePage";
import { researchTitles } from "./Research";

/** As the specification writes them. */
const popular = [
  "Project Management",
  "Video Conferencing",
  "E-Commerce Platforms",
  "Marketing Automation",
  "Accounting",
  "CRM",
  "Expense Management",
  "ERP Systems",
  "Online Backup",
  "AI Chatbots",
];
const research = [
  "Accounting & Finance",
  "Artificial Intelligence",
  "Collaboration & Productivity",
  "Customer Service",
  "Governance Risk & Compliance",
  "HR",
  "Marketing",
  "Sales Acceleration",
  "Sales",
];
const categories = defaultBranding.popularCategories.map(({ slug, name }, index) => ({
  id: `${index}`,
  slug,
  name,
  softwareCount: index,
}));
const listing = { node: { software: { id: "s", name: "Quill", plans: [] } } };

function renderHome() {
  return renderPage<HomePageQuery>(HomePage, {
    path: "/",
    at: "/",
    query,
    variables: { popular: "ai-chatbots", choices: categories.map(({ slug }) => slug) },
    mocks: {
      Query: {
        popular: { ...categories.at(-1), listings: { edges: [listing] } },
        choices: categories,
        ...Object.fromEntries(Object.keys(researchTitles).map((name) => [name, categories.slice(0, 1)])),
      },
    },
  });
}

test("the ten popular categories are in order, AI Chatbots selected, each a link", {
  tags: ["2.home.2", "2.home.3", "2.home.5"],
}, async () => {
  const variables = data.variables({ params: {}, url: new URL("http://localhost/") });
  expect(variables).toMatchObject({ popular: "ai-chatbots", choices: categories.map(({ slug }) => slug) });
  renderHome();
  const choice = within(await screen.findByRole("navigation", { name: "Popular Categories" }));
  const links = choice.getAllByRole("link");
  expect(links.map((link) => link.textContent)).toEqual(popular);
  expect(links.filter((link) => link.hasAttribute("aria-current")).map((link) => link.textContent)).toEqual([
    "AI Chatbots",
  ]);
  expect(choice.getByRole("link", { name: "CRM" })).toHaveAttribute("href", "/?category=crm");
  expect(screen.getByRole("link", { name: "See all AI Chatbots" })).toHaveAttribute(
    "href",
    "/categories/ai-chatbots",
  );
});

test("nine cards are requested", { tags: ["2.home.4", "9.home.1"] }, () => {
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":9}');
});

test("the hero searches the site, and has its links", {
  tags: ["2.home.1", "2.home.10", "2.home.11"],
}, async () => {
  const { container } = renderHome();
  const hero = within(await screen.findByRole("search", { name: "Find software" }));
  const field = hero.getByRole("combobox", { name: "Search software" });
  expect(container.querySelector('form[action="/search"]')).toContainElement(field);
  expect(screen.getByRole("link", { name: "Browse all software" })).toHaveAttribute("href", "/software");
  expect(screen.getByRole("link", { name: "Browse all categories" })).toHaveAttribute("href", "/categories");
});

test("a blank search is not submitted", { tags: ["2.suggestions.8", "5.search.2"] }, async () => {
  renderHome();
  const field = await screen.findByRole("combobox", { name: "Search software" });
  const submitted = vi.fn();
  field.closest("form")?.addEventListener("submit", submitted);
  await userEvent.type(field, "   {Enter}");
  expect(submitted).toHaveBeenCalledOnce();
  // Neither the browser nor the router navigates: another URL would unmount this page.
  expect(submitted.mock.calls[0]?.[0]).toHaveProperty("defaultPrevented", true);
  await userEvent.type(field, "crm{Enter}");
  expect(await screen.findByText("/search?query=crm")).toBeInTheDocument();
  expect(field).not.toBeInTheDocument();
});

test("the research sections are the specification's", { tags: ["2.home.7", "2.home.8"] }, async () => {
  renderHome();
  const section = within(await screen.findByRole("region", { name: "Research by Field" }));
  expect(section.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual(
    research,
  );
});

test("four categories of each research section are requested, those with most listings first", {
  tags: ["2.home.9", "9.home.2"],
}, () => {
  for (const name of Object.keys(researchTitles)) {
    const field = query.operation.selections.find((one) => "alias" in one && one.alias === name);
    expect(field).toMatchObject({
      args: [
        { name: "first", value: 4 },
        { name: "sort", value: "SOFTWARE_COUNT" },
        { name: "words", variableName: name },
      ],
    });
    expect(query.operation.argumentDefinitions).toContainEqual(
      expect.objectContaining({ name, defaultValue: expect.arrayContaining([expect.any(String)]) }),
    );
  }
});

test("the claims are the specification's", {
  tags: ["2.home.12", "9.marketing.1", "9.marketing.2", "9.marketing.3"],
}, async () => {
  renderHome();
  const banner = within(await screen.findByRole("region", { name: /buyers/ }));
  for (const claim of ["10,000+", "250,000+", "5,000+"]) expect(banner.getByText(claim)).toBeInTheDocument();
  expect(banner.getByRole("heading")).toHaveTextContent("5 million");
});

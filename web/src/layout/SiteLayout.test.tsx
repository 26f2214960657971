import { act, fireEvent, screen, within } from "@testing-library/react";
import { useLazyLoadQuery } from "react-relay/hooks";
import { beforeEach, expect, test } from "vitest";
import query, { type rootQuery } from "~/relay/__generated__/rootQuery.graphql";
import { allowMotion } from "../../test/motion";
import { renderPage } from "../../test/render";
import { SiteLayout } from "./SiteLayout";

const menu = (word: string) =>
  Array.from({ length: 11 }, (_, index) => ({
    slug: `${word}-${index}`,
    name: `${word} ${index}`,
    children: [{ slug: `${word}-${index}-child`, name: `Below ${word} ${index}` }],
  }));

function Subject() {
  const data = useLazyLoadQuery<rootQuery>(query, {}, { fetchPolicy: "store-only" });
  return <SiteLayout query={data}>The page</SiteLayout>;
}

beforeEach(() => {
  renderPage<rootQuery>(Subject, {
    path: "/",
    at: "/",
    query,
    variables: {},
    mocks: { Query: { viewer: null, softwareMenu: menu("Tool"), serviceMenu: menu("Help") } },
  });
});

const addressesIn = (element: HTMLElement) =>
  [...element.querySelectorAll("a")].map((link) => link.getAttribute("href"));

test("the logo links to the home page, and the page is between header and footer", {
  tags: ["2.nav.2"],
}, async () => {
  expect(await screen.findByRole("link", { name: "Assay home" })).toHaveAttribute("href", "/");
  expect(within(screen.getByRole("main")).getByText("The page")).toBeInTheDocument();
  expect(screen.getByRole("banner")).toBeInTheDocument();
  expect(screen.getByRole("contentinfo")).toBeInTheDocument();
});

test("each type has a menu with links to its top-level categories and their children", {
  tags: ["2.nav.3", "2.nav.4", "2.nav.7", "2.nav.8", "2.nav.9", "9.menu.1"],
}, async () => {
  const main = await screen.findByLabelText("Main");
  for (const [label, word, all] of [
    ["Software", "Tool", "/categories?type=software"],
    ["Services", "Help", "/categories?type=service"],
  ] as const) {
    const panel = within(main).getByText(label).closest("details") as HTMLElement;
    const categories = menu(word).slice(0, 10);
    expect(addressesIn(panel)).toEqual([
      all,
      ...categories.flatMap(({ slug }) => [`/categories/${slug}`, `/categories/${slug}-child`]),
    ]);
    expect(panel.querySelector(`a[href="${all}"]`)).toHaveTextContent(`All ${label}`);
  }
});

test("the drawer has five categories of each type, and all of them under the older spelling", {
  tags: ["2.nav.22", "2.nav.23", "2.nav.24", "9.menu.3"],
}, async () => {
  const drawer = (await screen.findByLabelText("Menu", { selector: "nav" })) as HTMLElement;
  const five = (word: string) => [0, 1, 2, 3, 4].map((index) => `/categories/${word}-${index}`);
  expect(addressesIn(drawer).slice(0, 12)).toEqual([
    ...five("Tool"),
    "/categories?q[category_type_eq]=software",
    ...five("Help"),
    "/categories?q[category_type_eq]=service",
  ]);
});

test("besides its categories, the drawer has the same links as the bar", { tags: ["2.nav.21"] }, async () => {
  const banner = await screen.findByRole("banner");
  const drawer = within(banner).getByLabelText("Menu", { selector: "nav" });
  const inBar = [...banner.querySelectorAll("a:not([aria-label])")].filter(
    (link) => !link.closest("details"),
  );
  expect(inBar.length).toBeGreaterThan(0);
  const inDrawer = [...drawer.querySelectorAll("a")].slice(12);
  const told = (links: readonly Element[]) =>
    links.map((link) => [link.textContent, link.getAttribute("href")]);
  expect(told(inDrawer)).toEqual(told(inBar));
});

test("the footer has four columns, one with links to sign in and to the profile", {
  tags: ["2.nav.25", "2.nav.30", "2.nav.31", "2.nav.33"],
}, async () => {
  const footer = await screen.findByRole("contentinfo");
  const headings = within(footer).getAllByRole("heading", { level: 2 });
  expect(headings.map((heading) => heading.textContent)).toEqual(["Platform", "Account", "Support", "About"]);
  const links = within(headings[1]?.parentElement as HTMLElement).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Sign In", "/signin"],
    ["Sign Up", "/signup"],
    ["Dashboard", "/dashboard"],
    ["Profile", "/profile"],
  ]);
});

test("the footer leads to the directory and to the categories", {
  tags: ["2.nav.26", "2.nav.27"],
}, async () => {
  const addresses = addressesIn(await screen.findByRole("contentinfo"));
  expect(addresses).toEqual(expect.arrayContaining(["/software", "/categories"]));
});

test("the footer leads to the reviews", { tags: ["2.nav.29"] }, async () => {
  expect(addressesIn(await screen.findByRole("contentinfo"))).toContain("/reviews");
});

test("the header searches the whole site", async () => {
  const form = await screen.findByRole("search", { name: "Site" });
  expect(form).toHaveAttribute("action", "/search");
  expect(within(form).getByRole("combobox", { name: "Search software" })).toHaveAttribute("name", "query");
});

test("the drawer prepares its animation when its button is approached, but not while it is open", async () => {
  const panel = (await screen.findByLabelText("Menu", { selector: "nav" })) as HTMLElement;
  const drawer = panel.closest("details") as HTMLDetailsElement;
  const link = () => within(panel).getByText("Tool 0");
  const approach = () =>
    act(async () => fireEvent.focus(within(drawer).getByLabelText("Menu", { selector: "summary" })));
  const before = link();
  await approach();
  expect(link()).toBe(before);
  await allowMotion();
  drawer.open = true;
  await approach();
  expect(link()).toBe(before);
  drawer.open = false;
  await approach();
  expect(link()).not.toBe(before);
  expect(addressesIn(panel)).toContain("/categories/Tool-0");
});

import type { Locator, Page } from "@playwright/test";
import { expect, open, reload, test } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("a product is found by a mistyped name", { tag: "@6.visitor.2" }, async ({ page, request }) => {
  const [{ name = "" } = {}]: { name?: string }[] = await (
    await request.get("/api/software?limit=1&sort=reviews")
  ).json();
  const mistyped = name.slice(0, 4) + name.slice(5);
  await open(page, "/");
  const search = page.getByRole("search", { name: "Find software" });
  await search.getByRole("combobox").fill(mistyped);
  await search.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(mistyped)}`);
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(name);
  await expect(search.getByRole("combobox")).toHaveValue(mistyped);
});

test("a choice says how many listings it would leave, and leaves as many", async ({ page }) => {
  await open(page, "/software");
  const count = page.getByRole("status");
  const panel = page.getByRole("form", { name: "More filters" });
  await page.getByRole("link", { name: "More filters" }).press("Enter");
  await expect(page).toHaveURL("/software?more=1");
  // The link stays and closes the panel again.
  await expect(page.getByRole("link", { name: "More filters", expanded: true })).toBeFocused();
  const choice = panel.locator("label", { hasText: "Self-hosted" });
  const selfHosted = Number(await choice.locator("span").last().textContent());
  await choice.click();
  await expect(page).toHaveURL("/software?more=1&platform=self-hosted");
  await expect(count).toHaveText(`${selfHosted} solutions`);
  const linux = panel.locator("label", { hasText: "Linux" });
  const onLinux = Number(await linux.locator("span").last().textContent());
  await linux.click();
  // In the order of the choices.
  await expect(page).toHaveURL(/\/software\?more=1(?:&platform=(?:linux|self-hosted)){2}$/);
  await expect.poll(() => figure(count)).toBeGreaterThanOrEqual(Math.max(onLinux, selfHosted));
  await panel.getByRole("button", { name: "Apply" }).click();
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole("link", { name: "More filters (2)", expanded: false })).toBeFocused();

  await open(page, "/software?platform=self-hosted&priceMax=50&trial=yes");
  const chips = page.getByRole("navigation", { name: "Active filters" });
  await expect(chips.getByRole("link", { name: /^Remove filter/ })).toHaveCount(3);
  await chips.getByRole("link", { name: "Remove filter Up to $50" }).click();
  await expect(page).toHaveURL("/software?platform=self-hosted&trial=yes");
  await expect(count).toBeFocused();
  await chips.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/software");
});

test("filters narrow the list and stand as chips that take them off", {
  tag: ["@2.routes.4", "@2.directory.24"],
}, async ({ page }) => {
  await open(page, "/software");
  const count = page.getByRole("status");
  const category = page.getByRole("combobox", { name: "Category" });
  const quick = page.getByRole("navigation", { name: "Quick filters" });
  const chips = page.getByRole("navigation", { name: "Active filters" });
  const all = await figure(count);
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(chips).toHaveCount(0);

  await category.focus();
  await category.selectOption("CRM");
  await expect(page).toHaveURL("/software?category=crm");
  await expect(category).toBeFocused();
  await expect(chips.getByRole("link", { name: "Remove filter CRM" })).toBeVisible();
  const inCategory = await figure(count);
  expect(inCategory).toBeLessThan(all);
  await expect(page.getByRole("article")).toHaveCount(inCategory);
  await expect(page.getByRole("article").getByRole("link", { name: "CRM", exact: true })).toHaveCount(
    inCategory,
  );

  await quick.getByRole("link", { name: "Top Rated 4.5+" }).click();
  await expect(page).toHaveURL("/software?category=crm&quick=top");
  await expect(quick.locator("[aria-current]")).toHaveText("Top Rated 4.5+");
  await expect(chips.getByRole("link", { name: /^Remove filter/ })).toHaveCount(2);
  const stars = page.getByRole("article").getByRole("img", { name: /^Rated .* out of 5$/ });
  const top = await figure(count);
  expect(top).toBeLessThan(inCategory);
  await expect(stars).toHaveCount(top);
  for (const star of await stars.all()) {
    const label = (await star.getAttribute("aria-label")) ?? "";
    expect(Number(/[\d.]+/.exec(label)?.[0])).toBeGreaterThanOrEqual(4.5);
  }

  await chips.getByRole("link", { name: "Remove filter Top Rated 4.5+" }).click();
  await expect(page).toHaveURL("/software?category=crm");
  await expect(count).toHaveText(`${inCategory} solutions`);
  await expect(count).toBeFocused();
  await chips.getByRole("link", { name: "Remove filter CRM" }).click();
  await expect(page).toHaveURL("/software");
  // Other journeys add some listings meanwhile.
  await expect.poll(async () => Math.abs((await figure(count)) - all)).toBeLessThan(20);
  await expect(chips).toHaveCount(0);
  await expect(category).toHaveValue("");
});

test("order and look stand in the address and outlast a reload", {
  tag: ["@2.directory.8", "@2.directory.9", "@2.directory.22", "@2.directory.25"],
}, async ({ page }) => {
  await open(page, "/software");
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name A-Z");
  await expect(page).toHaveURL("/software?sort=name");
  const byName = new Intl.Collator("en").compare;
  await expect.poll(async () => isSorted(await titles(page), byName)).toBe(true);
  const first = await titles(page);
  expect(first).toHaveLength(24);

  const look = page.getByRole("navigation", { name: "View" });
  expect(await columns(page)).toBeGreaterThan(1);
  await look.getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL("/software?sort=name&view=list");
  await expect.poll(() => columns(page)).toBe(1);
  await reload(page);
  await expect(page).toHaveURL("/software?sort=name&view=list");
  await expect(look.locator("[aria-current]")).toHaveText("List");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("name");
  expect(await titles(page)).toEqual(first);
  expect(await columns(page)).toBe(1);

  await page.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/software?sort=name&view=list&page=2");
  await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveText("2");
  expect(isSorted([...first, ...(await titles(page))], byName)).toBe(true);
});

test("Back returns to the place where the list was left", async ({ page }) => {
  await open(page, "/software");
  const card = page.getByRole("article").nth(20).getByRole("heading").getByRole("link");
  const name = (await card.textContent()) ?? "";
  await card.evaluate((link) => link.scrollIntoView({ block: "center" }));
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(400);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect.poll(() => scrolled(page), "a new page begins at its top").toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/software");
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThanOrEqual(2);
  await expect(card).toBeInViewport();
});

const titles = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** The first number in a text. */
async function figure(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? "")?.[0] ?? Number.NaN);
}

function isSorted(names: readonly string[], compare: (a: string, b: string) => number): boolean {
  return names.every((name, at) => at === 0 || compare(names[at - 1] ?? "", name) <= 0);
}

/** How many cards stand side by side. */
async function columns(page: Page): Promise<number> {
  const lefts = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
  return new Set(lefts).size;
}

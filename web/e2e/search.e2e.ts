import type { Locator, Page } from "@playwright/test";
import { expect, expectAlive, expectReadableInEachLook, open, reload, test } from "./support.ts";

// Inside the site a click asks for the next page.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const box = (page: Page, where: "Site" | "Find software") =>
  page.getByRole("search", { name: where }).getByRole("combobox", { name: "Search software" });

test("a text is searched for, its tabs, look and pages stand in the address, and Back restores each", {
  tag: ["@2.routes.3", "@2.search.1", "@2.search.7", "@2.search.12"],
}, async ({ page }) => {
  await open(page, "/");
  await box(page, "Find software").fill("a");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?query=a");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results");
  await expect(box(page, "Find software")).toHaveValue("a");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(24);
  const first = await titles(page);
  const ratings = await figures(page);
  expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));

  const tabs = page.getByRole("navigation", { name: "Kinds of results" });
  const [software = 0, categories = 0] = await counts(tabs);
  expect(software).toBeGreaterThan(24);
  await page.getByRole("navigation", { name: "View" }).getByRole("link", { name: "List" }).click();
  await expect(page).toHaveURL("/search?query=a&view=list");
  const second = page.getByRole("link", { name: "Page 2" });
  await expect(second).toHaveAttribute("href", "/search?query=a&view=list&page=2");
  await second.click();
  await expect(page).toHaveURL("/search?query=a&view=list&page=2");
  await expect.poll(() => titles(page)).not.toEqual(first);
  // Back, pressed before the page answers, loads a page anew: the next test is about that.
  await reload(page);
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: /^Categories/ }).click();
  await expect(page).toHaveURL("/search?query=a&tab=categories&view=list");
  await expect(cards).toHaveCount(Math.min(categories, 24));
  await page.goBack();
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/search?query=a");
  await expect.poll(() => titles(page)).toEqual(first);
});

test("Back, pressed before the page answers, shows the page of its address", async ({ page }) => {
  await open(page, "/search?query=a");
  const first = await titles(page);
  await page.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL("/search?query=a&page=2");
  await expect.poll(() => titles(page)).not.toEqual(first);
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/search?query=a");
  arrive();
  await expectAlive(page);
  expect(await titles(page)).toEqual(first);
});

test("a category that was found is searched for by its name", {
  tag: ["@2.search.8", "@2.search.9"],
}, async ({ page }) => {
  await open(page, "/search?query=mark&tab=categories");
  await expectReadableInEachLook(page);
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(name).replaceAll("%20", "+")}`);
  await expect(box(page, "Find software")).toHaveValue(name);
  await expect(box(page, "Site")).toHaveValue(name);
});

test("nothing found: Clear shows everything and keeps the focus on what changed", {
  tag: "@2.search.10",
}, async ({ page }) => {
  await open(page, "/search?query=qqzzxxjjkk");
  await expect(page.getByRole("heading", { name: "No software found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Software Solutions");
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await expect(box(page, "Find software")).toHaveValue("");
  await expectReadableInEachLook(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, its tabs, looks and pages are links", { tag: "@2.routes.3" }, async ({
    page,
  }) => {
    await page.goto("/");
    const form = page.getByRole("search", { name: "Site" });
    await form.getByRole("searchbox", { name: "Search software" }).fill("mark");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/search?query=mark");
    await page.getByRole("link", { name: /^Categories \(/ }).click();
    await expect(page).toHaveURL("/search?query=mark&tab=categories");
    const again = page.getByRole("search", { name: "Find software" });
    await again.getByRole("searchbox").fill("a");
    await again.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?query=a&tab=categories");
    await page.getByRole("link", { name: /^Software \(/ }).click();
    await page.getByRole("link", { name: "List" }).click();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/search?query=a&view=list&page=2");
    await expect(page.getByRole("article")).toHaveCount(24);
    await expect(page.getByRole("combobox")).toHaveCount(0);
  });
});

const titles = (page: Page) => page.getByRole("article").getByRole("heading").allInnerTexts();

/** The ratings on the cards, in their order; unrated ones count as none. */
async function figures(page: Page): Promise<number[]> {
  const labels = await page
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) => card.querySelector("[aria-label^=Rated]")?.getAttribute("aria-label") ?? "0"),
    );
  return labels.map((label) => Number(/[\d.]+/.exec(label)?.[0]));
}

/** The numbers in the names of the tabs. */
async function counts(tabs: Locator): Promise<number[]> {
  const texts = await tabs.getByRole("link").allInnerTexts();
  return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
}

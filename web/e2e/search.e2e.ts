import type { Locator, Page } from "@playwright/test";
import { expect, expectAccessible, open, test } from "./support.ts";

// Suggestions are asked for while one types, and inside the site a click asks for the next page.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const box = (page: Page, where: "Site" | "Find software") =>
  page.getByRole("search", { name: where }).getByRole("combobox", { name: "Search software" });
const list = (page: Page) => page.getByRole("listbox", { name: "Suggestions" });
const options = (page: Page) => list(page).getByRole("option");
const active = async (field: Locator) =>
  (await field.getAttribute("aria-activedescendant")) ?? "no active option";

test("a click on a suggestion opens it, and the list is gone", async ({ page }) => {
  await open(page, "/");
  await box(page, "Find software").pressSequentially("a");
  await expect(list(page)).toHaveCount(0);
  await box(page, "Find software").pressSequentially("cc");
  const software = options(page).filter({ hasText: "Software" }).first();
  const name = await software.locator("[data-name]").innerText();
  await expect(options(page).first().locator("mark")).toHaveText(/^acc$/i);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await software.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(list(page)).toHaveCount(0);
});

test("by keyboard alone: typed, walked through, left and picked", async ({ page }) => {
  await open(page, "/categories");
  const field = box(page, "Site");
  await field.focus();
  await page.keyboard.type("ma");
  await expect(list(page)).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page);
  const { height } = (await list(page).boundingBox()) ?? { height: 0 };
  expect(height, "about 20rem at most").toBeLessThanOrEqual(320);

  const count = await options(page).count();
  expect(count).toBe(8);
  for (let at = 0; at < count; at += 1) {
    await page.keyboard.press("ArrowDown");
    await expect(options(page).nth(at)).toHaveAttribute("aria-selected", "true");
    await expect(options(page).nth(at)).toBeInViewport({ ratio: 0.9 });
  }
  expect(await active(field)).toBe(await options(page).last().getAttribute("id"));
  await page.keyboard.press("Escape");
  await expect(list(page)).toHaveCount(0);
  await expect(field).toHaveValue("ma");
  await expect(field).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const first = options(page).first();
  await expect(first).toHaveAttribute("aria-selected", "true");
  await expect(first).toContainText("Category");
  const name = await first.locator("[data-name]").innerText();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Best ${name}`);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(field).toHaveValue("");
});

test("a click elsewhere closes the list, and so does leaving the field", async ({ page }) => {
  await open(page, "/software");
  const field = page
    .getByRole("form", { name: "Filters" })
    .getByRole("combobox", { name: "Search software" });
  await field.pressSequentially("mail");
  await expect(list(page)).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(list(page)).toHaveCount(0);
  await field.click();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(list(page)).toHaveCount(0);
  await expect(field).toHaveValue("mail");
});

test("what is typed while the list is on its way stays, and the focus with it", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/SuggestionPopup/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/");
  const field = box(page, "Find software");
  await field.pressSequentially("mark");
  await expect(list(page)).toHaveCount(0);
  release();
  await expect(list(page)).toBeVisible();
  await expect(field).toHaveValue("mark");
  await expect(field).toBeFocused();
});

test("a list that comes after the text was sent stays closed", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/SuggestionPopup/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/");
  await box(page, "Site").pressSequentially("mark");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results");
  const loaded = page.waitForResponse(/SuggestionPopup/);
  release();
  await loaded;
  await box(page, "Find software").pressSequentially("et");
  await expect(list(page)).toHaveCount(1);
  await expect(page.getByRole("search", { name: "Find software" }).getByRole("listbox")).toBeVisible();
});

test("where suggestions fail the search still works, and nothing is said", async ({ page, watch }) => {
  watch.expectConsole(/status of 503/);
  await open(page, "/");
  await page.route("**/graphql", (route) =>
    route.request().postData()?.includes("suggestionsQuery")
      ? route.fulfill({ status: 503, body: "no" })
      : route.continue(),
  );
  const failed = page.waitForResponse((response) => response.status() === 503);
  await box(page, "Find software").pressSequentially("mark");
  await failed;
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?query=mark");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search Results");
});

test("a text is searched for, its tabs, look and pages stand in the address, and Back restores each", async ({
  page,
}) => {
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
  await page.reload();
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

test("a category that was found is searched for by its name", async ({ page }) => {
  await open(page, "/search?query=mark&tab=categories");
  const card = page.getByRole("article").first();
  const name = await card.getByRole("heading").innerText();
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(`/search?query=${encodeURIComponent(name).replaceAll("%20", "+")}`);
  await expect(box(page, "Find software")).toHaveValue(name);
  await expect(box(page, "Site")).toHaveValue(name);
});

test("nothing found: Clear shows everything and keeps the focus on what changed", async ({ page }) => {
  await open(page, "/search?query=qqzzxxjjkk");
  await expect(page.getByRole("heading", { name: "No software found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear" }).click();
  await expect(page).toHaveURL("/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Discover Software Solutions");
  await expect(page.getByRole("article")).toHaveCount(24);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await expect(box(page, "Find software")).toHaveValue("");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const where of ["Site", "Find software"] as const) {
    test(`the list under the box ${where} fits the screen and answers to a finger`, async ({ page }) => {
      await open(page, "/");
      await box(page, where).tap();
      await page.keyboard.type("cus");
      await expect(list(page)).toBeVisible();
      const { x, width } = (await list(page).boundingBox()) ?? { x: -1, width: 0 };
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(390);
      expect(width).toBeGreaterThan(250);
      for (const each of await options(page).all())
        expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectAccessible(page);
      const name = await options(page).first().locator("[data-name]").innerText();
      await options(page).first().tap();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`${name}$`));
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the search is a form, its tabs, looks and pages are links", async ({ page }) => {
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

for (const { look, viewport, colorScheme } of [
  { look: "phone, light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { look: "desktop, dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
] as const) {
  test.describe(look, () => {
    test.use({ viewport, colorScheme });

    for (const address of ["/search", "/search?query=mark&tab=categories", "/search?query=qqzzxxjjkk"]) {
      test(`${address} is accessible and no wider than the screen`, async ({ page }) => {
        await open(page, address);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }
  });
}

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

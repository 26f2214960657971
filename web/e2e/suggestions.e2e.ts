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

test("a click on a suggestion opens it, and the list is gone", { tag: "@2.suggestions.4" }, async ({
  page,
}) => {
  await open(page, "/");
  await box(page, "Find software").pressSequentially("a");
  await expect(list(page)).toHaveCount(0);
  // At once: between two keys there might be the answer to the first.
  await box(page, "Find software").fill("acc");
  const software = options(page).filter({ hasText: "Software" }).first();
  const name = await software.locator("[data-name]").innerText();
  await expect(options(page).first().locator("mark")).toHaveText(/^acc$/i);
  expect(await options(page).count()).toBeLessThanOrEqual(8);
  await software.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(list(page)).toHaveCount(0);
});

test("by keyboard alone: typed, walked through, left and picked", {
  tag: ["@2.suggestions.3", "@2.suggestions.5", "@2.suggestions.9"],
}, async ({ page }) => {
  await open(page, "/categories");
  const field = box(page, "Site");
  await field.focus();
  await page.keyboard.type("ma");
  await expect(list(page)).toBeVisible();
  await expect(field).toHaveAttribute("aria-expanded", "true");
  await expectAccessible(page, { whole: true });
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

/** Keeps the code of the list on its way until what this gives is called. */
async function holdList(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/SuggestionPopup/, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test("what is typed while the list is on its way stays, and the focus with it", async ({ page }) => {
  const release = await holdList(page);
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
  const release = await holdList(page);
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

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a page with a search of its own has one box, every other page the header's", async ({ page }) => {
    for (const [address, name] of [
      ["/categories", "Site"],
      ["/", "Find software"],
    ] as const) {
      await open(page, address);
      const shown = page.getByRole("search").getByRole("combobox", { name: "Search software" });
      await expect(shown, address).toHaveCount(1);
      await expect(box(page, name), address).toBeVisible();
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(box(page, "Site")).toBeVisible();
    await expect(box(page, "Find software")).toBeVisible();
  });

  test("the list under the box fits the screen and answers to a finger", async ({ page }) => {
    await open(page, "/categories");
    await box(page, "Site").tap();
    await page.keyboard.insertText("cus");
    await expect(list(page)).toBeVisible();
    const { x, width } = (await list(page).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
    expect(width).toBeGreaterThan(250);
    for (const each of await options(page).all())
      expect((await each.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const name = await options(page).first().locator("[data-name]").innerText();
    await options(page).first().tap();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`${name}$`));
  });
});

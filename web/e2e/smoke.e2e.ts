import type { Page } from "@playwright/test";
import { expect, expectFits, expectReadableInEachLook, test } from "./support.ts";

/** Pages to visit, each from the address of the one that leads there. */
const visits = [
  { name: "the home page", open: (page: Page) => page.goto("/") },
  { name: "all categories", open: (page: Page) => page.goto("/categories") },
  { name: "a category", open: openCategory },
  {
    name: "a listing",
    async open(page: Page) {
      await openCategory(page);
      return page.goto(await firstLink(page, "/software/"));
    },
  },
];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    test.use({ javaScriptEnabled });

    for (const { name, open } of visits) {
      test(`${name} reads well`, { tag: ["@2.routes.14", "@2.routes.15"] }, async ({ page }) => {
        const response = await open(page);
        expect(response?.status()).toBe(200);
        await expectReadable(page, javaScriptEnabled);
      });
    }

    test("an unknown address is a 404 with a way on", async ({ page, watch }) => {
      watch.expectConsole(/status of 404/);
      const response = await page.goto("/no-such-page");
      expect(response?.status()).toBe(404);
      await expectReadable(page, javaScriptEnabled);
      await expect(page.getByRole("link", { name: /home|assay/i }).first()).toBeVisible();
    });
  });
}

async function openCategory(page: Page) {
  await page.goto("/categories");
  return page.goto(await firstLink(page, "/categories/"));
}

/** Where the first link to an address below this one leads. */
async function firstLink(page: Page, below: string): Promise<string> {
  const href = await page.getByRole("main").locator(`a[href^="${below}"]`).first().getAttribute("href");
  if (!href) throw new Error(`${page.url()} has no link to a page below ${below}`);
  return href;
}

/** One heading, a title, and nothing wider than the screen; accessible too where scripts can look. */
async function expectReadable(page: Page, javaScriptEnabled: boolean): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  if (javaScriptEnabled) return expectReadableInEachLook(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page);
  }
}

import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "./support.ts";

const looks = [
  { name: "phone, light", viewport: { width: 390, height: 844 }, colorScheme: "light" },
  { name: "desktop, dark", viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
] as const;

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

for (const { name: look, viewport, colorScheme } of looks) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${look}, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
      test.use({ viewport, colorScheme, javaScriptEnabled });

      for (const { name, open } of visits) {
        test(`${name} reads well`, async ({ page }) => {
          const response = await open(page);
          expect(response?.status()).toBe(200);
          await expectReadable(page);
          if (javaScriptEnabled) await expectAccessible(page);
        });
      }

      test("an unknown address is a 404 with a way on", async ({ page, watch }) => {
        watch.expectConsole(/status of 404/);
        const response = await page.goto("/no-such-page");
        expect(response?.status()).toBe(404);
        await expectReadable(page);
        if (javaScriptEnabled) await expectAccessible(page);
        await expect(page.getByRole("link", { name: /home|assay/i }).first()).toBeVisible();
      });
    });
  }
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

/** One heading, a title, and nothing wider than the screen. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, "columns wider than the screen").toBeLessThanOrEqual(0);
}

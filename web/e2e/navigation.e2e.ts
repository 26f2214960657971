import type { Page } from "@playwright/test";
import { expect, open, reload, test } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const phone = { width: 390, height: 844 };

test("the first Tab offers to skip to the content", async ({ page }) => {
  await open(page, "/");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
});

test("the chosen look is there before the first paint of the next page", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  // The first frame that has a body is looked at before it is painted.
  await page.addInitScript(() => {
    const look = () => {
      if (document.body) Object.assign(window, { firstLook: document.documentElement.className });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await open(page, "/");
  const html = page.locator("html");
  await expect(html).toHaveClass("light");
  const light = await background(page);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(html).toHaveClass("dark");
  const dark = await background(page);
  expect(dark).not.toBe(light);

  await reload(page);
  await expect(html).toHaveClass("dark");
  expect(await page.evaluate(() => Reflect.get(window, "firstLook"))).toBe("dark");
  expect(await background(page)).toBe(dark);
  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(html).toHaveClass("light");
});

for (const { look, viewport, isBrief } of [
  { look: "a phone", viewport: phone, isBrief: false },
  { look: "a desktop", viewport: { width: 1280, height: 800 }, isBrief: true },
]) {
  test(`nothing jumps on ${look}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.addInitScript(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          shifts.sum += entry.value;
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const html = await (await page.request.get("/categories/project-management")).text();
    const listing = /<article[\s\S]*?href="(\/software\/[^"?#]+)"/.exec(html)?.[1] ?? "";
    // What stands beside the contents on a desktop: nothing on the first two, the most on a listing.
    const short = isBrief ? [] : ["/", "/software"];
    for (const address of [...short, "/categories/project-management", listing]) {
      await open(page, address);
      expect(await shiftOf(page), `layout shift of ${address}`).toBeLessThanOrEqual(0.02);
    }
  });
}

/** How much of the page has moved by itself, once it is at rest and was read to its end. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Chromium may stop making frames for a page on a busy machine: nothing moves then either, and waiting for one would never end.
    const frame = () =>
      new Promise((resolve) => {
        const late = setTimeout(resolve, 500);
        requestAnimationFrame(() => {
          clearTimeout(late);
          resolve(null);
        });
      });
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return (Reflect.get(window, "shifts") as { sum: number }).sum;
  });
}

const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

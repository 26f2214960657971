import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/demo\//));

/** A listing with screenshots, as the category page links to it. */
async function listing({ request }: Page): Promise<string> {
  const html = await (await request.get("/categories/crm")).text();
  return /<article[\s\S]*?href="(\/software\/[^"?#]+)"/.exec(html)?.[1] ?? "";
}

test("screenshots are looked through by keyboard", async ({ page }) => {
  await open(page, await listing(page));
  const pictures = page.getByRole("region", { name: "Screenshots" }).getByRole("link");
  const count = await pictures.count();
  await pictures.first().focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: /^Screenshots of / });
  await expect(viewer).toBeVisible();
  await expect(viewer.getByRole("status")).toHaveText(`1 of ${count}`);
  const caption = await viewer.getByRole("img").getAttribute("alt");
  await page.keyboard.press("End");
  await expect(viewer.getByRole("status")).toHaveText(`${count} of ${count}`);
  if (count > 1) expect(await viewer.getByRole("img").getAttribute("alt")).not.toBe(caption);
  await page.keyboard.press("Home");
  await expect(viewer.getByRole("status")).toHaveText(`1 of ${count}`);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(pictures.first()).toBeFocused();
});

test("the next page of the reviews begins at the reviews", async ({ page }) => {
  const html = await (await page.request.get("/software?sort=reviews")).text();
  const most = /<article[\s\S]*?href="(\/software\/[^"?#]+)"/.exec(html)?.[1] ?? "";
  await open(page, `${most}?tab=reviews`);
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${most}?tab=reviews&page=2#reviews`);
  const list = page.getByRole("list", { name: /^Reviews of/ });
  await expect(list).toBeFocused();
  await expect(list.getByRole("article").first()).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

/** Where the bar stands that holds a form: the box around it that sticks. */
const barOf = (form: Locator) =>
  form.evaluate((element) => {
    let box: Element | null = element;
    while (box && getComputedStyle(box).position !== "sticky") box = box.parentElement;
    return box?.getBoundingClientRect();
  });

test("the filters of a category stand 80 pixels from the top, with their line, and hide nothing", {
  tag: ["@2.category.8", "@2.category.9", "@2.category.14", "@9.category.5"],
}, async ({ page }) => {
  await open(page, "/categories/crm");
  const total = page.getByText(/^\d+ Listings in .+ Available$/);
  const form = page.getByRole("form", { name: "Filters" });
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await barOf(form))?.top).toBe(80);
  await expect(total).toBeInViewport();
  await expect(form.getByRole("combobox")).toHaveCount(3);
  // What one is led to stands below the bar.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.getByRole("link", { name: "Take me there" }).click();
  const below = (await barOf(form))?.bottom ?? 0;
  await expect
    .poll(() => page.locator("#topics").evaluate((topics) => topics.getBoundingClientRect().top))
    .toBeGreaterThanOrEqual(below);
});

test("on a phone they stand there in one row that scrolls, and take a tenth of the screen", {
  tag: "@2.category.9",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/categories/crm");
  const form = page.getByRole("form", { name: "Filters" });
  await page.mouse.wheel(0, 1500);
  await expect.poll(async () => (await barOf(form))?.top).toBe(80);
  expect((await barOf(form))?.height).toBeLessThan(90);
  const last = form.getByRole("combobox", { name: "Pricing" });
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test("each page shows its skeleton while it is on its way", {
  tag: ["@2.software.21", "@2.company.17", "@2.category.2", "@4.detail.1", "@4.detail.4"],
}, async ({ page }) => {
  await open(page, "/categories");
  for (const [prefix, label] of [
    ["/categories/", "Loading category"],
    ["/software/", "Loading software"],
    ["/companies/", "Loading company"],
  ] as const) {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route("**/graphql", async (route) => {
      await held;
      await route.continue();
    });
    await page.locator(`main a[href^="${prefix}"]:visible`).first().click();
    await expect(page.getByLabel(label)).toBeVisible();
    answer();
    await expect(page.getByLabel(label)).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.unroute("**/graphql");
  }
});

test("header and footer are on every page, the home page too", { tag: ["@2.nav.1", "@2.home.13"] }, async ({
  page,
  request,
}) => {
  const lists = ["/", "/software", "/categories", "/categories/crm", "/companies", "/reviews", "/search"];
  for (const address of [
    ...lists,
    await listing(page),
    "/compare",
    "/about",
    "/blog",
    "/sitemap",
    "/no-such-page",
  ]) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<header[\s\S]+aria-label="Main"[\s\S]+<main[\s\S]+<footer/);
  }
});

test("the tree of categories is indented by level", { tag: "@2.categories.8" }, async ({ page }) => {
  await open(page, "/categories");
  const button = page.getByRole("button", { name: /^What is in / }).first();
  await button.click();
  await expect(button).toHaveAttribute("aria-expanded", "true");
  const node = button.locator("xpath=ancestor::li[1]");
  const left = (link: import("@playwright/test").Locator) =>
    link.evaluate((each) => each.getBoundingClientRect().left);
  const [above, below] = [node.locator("> div a"), node.locator("> ul a").first()];
  expect(await left(below)).toBeGreaterThan(await left(above));
});

/** What only styles decide is in the HTML from the server. */
test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a name without a space stays on a phone's screen", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const address of [await listing(page), "/categories/crm"]) {
      await page.goto(address);
      const width = await page.evaluate(() => {
        const named = "main h1, nav[aria-label=Breadcrumb] [aria-current], main details th[scope=row]";
        for (const each of document.querySelectorAll(named)) each.textContent = "W".repeat(80);
        for (const details of document.querySelectorAll<HTMLDetailsElement>("main details:has(table)"))
          details.open = true;
        return document.documentElement.scrollWidth;
      });
      expect(width, address).toBeLessThanOrEqual(390);
    }
  });

  test("descriptions have at most two, three or four lines", { tag: "@2.directory.18" }, async ({ page }) => {
    for (const [address, lines] of [
      ["/", "2"],
      ["/software", "3"],
      ["/software?view=list", "4"],
    ] as const) {
      await page.goto(address);
      const clamps = await page
        .locator("main article p")
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).webkitLineClamp));
      expect(clamps.length, address).toBeGreaterThan(0);
      expect(new Set(clamps), address).toEqual(new Set([lines]));
    }
  });
});

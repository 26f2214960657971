import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectReadableInEachLook,
  open,
  reload,
  someIds,
  test,
} from "./support.ts";

const listings = "/categories/project-management";

test.describe("with scripts", () => {
  test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

  test("software is put aside on several pages, kept over a reload and compared", {
    tag: ["@2.software.12", "@2.software.27"],
  }, async ({ page }) => {
    await open(page, "/software");
    const tray = page.getByRole("region", { name: "Comparison", exact: true });
    const first = await compare(page, 0);
    const second = await compare(page, 1);
    await expect(tray.getByRole("listitem")).toHaveCount(2);
    await reload(page);
    await expect(tray.getByRole("listitem")).toHaveText([first, second]);

    await open(page, listings);
    const third = await compare(page, 2);
    await page.getByRole("article").nth(3).getByRole("heading").getByRole("link").click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).not.toHaveText(/^Best/);
    const fourth = (await heading.textContent()) ?? "";
    await page
      .locator("main header")
      .getByRole("button", { name: `Compare ${fourth}`, exact: true })
      .click();
    await expect(tray.getByRole("listitem")).toHaveText([first, second, third, fourth]);

    // The fifth is told why not.
    await page.goBack();
    const fifth = page.getByRole("button", { name: /^Compare / }).nth(5);
    await fifth.click();
    await expect(fifth).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByText("You can compare up to 4")).toBeVisible();

    await tray.getByRole("link", { name: "Compare (4)" }).click();
    await expect(page).toHaveURL(/\/compare\?ids=[^,]+,[^,]+,[^,]+,[^,&]+$/);
    await expect(page.getByRole("columnheader")).toHaveText([first, second, third, fourth]);
    await expect(tray).toBeHidden();

    const rows = page.getByRole("rowheader");
    const all = await rows.count();
    await page.getByRole("link", { name: "Only Differences" }).click();
    await expect(page).toHaveURL(/&only=differences$/);
    // The address changes before the page does, and its links with it.
    await expect(page.getByRole("link", { name: "Only Differences" })).toHaveAttribute("aria-current", /./);
    await page.getByRole("link", { name: `Remove ${second}`, exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveText([first, third, fourth]);
    await expect(page).toHaveURL(/&only=differences$/);
    expect(await rows.count()).toBeLessThan(all);
    // Who takes a column off has taken it out of the tray.
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Software" })
      .click();
    await expect(tray.getByRole("listitem")).toHaveText([first, third, fourth]);
  });

  test("the tray is left by keyboard, and hides nothing on a phone", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, "/software");
    const tray = page.getByRole("region", { name: "Comparison", exact: true });
    const button = page.getByRole("button", { name: /^Compare / }).first();
    await button.focus();
    await page.keyboard.press("Space");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(button).toBeFocused();
    await expect(tray).toBeVisible();
    await expectAccessible(page);
    // At the end of the page the foot of the site stands above the tray, not under it.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [foot, bar] = [await page.getByRole("contentinfo").boundingBox(), await tray.boundingBox()];
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await tray.getByRole("button", { name: /^Remove / }).focus();
    await page.keyboard.press("Enter");
    await expect(tray).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(button).toHaveAttribute("aria-pressed", "false");
  });

  test("on a phone the table scrolls inside itself, with its first column in sight", async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const ids = await someIds(request);
    await open(page, `/compare?ids=${ids.slice(0, 3).join()}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    const region = page.getByRole("region", { name: "Comparison table" });
    await region.focus();
    await page.keyboard.press("ArrowRight");
    await region.evaluate((each) => each.scrollTo(400, 0));
    await expect(page.getByRole("rowheader", { name: "Vendor" })).toBeInViewport({ ratio: 1 });
    await expectReadableInEachLook(page);
  });

  test("each pro and con of a listing leads to all of its reviews that name it", {
    tag: ["@2.category.28", "@2.category.54"],
  }, async ({ page }) => {
    await open(page, listings);
    const card = page.getByRole("article").first();
    await card.getByRole("tab", { name: "Overview" }).focus();
    await page.keyboard.press("ArrowRight");
    const first = card.getByRole("list", { name: "Pros" }).getByRole("listitem").first();
    const point = first.getByRole("link");
    await expect(point).toBeVisible();
    const text = (await point.textContent()) ?? "";
    const count = Number(/\((\d+) reviews\)$/.exec((await first.textContent()) ?? "")?.[1] ?? 1);
    await point.click();
    await expect(page).toHaveURL(/\/software\/[0-9a-f-]{36}\?tab=reviews&pro=/);
    const shown = page.getByRole("main").getByRole("status");
    await expect(shown).toHaveText(new RegExp(`^${count} of \\d+ reviews?$`));
    const reviews = page.getByRole("list", { name: /^Reviews of / }).getByRole("article");
    await expect(reviews).toHaveCount(Math.min(count, 20));
    for (const review of await reviews.all()) await expect(review).toContainText(text, { ignoreCase: true });
    await page.getByRole("link", { name: `Remove filter Pro: ${text}` }).click();
    await expect(page).toHaveURL(/\?tab=reviews$/);
    await expect(shown).toHaveText(/^\d+ reviews?$/);
    await expect(shown).toBeFocused();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a comparison begins at a listing and grows by links", { tag: "@2.software.30" }, async ({ page }) => {
    await page.goto(listings);
    await expect(page.getByRole("button", { name: /^Compare / }).first()).toBeHidden();
    await page.getByRole("article").first().getByRole("heading").getByRole("link").click();
    const name = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
    await page.getByRole("link", { name: "Compare", exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveText([name]);
    await page.getByRole("region", { name: "Compare it with" }).getByRole("link").first().click();
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.getByRole("link", { name: "Only Differences" }).click();
    await expect(page).toHaveURL(/only=differences$/);
    await page.getByRole("link", { name: `Remove ${name}`, exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await page.getByRole("link", { name: /^Remove / }).click();
    await expect(page.getByRole("heading", { name: "Nothing to compare yet" })).toBeVisible();
    const field = page.getByRole("searchbox", { name: "Find a product" });
    await field.fill(name);
    await field.press("Enter");
    await page.getByRole("main").getByRole("link", { name, exact: true }).click();
    await expect(page.getByRole("columnheader")).toHaveText([name]);
    await page.getByRole("main").getByRole("link", { name: "Browse software" }).click();
    await expect(page).toHaveURL("/software");
  });

  test("unknown ids are left out, and the page is not to be kept", async ({ page, request }) => {
    const [id = ""] = await someIds(request);
    await page.goto(`/compare?ids=nobody,${id},00000000-0000-7000-8000-000000000000`);
    await expect(page.getByRole("columnheader")).toHaveCount(1);
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  });
});

/** Presses the button of a card; the name of its software. */
async function compare(page: Page, at: number): Promise<string> {
  const button = page
    .getByRole("main")
    .getByRole("button", { name: /^Compare / })
    .nth(at);
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  return ((await button.getAttribute("aria-label")) ?? "").replace("Compare ", "");
}

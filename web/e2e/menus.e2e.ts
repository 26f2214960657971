import type { Locator, Page } from "@playwright/test";
import { expect, onPhone, open, test } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("the menus of categories are moved through by keyboard", async ({ page }) => {
  await open(page, "/");
  for (const [label, type] of [
    ["Services", "service"],
    ["Software", "software"],
  ] as const) {
    const { menu, button } = menuOf(page, label);
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toHaveAttribute("open");
    const all = menu.getByRole("link", { name: `All ${label}` });
    await expect(all).toHaveAttribute("href", `/categories?type=${type}`);
    const groups = menu.getByRole("heading", { level: 3 });
    expect(await groups.count()).toBeGreaterThan(0);
    expect(await groups.count()).toBeLessThanOrEqual(10);
    const children = await menu
      .locator("ul")
      .evaluateAll((lists) => lists.map((list) => list.children.length));
    expect(Math.max(...children)).toBeGreaterThan(0);
    expect(Math.max(...children)).toBeLessThanOrEqual(12);
  }
  const { menu, button } = menuOf(page, "Software");
  const links = menu.getByRole("link");
  const all = menu.getByRole("link", { name: "All Software" });

  await page.keyboard.press("ArrowDown");
  await expect(all).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(links.last()).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(button).toBeFocused();

  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  const name = await links.nth(1).textContent();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Best ${name}`);
  await expect(menu).not.toHaveAttribute("open");
  await expect(page.getByRole("main")).toBeFocused();
});

test("one menu is open at a time, and a click elsewhere closes it", async ({ page }) => {
  await open(page, "/");
  const software = menuOf(page, "Software");
  const services = menuOf(page, "Services");
  await software.button.click();
  await expect(software.menu).toHaveAttribute("open");
  await services.button.click();
  await expect(services.menu).toHaveAttribute("open");
  await expect(software.menu).not.toHaveAttribute("open");
  await page.mouse.click(2, 790);
  await expect(services.menu).not.toHaveAttribute("open");
  await software.button.click();
  await software.menu.getByRole("link", { name: "All Software" }).click();
  await expect(page).toHaveURL("/categories?type=software");
  await expect(software.menu).not.toHaveAttribute("open");
});

test("arrows also lead from menu to menu, and an open one hands over", async ({ page }) => {
  await open(page, "/");
  const software = menuOf(page, "Software");
  const services = menuOf(page, "Services");
  await software.button.focus();
  await page.keyboard.press("ArrowRight");
  await expect(services.button).toBeFocused();
  await expect(services.menu).not.toHaveAttribute("open");
  await page.keyboard.press("ArrowLeft");
  await expect(software.button).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  await expect(services.button).toBeFocused();
  await expect(services.menu).toHaveAttribute("open");
  await expect(software.menu).not.toHaveAttribute("open");
  // Tab past its last link leaves it, and it closes behind.
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(services.menu.locator(":focus")).toHaveCount(0);
  await expect(services.menu).not.toHaveAttribute("open");
});

test("a mouse that rests on a menu opens it, one that passes does not", async ({ page }) => {
  await open(page, "/");
  const { menu, button } = menuOf(page, "Software");
  await button.hover();
  await page.mouse.move(640, 700);
  await rest(page, 250);
  await expect(menu).not.toHaveAttribute("open");
  await button.hover();
  await expect(menu).toHaveAttribute("open");
  // A click that comes late confirms it, and then it stays.
  await button.click();
  await page.mouse.move(640, 790);
  await rest(page, 450);
  await expect(menu).toHaveAttribute("open");
  await button.click();
  await expect(menu).not.toHaveAttribute("open");
  await page.mouse.move(640, 790);
  await button.hover();
  await expect(menu).toHaveAttribute("open");
  await menu.getByRole("link", { name: "All Software" }).hover();
  await rest(page, 450);
  await expect(menu).toHaveAttribute("open");
  await page.mouse.move(640, 790);
  await expect(menu).not.toHaveAttribute("open");
});

test.describe("on a phone", () => {
  test.use(onPhone);

  test("the drawer has five categories of each type, and its links are put right", {
    tag: ["@2.nav.22", "@2.nav.23"],
  }, async ({ page, request }) => {
    await open(page, "/");
    const drawer = page.locator("details").filter({ has: page.locator("summary[aria-label=Menu]") });
    const panel = page.getByRole("navigation", { name: "Menu" });
    await expect(panel).toBeHidden();
    await drawer.locator("summary").click();
    await expect(panel).toBeVisible();
    for (const label of ["Software", "Services"]) {
      const links = panel.locator("h2", { hasText: label }).locator("+ ul").getByRole("link");
      // Five categories at most, and the way to all of them.
      expect(await links.count()).toBeLessThanOrEqual(6);
      await expect(links.last()).toHaveText(`All ${label}`);
    }
    await expect(panel.locator("h2", { hasText: "Software" }).locator("+ ul").getByRole("link")).toHaveCount(
      6,
    );
    const services = panel.getByRole("link", { name: "All Services" });
    await expect(services).toHaveAttribute("href", "/categories?q[category_type_eq]=service");
    await services.click();
    await expect(page).toHaveURL("/categories?type=service");
    await expect(panel).toBeHidden();
    const toggle = page.getByRole("navigation", { name: "Type of category" });
    await expect(toggle.locator("[aria-current]")).toHaveText("Service");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^\d+ service categories$/);

    const answer = await request.get("/categories?q[category_type_eq]=software", { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(answer.headers()["location"]).toBe("/categories?type=software");
  });
});

test.describe("on a phone, by keyboard", () => {
  test.use(onPhone);

  test("the drawer holds the focus and the page until it is closed", async ({ page }) => {
    await open(page, "/");
    const button = page.locator("summary[aria-label=Menu]");
    const links = page.getByRole("navigation", { name: "Menu" }).getByRole("link");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(links.first()).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(links.last()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(button).toBeFocused();
    await expect(page.locator("main")).toHaveAttribute("inert");
    await page.mouse.move(195, 700);
    await page.mouse.wheel(0, 4000);
    await rest(page, 200);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    await expect(links.first()).toBeHidden();
    await expect(page.locator("main")).not.toHaveAttribute("inert");
  });
});

/** Lets time pass, to see that something does not happen in it. */
const rest = (page: Page, milliseconds: number) =>
  page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), milliseconds);

/** One of the two menus of categories, and what opens it. */
function menuOf(page: Page, label: string): { menu: Locator; button: Locator } {
  const summary = page.locator("summary", { hasText: label });
  const menu = page.getByRole("navigation", { name: "Main" }).locator("details").filter({ has: summary });
  return { menu, button: menu.locator("summary") };
}

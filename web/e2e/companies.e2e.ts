import { expect, expectAccessible, open, test } from "./support.ts";

test.describe("with scripts", () => {
  test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

  test("companies are paged, searched and opened by keyboard", { tag: "@2.nav.28" }, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Companies" }).click();
    await expect(page).toHaveURL("/companies");
    const names = page.getByRole("article").getByRole("heading");
    await expect(names).toHaveCount(24);
    await expectAccessible(page);
    const first = await names.allInnerTexts();
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/companies?page=2");
    await expect(page.getByRole("navigation", { name: "Pages" }).locator("[aria-current]")).toHaveText("2");
    for (const name of await names.allInnerTexts()) expect(first).not.toContain(name);

    const search = page.getByRole("main").getByRole("searchbox", { name: "Search companies" });
    // What is searched for has no space at its end.
    const beginning = first[3]?.slice(0, 6).trim() ?? "";
    await search.fill(beginning);
    await search.press("Enter");
    await expect(page).toHaveURL(/\/companies\?search=/);
    const found = names.getByText(first[3] ?? "", { exact: true });
    await expect(found).toBeVisible();
    await page
      .getByRole("article")
      .getByRole("link", { name: first[3] ?? "", exact: true })
      .focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first[3] ?? "");
    await page.goBack();
    await expect(search).toHaveValue(beginning);
    await search.fill("qqzzxx");
    await search.press("Enter");
    await expect(page.getByRole("heading", { name: "No companies found" })).toBeVisible();
    await page.getByRole("link", { name: "Show all companies" }).click();
    await expect(names).toHaveCount(24);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("companies are searched by a form, and a page past the end is a 404", async ({ page, request }) => {
    await page.goto("/companies?page=2");
    const heading = page.getByRole("article").getByRole("heading").first();
    const name = (await heading.textContent()) ?? "";
    const form = page.getByRole("search", { name: "Companies" });
    await form.getByRole("searchbox").fill(name);
    await form.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/companies\?search=/);
    await expect(heading).toHaveText(name);
    await heading.getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    expect((await request.get("/companies?page=999")).status()).toBe(404);
  });

  test("search engines find each page once, and its companies", async ({ page, request }) => {
    await page.goto("/companies?page=2");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/companies\?page=2$/);
    const lists = await page.locator('script[type="application/ld+json"]').allTextContents();
    const list = lists.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "ItemList");
    expect(list.itemListElement).toHaveLength(24);
    expect(list.itemListElement[0].position).toBe(25);
    await page.goto("/companies?search=a");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
    const index = await (await request.get("/sitemap.xml")).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address = ""]) => new URL(address).pathname,
    );
    const texts = await Promise.all(files.map(async (file) => (await request.get(file)).text()));
    expect(texts.join()).toMatch(/<loc>[^<]+\/companies<\/loc>/);
  });
});

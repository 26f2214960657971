import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./support.ts";

test.use({ javaScriptEnabled: false });

const category = "/categories/project-management";
const nilUuid = "00000000-0000-0000-0000-000000000000";

test("a popular category is a link", { tag: "@2.routes.18" }, async ({ page }) => {
  await page.goto("/");
  const choice = page.getByRole("navigation", { name: "Popular Categories" });
  await choice.getByRole("link", { name: "Accounting" }).click();
  await expect(page).toHaveURL("/?category=accounting");
  await expect(choice.locator("[aria-current]")).toHaveText("Accounting");
  await page.getByRole("link", { name: "See all Accounting" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Accounting");
});

test("the site is searched and the directory filtered by a form", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("search", { name: "Find software" }).getByRole("searchbox").fill("notebook");
  await page.getByRole("search", { name: "Find software" }).getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/search?query=notebook");
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(/notebook/i);

  await page.goto("/software?quick=top&view=list");
  const top = await figure(page.getByRole("status"));
  const form = page.getByRole("form", { name: "Filters" });
  await form.getByRole("combobox", { name: "Category" }).selectOption("CRM");
  await form.getByRole("combobox", { name: "Sort by" }).selectOption("Name A-Z");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/software\?.*category=crm&sort=name/);
  await expect(page).toHaveURL(/quick=top&view=list/);
  expect(await figure(page.getByRole("status"))).toBeLessThan(top);
  await expect(form.getByRole("combobox", { name: "Category" })).toHaveValue("crm");
  await expect(form.getByRole("combobox", { name: "Sort by" })).toHaveValue("name");
  await page.getByRole("link", { name: "Remove filter Top Rated 4.5+" }).click();
  await expect(page).toHaveURL("/software?category=crm&sort=name&view=list");
  const names = await page.getByRole("article").getByRole("heading").allInnerTexts();
  expect(names).toHaveLength(await figure(page.getByRole("status")));
  expect(names).toEqual(names.toSorted(new Intl.Collator("en").compare));
});

test("a category is filtered by its form, and its cards are open", async ({ page }) => {
  await page.goto(category);
  const line = page.getByRole("status").filter({ hasText: "Project Management Available" });
  const all = await figure(line);
  const card = page.getByRole("article").first();
  await expect(card.getByRole("tablist")).toBeHidden();
  await expect(card.getByText("Year Founded")).toBeVisible();
  await page.getByRole("combobox", { name: "Rating" }).selectOption("4+ stars");
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(new RegExp(`${category}\\?.*rating=4`));
  expect(await figure(line)).toBeLessThan(all);
  await expect(page.getByRole("combobox", { name: "Rating" })).toHaveValue("4");
});

test("a listing's tabs are links and its reviews are filtered by a form", async ({ page }) => {
  const name = await openListing(page);
  const tabs = page.getByRole("navigation", { name: `About ${name}` });
  for (const [tab, heading] of [
    ["Pricing", /^Pricing/],
    ["Features", /feature/i],
    ["Overview", `About ${name}`],
    ["Reviews", `Reviews of ${name}`],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(tabs.locator("[aria-current]")).toHaveText(new RegExp(`^${tab}`));
    await expect(page.getByRole("main").getByRole("heading", { level: 2, name: heading })).toBeVisible();
  }

  const form = page.getByRole("search", { name: "Reviews" });
  const line = page.getByRole("main").getByRole("status");
  const stars = page.locator("article[aria-labelledby]").getByRole("img", { name: /^Rated/ });
  const total = await figure(line);
  await form.getByRole("combobox", { name: "Sort by" }).selectOption("Lowest Rating");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/tab=reviews.*sort=lowest/);
  const given = await stars.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  expect(given.length).toBe(Math.min(total, 20));
  expect(given).toEqual(given.toSorted());

  await page.getByRole("link", { name: /^4\s+stars/ }).click();
  await expect(page).toHaveURL(/rating=4&sort=lowest/);
  await expect(line).toHaveText(new RegExp(`^\\d+ of ${total} reviews with 4 stars$`));
  await form.getByRole("searchbox").fill("qqzzxxjjkk");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No reviews found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).first().click();
  await expect(line).toHaveText(`${total} reviews`);
});

test("the menus stand in the HTML and open by themselves", async ({ page, request }) => {
  const html = await (await request.get("/")).text();
  for (const href of [
    "/categories?type=software",
    "/categories?type=service",
    "/categories?q[category_type_eq]=software",
    "/categories?q[category_type_eq]=service",
    "/categories/crm",
  ]) {
    expect(html).toContain(`href="${href}"`);
  }
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Switch between light and dark" })).toBeHidden();
  const main = page.getByRole("navigation", { name: "Main" });
  await main.locator("summary", { hasText: "Services" }).click();
  await main.getByRole("link", { name: "All Services" }).click();
  await expect(page).toHaveURL("/categories?type=service");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator("summary[aria-label=Menu]").click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "All Software" }).click();
  await expect(page).toHaveURL("/categories?type=software");
});

test("the structured data of a listing says what the page shows", async ({ page }) => {
  const name = await openListing(page);
  const things = await structuredData(page);
  const listing = things.find(({ aggregateRating }) => aggregateRating);
  const shown = await page
    .locator("main header")
    .getByRole("img", { name: /^Rated/ })
    .getAttribute("aria-label");
  const count = await figure(page.locator("main header").getByText(/^\d+ reviews?$/));
  expect(listing?.["name"]).toBe(name);
  expect(listing?.aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: expect.anything(),
    reviewCount: count,
    bestRating: 5,
    worstRating: 1,
  });
  expect(shown).toBe(`Rated ${listing?.aggregateRating?.ratingValue} out of 5`);

  for (const address of ["/", "/software", category]) {
    await page.goto(address);
    for (const thing of await structuredData(page)) expect(thing["@context"]).toBe("https://schema.org");
  }
});

test("what is missing is a 404 in the specification's words", {
  tag: [
    "@2.routes.31",
    "@2.routes.32",
    "@2.software.23",
    "@2.company.19",
    "@2.category.3",
    "@4.detail.3",
    "@4.detail.6",
    "@8.not-found.1",
    "@8.not-found.2",
    "@8.not-found.3",
    "@8.not-found.5",
  ],
}, async ({ request }) => {
  for (const { address, heading, text } of [
    {
      address: `/software/${nilUuid}`,
      heading: "Software Not Found",
      text: "The software you're looking for doesn't exist or has been removed.",
    },
    {
      address: "/software/no-such-thing",
      heading: "Software Not Found",
      text: "The software you're looking for doesn't exist or has been removed.",
    },
    { address: `/companies/${nilUuid}`, heading: "Company Not Found" },
    {
      address: "/categories/no-such-thing",
      heading: "Category not found",
      text: "The category you're looking for doesn't exist.",
    },
    { address: `${category}?page=99`, heading: "Page not found" },
    { address: "/software?page=999", heading: "Page not found" },
    {
      address: "/no/such/page",
      heading: "404 Page Not Found",
      text: "Did you forget to add the page to the router?",
    },
  ]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    const html = await answer.text();
    // A quote in a text is written as a reference.
    const words = html.replaceAll("&#x27;", "'");
    expect(words, address).toMatch(new RegExp(`<h1[^>]*>${heading}<`));
    if (text) expect(words, address).toContain(`>${text}<`);
    expect(html, address).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html, address).toContain('aria-label="Main"');
  }
});

/** Opens the first listing of the category; its name. */
async function openListing(page: Page): Promise<string> {
  await page.goto(category);
  const card = page.getByRole("article").first();
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  return name;
}

interface Thing extends Record<string, unknown> {
  aggregateRating?: { ratingValue: unknown; reviewCount: number };
}

/** What the page says of itself to search engines; there is always something. */
async function structuredData(page: Page): Promise<Thing[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.length, `structured data of ${page.url()}`).toBeGreaterThan(0);
  return texts.map((text) => JSON.parse(text) as Thing);
}

/** The first number in a text. */
async function figure(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? "")?.[0] ?? Number.NaN);
}

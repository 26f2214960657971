import type { Page } from "@playwright/test";
import { expect, expectAlive, expectReadableInEachLook, open, test } from "./support.ts";

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const filters = (page: Page) => page.getByRole("form", { name: "Filters" });
const reviews = (page: Page) => page.locator("main ul article[aria-labelledby^=review-]");

test("filters narrow the reviews, not the best of all, and stand as chips that take them off", {
  tag: ["@2.routes.7", "@2.reviews.3", "@2.reviews.5", "@2.reviews.10", "@2.reviews.12"],
}, async ({ page }) => {
  let total = 0;
  // Two statements: another journey may publish a review between them.
  await expect(async () => {
    await open(page, "/reviews");
    const [whole, all] = await counts(page);
    expect(all).toBe(whole);
    total = whole;
  }).toPass();
  expect(total).toBeGreaterThan(3_000);
  await expect(reviews(page)).toHaveCount(20);

  await filters(page).getByRole("combobox", { name: "Rating" }).selectOption("1-2 Stars");
  await expect(page).toHaveURL("/reviews?rating=low");
  await expect.poll(async () => (await counts(page))[1]).toBeLessThan(total);
  const [, low] = await counts(page);
  for (const stars of await givenStars(page)) expect(stars).toBeLessThanOrEqual(2);
  const best = page.getByRole("region", { name: "Top Reviews" }).getByRole("article");
  await expect(best.getByRole("img", { name: "Rated 5.0 out of 5" })).toHaveCount(6);

  await filters(page).getByRole("combobox", { name: "Category" }).selectOption("CRM");
  await expect(page).toHaveURL("/reviews?category=crm&rating=low");
  await expect.poll(async () => (await counts(page))[1]).toBeLessThan(low);
  const [sameTotal, both] = await counts(page);
  await expectReadableInEachLook(page);
  // The total is that of all, whatever is filtered. Other journeys write reviews meanwhile.
  expect(Math.abs(sameTotal - total)).toBeLessThan(20);

  const chips = page.getByRole("navigation", { name: "Active filters" });
  await chips.getByRole("link", { name: "Remove filter 1-2 Stars" }).click();
  await expect(page).toHaveURL("/reviews?category=crm");
  await expect.poll(async () => (await counts(page))[1]).toBeGreaterThan(both);
  await expect(page.getByRole("main").getByRole("status")).toBeFocused();
  await page.goBack();
  await expect.poll(async () => (await counts(page))[1]).toBe(both);
  await expect(filters(page).getByRole("combobox", { name: "Rating" })).toHaveValue("low");
  await chips.getByRole("link", { name: "Clear Filters" }).click();
  await expect(page).toHaveURL("/reviews");

  await expect(best).toHaveCount(6);
  const link = best.first().locator('a[href^="/software/"]');
  const name = await link.innerText();
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
});

test("the orders, by keyboard alone", { tag: ["@2.reviews.7", "@2.reviews.8"] }, async ({ page }) => {
  await open(page, "/reviews");
  const sort = filters(page).getByRole("combobox", { name: "Sort By" });
  await sort.focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/reviews?sort=highest");
  await expect.poll(async () => new Set(await givenStars(page))).toEqual(new Set([5]));
  await expect(sort).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/reviews?sort=lowest");
  await expect.poll(async () => new Set(await givenStars(page))).toEqual(new Set([1]));
});

test("a text is found in software, titles and reviews; none is told", { tag: "@2.reviews.2" }, async ({
  page,
}) => {
  await open(page, "/reviews?page=8");
  const field = filters(page).getByRole("searchbox", { name: "Search reviews" });
  const software = await reviews(page).first().getByRole("link").first().innerText();
  await expectAlive(page, "main input[type=search]");
  await field.fill(software);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: `Remove filter “${software}”` })).toBeVisible();
  // Not the first of them: another product's newer review may mention it.
  await expect(reviews(page).getByRole("link", { name: software }).first()).toBeVisible();
  await field.fill("qqzzxxjjkk");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "No reviews found" })).toBeVisible();
  await page.getByRole("link", { name: "Clear Filters" }).click();
  await expect(reviews(page)).toHaveCount(20);
});

test("the date of a review leads to its own page, which says the same of it, and on", async ({ page }) => {
  // Of the demo: on the first page stand those that other journeys write, hide and delete.
  await open(page, "/reviews?page=8");
  const card = reviews(page).first();
  const title = await card.getByRole("heading").innerText();
  const date = card.getByRole("link", { name: /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ });
  await expect(date).toHaveAttribute("href", new RegExp(`^/reviews/${uuid}$`));
  await date.click();
  await expect(page).toHaveURL(new RegExp(`/reviews/${uuid}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectReadableInEachLook(page);
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const review = texts.map((text) => JSON.parse(text)).find((thing) => thing["@type"] === "Review");
  expect(review.name).toBe(title);
  const name: string = review.itemReviewed.name;
  await expect(page.locator("main h1 ~ div").getByRole("img")).toHaveAttribute(
    "aria-label",
    `Rated ${review.reviewRating.ratingValue}.0 out of 5`,
  );
  await page.getByRole("link", { name: /^Read all \d+ reviews?$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("article").first().getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/software/${uuid}$`));
});

test("a review that is not there is a 404", async ({ request }) => {
  for (const address of ["/reviews/0199f3a2-0000-7000-8000-000000000000", "/reviews/no-such-review"]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toMatch(/<h1[^>]*>Review Not Found</);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("reviews are filtered by a form, paged by links, and each has its page", {
    tag: "@2.routes.7",
  }, async ({ page }) => {
    await page.goto("/reviews");
    const form = filters(page);
    await form.getByRole("combobox", { name: "Rating" }).selectOption("5 Stars");
    await form.getByRole("combobox", { name: "Sort By" }).selectOption("Lowest Rating");
    await form.getByRole("searchbox").fill("a");
    await form.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/reviews\?q=a&category=&rating=5&language=&sort=lowest/);
    const [total, kept] = await counts(page);
    expect(kept).toBeLessThan(total);
    expect(new Set(await givenStars(page))).toEqual(new Set([5]));
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/reviews?q=a&rating=5&sort=lowest&page=2");
    const title = await reviews(page).first().getByRole("heading").innerText();
    await reviews(page).first().locator('a[href^="/reviews/"]').click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  });
});

/** Total Reviews and Filtered Results. */
async function counts(page: Page): Promise<[number, number]> {
  const text = await page.getByRole("main").getByRole("status").innerText();
  const [total = 0, filtered = 0] = (text.match(/[\d,]+/g) ?? []).map((each) =>
    Number(each.replaceAll(",", "")),
  );
  return [total, filtered];
}

/** The stars that the shown reviews give. */
async function givenStars(page: Page): Promise<number[]> {
  const labels = await reviews(page)
    .getByRole("img", { name: /^Rated/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  return labels.map((label) => Number(/[\d.]+/.exec(label)?.[0]));
}

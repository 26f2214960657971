import type { Locator, Page } from "@playwright/test";
import { expect, open, test } from "./support.ts";

const popular = [
  "Project Management",
  "Video Conferencing",
  "E-Commerce Platforms",
  "Marketing Automation",
  "Accounting",
  "CRM",
  "Expense Management",
  "ERP Systems",
  "Online Backup",
  "AI Chatbots",
];
const category = "/categories/project-management";
const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

// Inside the site a click may ask for the next page's data and code.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test("a popular category opens in place with one question, and leads to its page", {
  tag: ["@2.routes.18", "@2.home.4", "@6.visitor.1", "@7.software.4", "@9.home.1"],
}, async ({ page }) => {
  await open(page, "/");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/graphql") && asked.push(request.url()));

  const choice = page.getByRole("navigation", { name: "Popular Categories" });
  const chosen = choice.locator("[aria-current]");
  const cards = page.getByRole("region", { name: "Popular Categories" }).getByRole("article");
  await expect(choice.getByRole("link")).toHaveText(popular);
  await expect(chosen).toHaveText("AI Chatbots");
  await expect(cards).toHaveCount(9);
  const before = await titles(cards);

  await choice.getByRole("link", { name: "Project Management" }).click();
  await expect(page).toHaveURL("/?category=project-management");
  await expect(chosen).toHaveText("Project Management");
  await expect(cards).toHaveCount(9);
  const after = await titles(cards);
  expect(after).not.toEqual(before);
  // Longer than resting on a link takes to warm it: the click asked for the same already.
  await settle(page);
  expect(asked).toHaveLength(1);

  await page.getByRole("link", { name: "See all Project Management" }).click();
  // Where it was clicked another link may be rested on, now and on Back.
  await page.mouse.move(0, 0);
  await expect(page).toHaveURL(category);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Best Project Management");
  expect((await titles(page.getByRole("article"))).slice(0, after.length)).toEqual(after);
  await settle(page);
  const soFar = asked.length;
  await page.goBack();
  await expect(chosen).toHaveText("Project Management");
  await page.goBack();
  await expect(chosen).toHaveText("AI Chatbots");
  expect(await titles(cards)).toEqual(before);
  expect(asked, "questions asked on Back").toHaveLength(soFar);
  expect(await page.evaluate(() => "isSameDocument" in window), "one document all the way").toBe(true);
});

test("a category is filtered and paged by its address, and Back restores it", {
  tag: "@6.visitor.5",
}, async ({ page }) => {
  await open(page, category);
  const line = page.getByRole("status").filter({ hasText: "in Project Management Available" });
  const rating = page.getByRole("combobox", { name: "Rating" });
  const cards = page.getByRole("article");
  const all = await figure(line);
  const first = await titles(cards);
  expect(all).toBeGreaterThan(10);
  await expect(cards).toHaveCount(10);

  await rating.selectOption("4+ stars");
  await expect(page).toHaveURL(`${category}?rating=4`);
  await expect(line).not.toHaveText(new RegExp(`^${all} `));
  const few = await figure(line);
  expect(few).toBeLessThan(all);
  await expect(cards).toHaveCount(Math.min(few, 10));
  for (const text of await cards.allInnerTexts()) {
    expect(Number(/([\d.]+)\s+out of 5/.exec(text)?.[1])).toBeGreaterThanOrEqual(4);
  }
  await page.goBack();
  await expect(page).toHaveURL(category);
  await expect(line).toHaveText(`${all} Listings in Project Management Available`);
  await expect(rating).toHaveValue("");

  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Page 2" }).click();
  await expect(page).toHaveURL(`${category}?page=2`);
  await expect(pages.locator("[aria-current]")).toHaveText("2");
  for (const title of await titles(cards)) expect(first).not.toContain(title);
  await page.goBack();
  await expect(pages.locator("[aria-current]")).toHaveText("1");
  expect(await titles(cards)).toEqual(first);
});

test("a listing shows its reviews by stars, its company and what is similar", {
  tag: [
    "@2.routes.5",
    "@2.routes.6",
    "@2.routes.35",
    "@2.routes.36",
    "@6.visitor.3",
    "@6.visitor.4",
    "@6.visitor.6",
  ],
}, async ({ page, request }) => {
  await open(page, category);
  const [name = ""] = await titles(page.getByRole("article"));
  await page.getByRole("article").first().getByRole("link", { name }).first().click();
  await expect(page).toHaveURL(new RegExp(`/software/${uuid}$`));
  const address = new URL(page.url()).pathname;
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(name);

  const tabs = page.getByRole("navigation", { name: `About ${name}` });
  const total = await figure(tabs.getByRole("link", { name: "Reviews" }));
  await tabs.getByRole("link", { name: "Reviews" }).click();
  await expect(page).toHaveURL(`${address}?tab=reviews`);
  const line = page.getByRole("main").getByRole("status");
  await expect(line).toHaveText(`${total} reviews`);

  const bar = page.getByRole("link", { name: /^5\s+stars/ });
  const fives = Number(/(\d+)\D*$/.exec((await bar.textContent()) ?? "")?.[1] ?? Number.NaN);
  expect(fives).toBeLessThan(total);
  await bar.click();
  await expect(page).toHaveURL(`${address}?tab=reviews&rating=5`);
  await expect(line).toHaveText(`${fives} of ${total} reviews with 5 stars`);
  await expect(bar).toHaveAttribute("aria-current", "true");
  const reviews = page
    .getByRole("main")
    .getByRole("article")
    .filter({ hasNot: page.locator("[data-facts]") });
  await expect(reviews).toHaveCount(Math.min(fives, 20));
  await expect(reviews.getByRole("img", { name: "Rated 5.0 out of 5" })).toHaveCount(Math.min(fives, 20));
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL(`${address}?tab=reviews`);
  await expect(line).toHaveText(`${total} reviews`);

  const similar = page.getByRole("region", { name: "Similar Software" }).getByRole("article");
  const [other = ""] = await titles(similar);
  expect(await titles(similar)).not.toContain(name);
  await similar.first().getByRole("link", { name: other, exact: true }).click();
  await expect(heading).toHaveText(other);
  await page.goBack();
  await expect(heading).toHaveText(name);
  await page.getByRole("link", { name: `All alternatives to ${name}` }).click();
  await expect(heading).toHaveText(`Alternatives to ${name}`);
  await expect(page).toHaveURL(`${address}/alternatives`);
  await page.getByRole("link", { name: `Compare both: ${name} and ${other}` }).click();
  await expect(heading).toHaveText("Compare Software");
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText(name);

  const byline = page.locator("main header").getByText(/^By /).getByRole("link");
  const company = (await byline.textContent()) ?? "";
  await byline.click();
  await expect(page).toHaveURL(new RegExp(`/companies/${uuid}$`));
  await expect(heading).toHaveText(company);
  const companyAddress = new URL(page.url()).pathname;
  await page.getByRole("link", { name: /^Software \(\d+\)$/ }).click();
  await expect(page).toHaveURL(`${companyAddress}?tab=software`);
  await expect(page.getByRole("article").getByRole("link", { name, exact: true })).toBeVisible();

  for (const [from, to] of [
    [`/software/${slug(name)}?tab=reviews`, `${address}?tab=reviews`],
    [`/companies/${slug(company)}`, companyAddress],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers()["location"]).toBe(to);
  }
});

/** Lets pass what a click may have started beside what it shows. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));

const titles = (cards: Locator) => cards.getByRole("heading").allInnerTexts();

/** The first number in a text. */
async function figure(place: Locator): Promise<number> {
  return Number(/\d+/.exec((await place.textContent()) ?? "")?.[0] ?? Number.NaN);
}

/** The slug of a name, by the specification's rule. */
const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

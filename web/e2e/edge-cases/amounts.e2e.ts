import { counts, longReview, names } from "./catalogue.ts";
import { expect, expectNothingLost, open, test } from "./support.ts";

test.describe.configure({ mode: "default" });
test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/api\/placeholder\//));

test("a logo or a picture that is missing or does not load is a placeholder of its size", {
  tag: ["@2.category.15", "@7.placeholder.2"],
}, async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  await open(page, "/categories/pictures");
  const logos = page.getByRole("article").locator("img");
  await expect(logos).toHaveCount(2);
  for (const logo of await logos.all()) {
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).toHaveAttribute("src", /^\/api\/placeholder\/64\/64/);
    await expect.poll(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(64);
  }
  await open(page, "/software/broken-logo");
  const picture = page.getByRole("region", { name: "Screenshots" }).getByRole("img");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("src", /^\/api\/placeholder\/640\/400/);
  await expectNothingLost(page);
});

test("without a review a listing says so, and claims no rating to search engines", {
  tag: "@8.empty.3",
}, async ({ page }) => {
  await open(page, "/software/unreviewed");
  await expect(page.locator("main header").getByText("No reviews yet")).toBeVisible();
  const things = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(things.join()).toContain("SoftwareApplication");
  expect(things.join()).not.toContain("aggregateRating");
  await page
    .getByRole("link", { name: /^Reviews/ })
    .first()
    .click();
  await expect(page.getByText("No reviews yet. Be the first to write a review!")).toBeVisible();
  await expectNothingLost(page);
});

test("one review is told of as one", async ({ page }) => {
  await open(page, "/software/reviewed-once");
  await expect(page.locator("main header").getByText("1 review", { exact: true })).toBeVisible();
  await page
    .getByRole("navigation", { name: "About Reviewed Once" })
    .getByRole("link", { name: /^Reviews/ })
    .click();
  await expect(page.getByRole("heading", { name: "The only one" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 review");
  await expectNothingLost(page);
});

test("a review of 5,000 characters is folded in lists, and whole where it is opened", async ({ page }) => {
  expect(longReview).toHaveLength(5_000);
  await open(page, "/software/long-review?tab=reviews");
  const review = page.getByRole("article").filter({ hasText: "The long one" });
  const end = review.getByText("The very last line.");
  const bottomOf = (place: typeof end) => place.evaluate((each) => each.getBoundingClientRect().bottom);
  const more = review.getByRole("button", { name: /^Show more of the review/ });
  const isCut = async () => (await bottomOf(end)) > (await bottomOf(more));
  expect(await isCut()).toBe(true);
  await expectNothingLost(page);
  await more.click();
  await expect(review.getByRole("button", { name: /^Show less/ })).toBeVisible();
  await expect(end).toBeVisible();
  await expectNothingLost(page);
  await review.locator('a[href^="/reviews/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The long one");
  await expect(page.getByText("The very last line.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Show more of the review “The long one”" })).toHaveCount(0);
  await expectNothingLost(page);
});

test("five reviews are enough for a listing to tell of its reviewers", async ({ page }) => {
  await open(page, "/categories/third");
  const users = page.getByRole("term").filter({ hasText: "Users" });
  await expect(users).toHaveCount(1);
  await expect(users.locator("+ dd")).toHaveText("Program and Project Management");
  await expect(page.getByRole("term").filter({ hasText: "Industries" }).locator("+ dd")).toContainText(
    names.word,
  );
  await expectNothingLost(page);
});

test("hundreds of listings are paged to the last one, with five pages to choose from", {
  tag: ["@2.category.36", "@9.category.1"],
}, async ({ page }) => {
  const last = counts.crowd / counts.perPage;
  await open(page, `/categories/crowded?page=${last - 1}`);
  await expect(page.getByText(`${counts.crowd} Listings in ${names.emoji} Available`)).toBeVisible();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link", { name: /^Page \d+$/ })).toHaveCount(5);
  await expectNothingLost(page);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL(`/categories/crowded?page=${last}`);
  await expect(page.getByRole("article")).toHaveCount(counts.perPage);
  await expect(pages.getByRole("link", { name: "Next" })).toHaveCount(0);
});

test("hundreds of products of a company are paged to the last one", { tag: "@2.company.11" }, async ({
  page,
}) => {
  const all = counts.crowd + 1;
  const last = Math.ceil(all / counts.perCompanyPage);
  await page.goto("/companies/maker");
  await open(page, `${page.url()}?tab=software&page=${last}`);
  await expect(page.getByRole("link", { name: `Software (${all})` })).toHaveAttribute(
    "aria-current",
    /page|true/,
  );
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(all % counts.perCompanyPage);
  await expectNothingLost(page);
});

test("an empty category says so, on its page and on the home page", {
  tag: ["@2.category.34", "@8.empty.1"],
}, async ({ page }) => {
  await open(page, "/categories/crm");
  await expect(page.getByText("0 Listings in CRM Available")).toBeVisible();
  await expect(page.getByRole("heading", { name: "No software found" })).toBeVisible();
  await expectNothingLost(page);
  await open(page, "/?category=crm");
  const popular = page.getByRole("region", { name: "Popular Categories" });
  await expect(popular.getByText("No software listed")).toBeVisible();
  await expect(popular.getByText("Be the first to add software to this category")).toBeVisible();
});

test("three levels: the way down, the tree and what is above count what is below", async ({ page }) => {
  await open(page, "/categories/third");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "Categories", names.words, names.word, names.arabic]);
  await open(page, "/categories/first");
  await expect(page.getByText(`4 Listings in ${names.words} Available`)).toBeVisible();
  await open(page, "/categories");
  const tree = page.getByRole("main");
  await expect(tree.getByRole("link", { name: names.arabic })).toBeHidden();
  await tree.getByRole("button", { name: `What is in ${names.word}` }).click();
  await expect(tree.getByRole("link", { name: names.arabic })).toBeVisible();
  await expectNothingLost(page);
});

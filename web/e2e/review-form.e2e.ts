import type { Browser, BrowserContext, Page } from "@playwright/test";
import { button, field, join, newPerson, signIn, toast } from "./accounts/support.ts";
import { asAdmin } from "./admin/support.ts";
import {
  test as base,
  expect,
  expectAccessible,
  expectFits,
  expectReadableInEachLook,
  onPhone,
  open,
  reload,
  wordsOf,
} from "./support.ts";
import { reviewed, withListing } from "./vendors/reviewed.ts";

/** The test function with listings of its own: what is published about them is counted. */
const test = base.extend<{ newSoftware: () => Promise<Software> }>({
  newSoftware: async ({ browser, baseURL }, use) => {
    const admin = await browser.newContext({ ...(baseURL && { baseURL }) });
    await asAdmin(admin);
    await use(async () => {
      const { software } = await withListing(admin.request, baseURL);
      return softwareNow(admin, software.id);
    });
    await admin.close();
  },
});

interface Software {
  databaseId: string;
  name: string;
  avgRating: number | null;
  reviewCount: number;
}

/** Reads the current rating and number of reviews of a listing. */
async function softwareNow({ request }: BrowserContext, id: string): Promise<Software> {
  const query = "query($id: ID!) { software(databaseId: $id) { databaseId name avgRating reviewCount } }";
  const answer = await request.post("/graphql", { data: { query, variables: { id } } });
  return (await answer.json()).data.software;
}

const form = (...software: Software[]) =>
  `/write-a-review/review-form?role=Marketing&products=${software.map(({ databaseId }) => databaseId).join(",")}`;
const star = (page: Page, count: number, of = "Overall Rating") =>
  page
    .getByRole("radiogroup", { name: of })
    .getByRole("radio", { name: count === 1 ? "1 star" : `${count} stars` });
const draftNote = (page: Page) => page.getByText(/^Your draft from/);
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Chooses stars as people do: by what is seen of them. */
const rate = (page: Page, count: number, of?: string) => star(page, count, of).locator("xpath=..").click();

async function write(page: Page, title: string, content: string, rating = 4): Promise<void> {
  await rate(page, rating);
  await field(page, "Review Title").fill(title);
  await field(page, "Your Review").fill(content);
}

/** Goes on from the share step to the end, and gives the public address of the review. */
async function finish(page: Page): Promise<string> {
  await expect(heading(page)).toHaveText("Your review is published");
  const address = await page.getByRole("figure").getByText(/^http/).innerText();
  await page.getByRole("link", { name: "Skip", exact: true }).click();
  await expect(heading(page)).toHaveText("Thank You for Your Review!");
  return new URL(address).pathname;
}

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a visitor writes, joins in between, and the review is published once and counted", {
    tag: ["@2.routes.12", "@2.routes.13", "@2.write.40", "@2.write.51", "@6.user.6"],
  }, async ({ page, context, browser, baseURL, newSoftware }) => {
    const { databaseId } = await newSoftware();
    await reviewed(browser, baseURL, databaseId);
    const before = await softwareNow(context, databaseId);
    await open(page, form(before));
    await expect(page.getByText("Writing as: Marketing")).toBeVisible();
    await expect(page.getByText("Reviewing 1 product", { exact: true })).toBeVisible();
    await expect(button(page, "Continue to Share")).toBeDisabled();
    await write(page, "Holds what it promises", "We have used it every day for a year.", 5);
    await field(page, "Pro 1").fill("Quick to learn");
    await rate(page, 4, "Support");
    await expectReadableInEachLook(page);
    await button(page, "Continue to Share").click();
    await expect(page).toHaveURL(/\/signin\?next=/);
    await expect(page.getByRole("main")).toContainText(
      "Your review is saved in this browser and will be submitted as soon as you sign in or create an account.",
    );
    await expect(page.getByRole("main").getByRole("link").first()).toHaveText("Create an account");
    await page.getByRole("main").getByRole("link", { name: "Create an account" }).click();
    await expect(page).toHaveURL(/\/signup\?next=/);

    const { email, password } = newPerson();
    const published: string[] = [];
    page.on("request", (request) => {
      if (request.postData()?.includes("useSendReviewMutation")) published.push(request.url());
    });
    await field(page, "First name").fill("Ada");
    await field(page, "Last name").fill("Lovelace");
    await field(page, "Email").fill(email);
    await field(page, "Password").fill(password);
    await button(page, "Create account").click();
    await expect(page).toHaveURL(/\/write-a-review\/complete\?review=/);
    await expect(heading(page)).toHaveText("Your review is published");
    await expectReadableInEachLook(page);
    const address = await finish(page);
    await expectAccessible(page);
    expect(published, "sent once").toHaveLength(1);

    const after = await softwareNow(context, databaseId);
    expect([before.reviewCount, before.avgRating]).toEqual([1, 2]);
    expect([after.reviewCount, after.avgRating]).toEqual([2, 3.5]);
    const listing = await wordsOf(context.request, `/software/${before.databaseId}?tab=reviews`);
    expect(listing.split("Holds what it promises"), "once").toHaveLength(2);
    expect(listing).toContain("Ada Lovelace");
    expect(listing).toContain("out of 5 · 2 reviews");
    const review = await wordsOf(context.request, address);
    expect(review).toContain("Holds what it promises");
    expect(review).toContain("Quick to learn");

    // Nothing of it is left to be sent again.
    await open(page, form(before));
    await expect(page.getByText(`You have already reviewed ${before.name}`)).toBeVisible();
    await expect(draftNote(page)).toHaveCount(0);
  });

  test("awkward text is shown as the text it is, and breaks nothing", async ({
    page,
    context,
    newSoftware,
  }) => {
    const product = await newSoftware();
    await join(context, newPerson());
    await open(page, form(product));
    const html = `<img src=x onerror="alert(1)"><b>bold</b> & "quotes"`;
    const title = `=SUM(A1:A9) ${html} 🧪`;
    const long = "x".repeat(120);
    const lines = [`مراجعة صادقة لهذا البرنامج.`, `=cmd|' /C calc'!A0`, html, `👩‍👩‍👧‍👦🏳️‍🌈`, long];
    const content = `${lines.join("\n\n")}\n\n${"A sentence of some words. ".repeat(200)}`
      .slice(0, 5000)
      .trim();
    await write(page, title, content);
    await field(page, "Pro 1").fill(`-1+1 ${html}`);
    await field(page, "Con 1").fill("بطيء");
    await button(page, "Continue to Share").click();
    await expect(page.getByRole("figure")).toContainText(title);
    await expectFits(page);
    const address = await finish(page);
    await open(page, address);
    await expect(heading(page)).toHaveText(title);
    const article = page.getByRole("article").first();
    for (const line of lines) await expect(article).toContainText(line);
    await expect(article).toContainText(`-1+1 ${html}`);
    await expect(article.locator("img[src=x], b")).toHaveCount(0);
    await expectFits(page);
  });
});

test("a draft survives a closed tab, and can be discarded", { tag: "@3.draft.1" }, async ({
  page,
  context,
  newSoftware,
}) => {
  const product = await newSoftware();
  await open(page, form(product));
  await write(page, "Half a", "thought");
  await rate(page, 3, "Value");
  await field(page, "Con 1").fill("Dear");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("assay-review"))).toContain("Dear");
  await page.close();

  const later = await context.newPage();
  await open(later, form(product));
  await expect(draftNote(later)).toBeVisible();
  await expect(field(later, "Review Title")).toHaveValue("Half a");
  await expect(field(later, "Your Review")).toHaveValue("thought");
  await expect(field(later, "Con 1")).toHaveValue("Dear");
  await expect(star(later, 4)).toBeChecked();
  await expect(star(later, 3, "Value")).toBeChecked();
  await expect(button(later, "Continue to Share")).toBeEnabled();
  await button(later, "Discard").click();
  await expect(field(later, "Review Title")).toHaveValue("");
  await reload(later);
  await expect(button(later, "Continue to Share")).toBeDisabled();
  await expect(draftNote(later)).toHaveCount(0);
});

test("two tabs keep what is typed about two products, and signing out forgets it", async ({
  page,
  context,
  newSoftware,
}) => {
  const [one, other] = [await newSoftware(), await newSoftware()];
  await join(context, newPerson());
  await open(page, form(one));
  const second = await context.newPage();
  await open(second, form(other));
  // Another tab is another process, to which the browser tells what was kept when it gets to it.
  const arrives = (tab: Page, text: string) =>
    expect.poll(() => tab.evaluate(() => localStorage.getItem("assay-review"))).toContain(text);
  await field(page, "Review Title").fill("About one");
  await arrives(second, "About one");
  await field(second, "Review Title").fill("About the other");
  await arrives(page, "About the other");
  await field(page, "Your Review").fill("Still about one");
  await arrives(second, "Still about one");
  await reload(page);
  await reload(second);
  await expect(field(page, "Your Review")).toHaveValue("Still about one");
  await expect(field(second, "Review Title")).toHaveValue("About the other");
  await second.close();

  await page.locator("summary", { hasText: "Your account" }).click();
  await page.getByRole("link", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/");
  expect(await page.evaluate(() => localStorage.getItem("assay-review"))).toBeNull();
});

test("what was picked is reviewed one after another, to the end", {
  tag: ["@2.write.32", "@2.write.47"],
}, async ({ page, context }) => {
  await join(context, newPerson());
  await open(page, "/write-a-review/used-products/new-review?role=HR");
  const boxes = page.getByRole("main").getByRole("checkbox");
  const nameOf = async (place: number) =>
    (await boxes.nth(place).locator("xpath=..").locator("bdi").innerText()).trim();
  const [first, second] = [await nameOf(0), await nameOf(1)];
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole("main").getByRole("button", { name: "Continue" }).click();
  await page.getByRole("link", { name: `Review ${first}`, exact: true }).click();
  await page.getByRole("link", { name: /^I'll type it myself/ }).click();
  await expect(page).toHaveURL(/\/review-form\?role=HR&products=[0-9a-f-]{36}$/);
  await expect(page.getByText("Reviewing 1 product", { exact: true })).toBeVisible();
  await write(page, "The first one", "It works.");
  await button(page, "Continue to Share").click();
  await finish(page);
  await page.getByRole("link", { name: `Next: review ${second}` }).click();
  await expect(heading(page)).toHaveText(`Review ${second}`);
  await expect(page.getByText("2 of 2")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Products to review" })).toContainText("Reviewed");
  await write(page, "The second one", "It works too.");
  await button(page, "Continue to Share").click();
  await finish(page);
  await expect(page.getByRole("link", { name: /^Next/ })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("assay-review"))).not.toContain("slug");
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
});

/** Another browser of the same person publishes a review. */
async function publishElsewhere(
  browser: Browser,
  baseURL: string | undefined,
  person: { email: string; password: string },
  id: string,
) {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  expect((await elsewhere.request.post("/api/auth/signin", { data: person })).status()).toBe(200);
  // Whoever writes by a cookie says from which page.
  const headers = { origin: baseURL ?? "" };
  const data = {
    softwareId: id,
    rating: 2,
    title: "From elsewhere",
    content: "Written there.",
    pros: ["Old"],
  };
  expect((await elsewhere.request.post("/api/reviews", { data, headers })).status()).toBe(201);
  await elsewhere.close();
}

test("editing asks those who are signed out to sign in, comes back, and is saved", {
  tag: "@4.verification.7",
}, async ({ page, context, browser, baseURL, newSoftware }) => {
  const product = await newSoftware();
  const person = newPerson();
  await join(context, person);
  await publishElsewhere(browser, baseURL, person, product.databaseId);
  await context.clearCookies();
  await open(page, `/write-a-review/review-form?products=${product.databaseId}&edit=review`);
  await expect(toast(page)).toContainText("Please sign in to edit your review.");
  await expect(page).toHaveURL(/\/signin\?next=/);
  await signIn(page, person);
  await expect(field(page, "Review Title")).toHaveValue("From elsewhere");
  await expect(field(page, "Pro 1")).toHaveValue("Old");
  await field(page, "Review Title").fill("A new view");
  await button(page, "Save changes").click();
  await expect(toast(page)).toContainText("Changes saved");
  const words = await wordsOf(context.request, `/software/${product.databaseId}?tab=reviews`);
  expect(words).toContain("A new view");
  expect(words).toContain("edited");
  expect(words).not.toContain("From elsewhere");
});

test("stars by keyboard alone", { tag: "@2.write.35" }, async ({ page, newSoftware }) => {
  await open(page, form(await newSoftware()));
  await star(page, 1).focus();
  await page.keyboard.press("End");
  await expect(star(page, 5)).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("4/5")).toBeVisible();
  await page.keyboard.press("Home");
  await expect(page.getByText("1/5")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(star(page, 2)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(field(page, "Review Title")).toBeFocused();
  await page.keyboard.type("By keyboard");
  await page.keyboard.press("Enter");
  await expect(field(page, "Your Review")).toBeFocused();
});

test("of reviews that are not one's own the last step tells nothing", async ({ context }) => {
  const query = "{ reviews(first: 1) { edges { node { databaseId } } } }";
  const answer = await context.request.post("/graphql", { data: { query } });
  const { data } = (await answer.json()) as {
    data: { reviews: { edges: { node: { databaseId: string } }[] } };
  };
  const foreign = data.reviews.edges[0]?.node.databaseId;
  const final = async (search: string) => {
    const response = await context.request.get(`/write-a-review/complete${search}`, { maxRedirects: 0 });
    return [response.status(), response.headers()["location"]];
  };
  expect(await final(`?review=${foreign}&step=finished`)).toEqual([302, "/write-a-review"]);
  await join(context, newPerson());
  for (const search of ["", "?review=1", `?review=${foreign}`, "?step=finished"])
    expect(await final(search), search).toEqual([302, "/write-a-review"]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the form says that it needs them", async ({ page, newSoftware }) => {
    const product = await newSoftware();
    await page.goto(form(product));
    await expect(heading(page)).toHaveText(`Review ${product.name}`);
    // Playwright looks for no text inside noscript.
    const notice = page.locator("main noscript p");
    await expect(notice).toBeVisible();
    await expect(notice).toContainText("Writing a review needs JavaScript.");
    await expect(page.getByRole("button", { name: "Continue to Share" })).toBeHidden();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  });
});

import { randomUUID } from "node:crypto";
import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { toast } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, test, wordsOf } from "../support.ts";
import { proved, reviewed, withListing } from "../vendors/reviewed.ts";
import { asAdmin } from "./support.ts";

// What is decided, and the list after it, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

/** Asks the API as a page does. */
async function ask(
  request: APIRequestContext,
  baseURL: string | undefined,
  query: string,
  variables: object,
) {
  const headers = { origin: baseURL ?? "" };
  const answer = await request.post("/graphql", { data: { query, variables }, headers });
  const { data, errors } = (await answer.json()) as { data: Record<string, never>; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

async function ownListing(browser: Browser, baseURL: string | undefined) {
  const { context } = await proved(browser, baseURL);
  const { software } = await withListing(context.request, baseURL);
  await context.close();
  return software as { id: string; name: string };
}

/** A company of the demo that nobody owns; of what is asked of it nothing is seen elsewhere. */
async function _unownedCompany(request: APIRequestContext, baseURL: string | undefined) {
  const query = "{ companies(first: 100) { edges { node { databaseId name isClaimed } } } }";
  const data = await ask(request, baseURL, query, {});
  const { edges } = data["companies"] as unknown as {
    edges: { node: { databaseId: string; name: string; isClaimed: boolean } }[];
  };
  const found = edges.map(({ node }) => node).find(({ isClaimed }) => !isClaimed);
  if (!found) throw new Error("every company is owned");
  return found;
}

const article = (page: Page, name: string) => page.getByRole("article", { name, exact: true });

test("a report is upheld with a reason: the review is hidden, and the report stands among the upheld", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const software = await ownListing(browser, baseURL);
  const { id, title } = await reviewed(browser, baseURL, software.id);
  const reader = await proved(browser, baseURL);
  await ask(
    reader.context.request,
    baseURL,
    "mutation($input: ReportReviewInput!) { reportReview(input: $input) { __typename } }",
    { input: { databaseId: id, reason: "OFFENSIVE", details: "<b>Rude</b> in the second line." } },
  );
  await reader.context.close();
  await asAdmin(context);
  await open(page, "/admin/moderation");
  const shown = article(page, `Report on “${title}”`);
  await expect(shown).toContainText("<b>Rude</b> in the second line.");
  await expectReadableInEachLook(page);
  await shown.getByRole("button", { name: /^Uphold/ }).click();
  const dialog = page.getByRole("dialog", { name: `Uphold the report on “${title}”?` });
  await expectReadableInEachLook(page);
  await dialog.getByRole("textbox").fill("It insults the support.");
  await dialog.getByRole("button", { name: "Uphold and hide the review" }).click();
  await expect(toast(page)).toContainText("Report upheld");
  await expect(shown).toHaveCount(0);
  expect((await context.request.get(`/reviews/${id}`)).status()).toBe(404);
  await page.getByRole("link", { name: "Upheld" }).click();
  await expect(shown).toContainText("Upheld on");
  await shown.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("dialog", { name: title, exact: true })).toContainText(
    "It insults the support.",
  );
});

test("what the checks noticed of one software is looked at and dismissed together", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const software = await ownListing(browser, baseURL);
  // The same words in each, and in no other review.
  const text = Array.from({ length: 12 }, () => randomUUID().replaceAll("-", " ")).join(" ");
  const first = await reviewed(browser, baseURL, software.id, text);
  await reviewed(browser, baseURL, software.id, text);
  await reviewed(browser, baseURL, software.id, text);
  await asAdmin(context);
  // The checks run after the reviews were written.
  const counted = async () => {
    const query = `query($id: ID!) { administration { flags(softwareId: $id, kind: NEAR_DUPLICATE, status: OPEN) { totalCount } } }`;
    const data = await ask(context.request, baseURL, query, { id: software.id });
    return (data["administration"] as unknown as { flags: { totalCount: number } }).flags.totalCount;
  };
  await expect.poll(counted, { timeout: 40_000 }).toBeGreaterThanOrEqual(2);
  await open(page, "/admin/moderation?tab=flags");
  await page
    .getByRole("link", { name: `View flags: Near-duplicate text, ${software.name}`, exact: true })
    .click();
  await expect(page.getByRole("link", { name: "All groups" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: software.name })).toBeVisible();
  await expect(page.getByText("identical to another review").first()).toBeVisible();
  await expect(page.getByRole("link", { name: first.title, exact: true }).first()).toBeVisible();
  await expectReadableInEachLook(page);
  await page.getByRole("button", { name: /^Dismiss all \d$/ }).click();
  await expect(toast(page)).toContainText(/\d flags dismissed/);
  await expect(page.getByRole("heading", { name: "No matching flags" })).toBeVisible();
  expect(await counted()).toBe(0);
  expect((await context.request.get(`/reviews/${first.id}`)).status()).toBe(200);
});

test("a product that nobody listed is suggested with a review, which is published once it is listed", async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow();
  const name = `Zq${randomUUID().replaceAll("-", "").slice(0, 12)}`;
  const title = `It <i>holds</i> ${name}`;
  const author = await proved(browser, baseURL);
  const theirs = await author.context.newPage();
  await open(theirs, `/write-a-review/used-products/new-review?role=HR&q=${name}`);
  await theirs.getByRole("link", { name: "Suggest a product" }).click();
  await expect(theirs.getByRole("textbox", { name: "Name" })).toHaveValue(name);
  await theirs.getByRole("textbox", { name: "Website" }).fill(`https://${name}.example`);
  await expectReadableInEachLook(theirs);
  await theirs.getByRole("button", { name: "Continue to your review" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: `Review ${name}` })).toBeVisible();
  const stars = theirs.getByRole("radiogroup", { name: "Overall Rating" });
  await stars.getByRole("radio", { name: "4 stars" }).locator("xpath=..").click();
  await theirs.getByRole("textbox", { name: "Review Title" }).fill(title);
  await theirs.getByRole("textbox", { name: "Your Review" }).fill("It held for a year.");
  await theirs.getByRole("button", { name: "Keep this review" }).click();
  const own = article(theirs, name);
  await expect(own).toContainText("Waiting for our decision");
  await own.getByText("Your review, which waits for the product").click();
  await expect(own).toContainText("It held for a year.");
  await asAdmin(context);
  await open(page, "/admin/moderation?tab=suggestions");
  const shown = article(page, `Suggestion of ${name}`);
  await expect(shown).toContainText("Waits for the decision");
  await expect(shown).not.toContainText(title);
  await shown.getByRole("button", { name: `List ${name}` }).click();
  const dialog = page.getByRole("dialog", { name: `List ${name}?` });
  await dialog.getByRole("combobox", { name: "Category" }).selectOption({ index: 1 });
  await dialog.getByRole("textbox", { name: "Name of the new company" }).fill(`${name} Inc.`);
  await expectReadableInEachLook(page);
  await dialog.getByRole("button", { name: "List the product" }).click();
  await expect(toast(page)).toContainText("Suggestion accepted");
  await expect(shown).toHaveCount(0);
  // A job publishes the review.
  const published = () => wordsOf(author.context.request, "/profile?tab=suggestions");
  await expect.poll(published, { timeout: 40_000 }).toContain("See your review");
  await open(theirs, "/profile?tab=suggestions");
  await own.getByRole("link", { name: "See your review" }).click();
  await article(theirs, title).getByRole("link", { name: "View public page" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await author.context.close();
});

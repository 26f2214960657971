import type { BrowserContext, Page } from "@playwright/test";
import { mailedLink, toast } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, test } from "../support.ts";
import { proved, reviewed, withListing } from "../vendors/reviewed.ts";
import { asAdmin } from "./support.ts";

// What is changed, and the list after it, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const details = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** The last word of a title is its own. */
const wordOf = (title: string) => title.split(" ").at(-1) ?? "";
const isPublic = async (context: BrowserContext, id: string) =>
  (await context.request.get(`/reviews/${id}`)).status() === 200;

async function search(page: Page, text: string): Promise<void> {
  const field = page.getByRole("searchbox", { name: "Search by text or software" });
  await field.fill(text);
  await field.press("Enter");
}

test("a review is verified, hidden with a reason that its author is told, published again and deleted", {
  tag: ["@2.admin.25", "@2.admin.26", "@2.admin.27", "@2.admin.28", "@2.admin.40", "@4.review.2"],
}, async ({ page, context, browser, baseURL }) => {
  test.slow();
  const vendor = await proved(browser, baseURL);
  const { software } = await withListing(vendor.context.request, baseURL);
  await vendor.context.close();
  const { id, title, email } = await reviewed(browser, baseURL, software.id);
  await asAdmin(context);
  await open(page, "/admin/reviews");
  await search(page, wordOf(title));
  await expect(page.getByText("1 review", { exact: true })).toBeVisible();
  await expectReadableInEachLook(page);
  await expect(page.getByRole("link", { name: /^View Software/ })).toHaveAttribute(
    "href",
    `/software/${software.id}`,
  );
  await page.getByRole("button", { name: `Verify: ${title}` }).click();
  await expect(toast(page)).toContainText("Review verified");
  await expect(page.getByRole("button", { name: `Unverify: ${title}` })).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Undone");
  await expect(page.getByRole("button", { name: `Verify: ${title}` })).toBeVisible();

  await page.getByRole("link", { name: title, exact: true }).click();
  const opened = details(page, title);
  await expect(opened).toContainText(email);
  await opened.getByRole("button", { name: "Hide…" }).click();
  const hiding = page.getByRole("dialog", { name: `Hide “${title}”?` });
  await hiding.getByRole("button", { name: "Hide review" }).click();
  await expect(hiding.getByRole("textbox")).toHaveAccessibleDescription(/Please give a reason/);
  await expectReadableInEachLook(page);
  await hiding.getByRole("textbox").fill("It names a colleague. Please take the name out.");
  await hiding.getByRole("button", { name: "Hide review" }).click();
  await expect(toast(page)).toContainText("Review hidden");
  await expect(opened).toContainText("It names a colleague.");
  expect(await isPublic(context, id)).toBe(false);
  await mailedLink(email, /\/profile\?tab=(?:3D)?reviews/);
  await opened.getByRole("button", { name: "Publish again" }).click();
  await expect(toast(page)).toContainText("Review published");
  expect(await isPublic(context, id)).toBe(true);

  await opened.getByRole("button", { name: "Delete…" }).click();
  const deleting = page.getByRole("dialog", { name: `Delete “${title}”?` });
  await deleting.getByRole("textbox").fill("It holds");
  await deleting.getByRole("button", { name: "Delete permanently" }).click();
  await expect(deleting.getByRole("textbox")).toHaveAccessibleDescription(/does not match the text above/);
  await deleting.getByRole("textbox").fill(title);
  await deleting.getByRole("button", { name: "Delete permanently" }).click();
  await expect(toast(page)).toContainText("Review deleted");
  await expect(page.getByRole("heading", { name: "No matching reviews" })).toBeVisible();
  await mailedLink(email, /\/contact\b/);
});

test("without scripts the filters work, and what only scripts can do is absent", async ({
  context,
  browser,
  baseURL,
}) => {
  await asAdmin(context);
  const bare = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await context.storageState(),
    ...(baseURL && { baseURL }),
  });
  const page = await bare.newPage();
  await page.goto("/admin/reviews");
  await page.getByRole("combobox", { name: "Rating" }).selectOption("1");
  await page.getByRole("search", { name: "Reviews" }).getByRole("button").click();
  await expect(page).toHaveURL(/rating=1/);
  await expect(page.getByRole("img", { name: "Rated 1.0 out of 5" }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Verify/ })).toHaveCount(0);
  await page.locator("a[data-row]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await bare.close();
});

import type { BrowserContext, Page } from "@playwright/test";
import { join, newPerson, toast } from "../accounts/support.ts";
import { expect, expectAccessible, expectReadableInEachLook, open, test } from "../support.ts";
import { asAdmin, sameOrigin as headers } from "./support.ts";

// What is changed, where one goes, and the dialogs come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/demo\/|\/api\/placeholder/));

/** A vendor's company and listings of its own, whose names no other test has. */
async function vendor(browser: { newContext(): Promise<BrowserContext> }, ...called: string[]) {
  const context = await browser.newContext();
  const person = newPerson();
  await join(context, person);
  const word = person.email.slice(4, 12);
  const post = async (path: string, data: object) => {
    const response = await context.request.post(path, { headers, data });
    expect(response.status()).toBe(201);
    return ((await response.json()) as { id: string }).id;
  };
  const company = `Vendor ${word}`;
  const companyId = await post("/api/companies", { name: company, website: `https://${word}.example` });
  const categories = (await (await context.request.get("/api/categories")).json()) as {
    id: string;
    slug: string;
  }[];
  const categoryId = categories.find(({ slug }) => slug === "crm")?.id;
  const listings: { id: string; name: string }[] = [];
  for (const one of called) {
    const name = `${one} ${word} دليل`;
    listings.push({ name, id: await post("/api/software", { companyId, categoryId, name }) });
  }
  const [first] = listings;
  if (!first) throw new Error("no listing");
  return { context, word, company, companyId, first, listings };
}

const search = async (page: Page, text: string) => {
  const field = page.getByRole("main").getByRole("searchbox");
  await field.fill(text);
  await field.press("Enter");
};
const statusOf = async (context: BrowserContext, path: string) => (await context.request.get(path)).status();
const listing = async (context: BrowserContext, id: string) =>
  (await context.request.get(`/api/software/${id}`)).json() as Promise<Record<string, unknown>>;

test("a listing is found, featured, hidden, edited and deleted", {
  tag: ["@2.admin.16", "@2.admin.17", "@2.admin.32"],
}, async ({ page, context, browser }) => {
  const { context: owner, word, first } = await vendor(browser, "Kiln");
  await asAdmin(context);
  await open(page, "/admin/software");
  await search(page, word);
  await expect(page.getByText("1 listing", { exact: true })).toBeVisible();
  const featured = page.getByRole("switch", { name: `Featured: ${first.name}` });
  await featured.click();
  await expect(featured).toBeChecked();
  // Under the pointer it stays.
  await toast(page).getByText("Listing featured").hover();
  expect(await listing(owner, first.id)).toMatchObject({ isFeatured: true });
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Undone");
  await expect(featured).not.toBeChecked();
  await page.getByRole("switch", { name: `Live: ${first.name}` }).click();
  await expect(toast(page)).toContainText("Listing set to Draft");
  const visitor = await browser.newContext();
  expect(await statusOf(visitor, `/software/${first.id}`)).toBe(404);
  await visitor.close();

  await page.getByRole("button", { name: `Edit ${first.name}` }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${first.name}` });
  await expect(edit.getByLabel("Software name")).toBeFocused();
  await edit.getByLabel("Category", { exact: true }).selectOption("");
  await edit.getByLabel("Website").fill("nowhere");
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(edit.getByLabel("Category", { exact: true })).toHaveAccessibleDescription(
    /Please select a category/,
  );
  await expect(edit.getByLabel("Website")).toHaveAccessibleDescription("Please enter a valid URL");
  await edit.getByLabel("Category", { exact: true }).selectOption({ label: "CRM" });
  await edit.getByLabel("Website").fill("https://kiln.example");
  await edit.getByLabel("Short description").fill("Bakes bread by the hour.");
  await edit.getByRole("radio", { name: "Featured", exact: true }).check();
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Software updated");
  await expect(edit).toHaveCount(0);
  expect(await listing(owner, first.id)).toMatchObject({
    shortDescription: "Bakes bread by the hour.",
    websiteUrl: "https://kiln.example",
    isFeatured: true,
  });

  await page.getByRole("link", { name: first.name, exact: true }).click();
  const details = page.getByRole("dialog", { name: first.name, exact: true });
  await expect(details).toContainText("Bakes bread by the hour.");
  await expectAccessible(page);
  await details.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: `Delete ${first.name}?` });
  await question.getByRole("textbox").fill(first.name);
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await expect(toast(page)).toContainText("Listing deleted");
  await expect(page.getByRole("heading", { name: "No matching software" })).toBeVisible();
  expect(await statusOf(owner, `/api/software/${first.id}`)).toBe(404);
  await owner.close();
});

test("a company is found, verified, edited, viewed and deleted", {
  tag: ["@2.admin.18", "@2.admin.19"],
}, async ({ page, context, browser }) => {
  const { context: owner, company, companyId, word } = await vendor(browser, "Kiln");
  const verified = async () =>
    ((await (await owner.request.get(`/api/companies/${companyId}`)).json()) as { isVerified: boolean })
      .isVerified;
  await asAdmin(context);
  await open(page, "/admin/companies");
  await search(page, word);
  await expect(page.getByText("1 company", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Verify ${company}` }).click();
  await expect(toast(page)).toContainText("Company verified");
  expect(await verified()).toBe(true);
  await page.getByRole("button", { name: `Unverify ${company}` }).click();
  await expect(toast(page)).toContainText("Company unverified");
  expect(await verified()).toBe(false);
  await expect(page.getByRole("link", { name: `View ${company}` })).toHaveAttribute(
    "href",
    `/companies/${companyId}`,
  );

  await page.getByRole("link", { name: company, exact: true }).click();
  const details = page.getByRole("dialog", { name: company, exact: true });
  await expect(details).toContainText("Ada Lovelace");
  await details.getByRole("button", { name: "Edit" }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${company}` });
  await edit.getByLabel("Headquarters").fill("Porto");
  await expectReadableInEachLook(page);
  await edit.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Company updated");
  await expect(details).toContainText("Porto");
  await details.getByRole("button", { name: "Delete…" }).click();
  const question = page.getByRole("dialog", { name: `Delete ${company}?` });
  await question.getByRole("textbox").fill(company);
  await question.getByRole("button", { name: "Delete permanently" }).click();
  await expect(toast(page)).toContainText("Company deleted");
  await expect(page.getByRole("heading", { name: "No matching companies" })).toBeVisible();
  expect(await statusOf(owner, `/companies/${companyId}`)).toBe(404);
  await owner.close();
});

import type { BrowserContext, Page } from "@playwright/test";
import { button, enter, join, newPerson, type Person, toast } from "../accounts/support.ts";
import {
  expect,
  expectAccessible,
  expectReadableInEachLook,
  onPhone,
  open,
  test,
  wordsOf,
} from "../support.ts";

// What is saved, and the dialog, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

/** As a page of the site sends it: a write that comes with a session must not come from elsewhere. */
const headers = { "sec-fetch-site": "same-origin" };

/** Founds a company by the API; gives its id. */
async function found(context: BrowserContext, name: string): Promise<string> {
  const response = await context.request.post("/api/companies", { headers, data: { name } });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Puts up a listing by the API; gives its id. */
async function list(context: BrowserContext, data: object): Promise<string> {
  const categories = (await (await context.request.get("/api/categories")).json()) as {
    id: string;
    slug: string;
  }[];
  const categoryId = categories.find(({ slug }) => slug === "crm")?.id;
  const response = await context.request.post("/api/software", {
    headers,
    data: { categoryId, ...data },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

async function vendor(context: BrowserContext, person: Person = newPerson()) {
  await join(context, person);
  const word = person.email.slice(4, 12);
  return { person, word, companyId: await found(context, `Vendor ${word}`) };
}

const statusOf = async (context: BrowserContext, path: string) => (await context.request.get(path)).status();
/** A field that may be left out, which its label says. */
const optional = (page: Page, label: string) => page.getByRole("main").getByLabel(`${label}optional`);
const save = (page: Page) => button(page, "Save changes").click();

test.describe("on a phone", () => {
  test.use(onPhone);

  test("a listing is put up, told in full", { tag: "@2.dashboard.11" }, async ({ page, context }) => {
    const { word } = await vendor(context);
    await open(page, "/dashboard?tab=software");
    await expect(page.getByRole("heading", { name: "No software listed yet" })).toBeVisible();
    await button(page, "Create a software listing").click();
    const dialog = page.getByRole("dialog", { name: "Create a software listing" });
    await dialog.getByRole("button", { name: "Create listing" }).click();
    await expect(dialog.getByLabel("Software name")).toBeFocused();
    await expect(dialog.getByText("Please select a category").last()).toBeVisible();
    await expectReadableInEachLook(page);
    const name = `Kiln ${word} دليل`;
    await dialog.getByLabel("Software name").fill(name);
    await dialog.getByLabel("Category").selectOption({ label: "CRM" });
    await dialog.getByLabel("Features").fill("Ovens\n\n Timers ");
    await dialog.getByRole("button", { name: "Create listing" }).click();
    await expect(toast(page)).toContainText("Software listing created");
    await expect(page).toHaveURL(/\/dashboard\/software\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Edit ${name}`);
    // The header knows who is signed in, also after what was asked before the change is asked anew.
    await expect(page.getByRole("banner").getByRole("link", { name: "Join/Login" })).toHaveCount(0);

    await optional(page, "Short description").fill("Bakes bread by the hour.");
    await page.getByLabel("Add a category").fill("market");
    await page.getByLabel("Add a category").press("Enter");
    await button(page, "Add a plan").click();
    await page.keyboard.type("Loaf");
    await page.getByLabel(/^Price/).fill("1,5");
    await button(page, "Add a screenshot").click();
    await page.getByLabel("Or the URL of a picture").last().fill("/demo/screens/chat-4.svg");
    await optional(page, "Caption").fill("The oven");
    await save(page);
    await expect(
      page.getByText("Price must be an amount such as 29.00", { exact: false }).first(),
    ).toBeVisible();
    await page.getByLabel(/^Price/).fill("1.50");
    await expectReadableInEachLook(page);
    await save(page);
    await expect(toast(page)).toContainText("Software updated");
    await expect(page.getByText("All changes are saved.")).toBeVisible();
    await expect(button(page, "Save changes"), "it keeps the focus").toBeFocused();

    await page.getByRole("main").getByRole("link", { name: "View listing" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expect(page.getByText("Bakes bread by the hour.").first()).toBeVisible();
    await expect(page.getByText("This listing is your company's.")).toBeVisible();
    await page.getByRole("link", { name: "Pricing", exact: true }).click();
    await expect(page.getByRole("main")).toContainText("$1.50");
    await open(page, `/search?query=${word}`);
    await expect(page.getByRole("main").getByRole("link", { name }).first()).toBeVisible();
  });

  test("a listing is hidden, previewed, shown again and deleted", { tag: "@4.verification.3" }, async ({
    page,
    context,
    browser,
  }) => {
    const { companyId, word } = await vendor(context);
    const name = `Kiln ${word} دليل`;
    const id = await list(context, { companyId, name });
    const visitor = await browser.newContext();
    expect(await statusOf(visitor, `/software/${id}`)).toBe(200);
    await open(page, `/dashboard/software/${id}`);
    await page.getByRole("radio", { name: /^Draft/ }).check();
    await save(page);
    await expect(toast(page)).toContainText("The listing is a Draft.");
    for (const path of [`/software/${id}`, `/api/software/${id}`])
      expect(await statusOf(visitor, path)).toBe(404);
    await page.getByRole("main").getByRole("link", { name: "Preview" }).click();
    await expect(page.getByText("This is a preview of a Draft", { exact: false })).toBeVisible();
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Edit listing" }).click();
    await page.getByRole("radio", { name: /^Live/ }).check();
    await save(page);
    await expect(toast(page)).toContainText("live on the site");
    expect(await statusOf(visitor, `/software/${id}`)).toBe(200);

    await button(page, "Delete listing…").click();
    const question = page.getByRole("dialog", { name: `Delete “${name}”?` });
    await question.getByLabel("Type the listing's name to confirm").fill("Kiln");
    await question.getByRole("button", { name: "Delete permanently" }).click();
    await expect(question.getByText("This is not the name of the listing")).toBeVisible();
    await question.getByLabel("Type the listing's name to confirm").fill(name);
    await question.getByRole("button", { name: "Delete permanently" }).click();
    await expect(toast(page)).toContainText("Listing deleted");
    await expect(page.getByRole("heading", { name: "No software listed yet" })).toBeVisible();
    expect(await statusOf(visitor, `/software/${id}`)).toBe(404);
    await visitor.close();
  });

  test("what others may not change, they do not: a stranger, a visitor", async ({ context, browser }) => {
    const owner = await browser.newContext();
    const { companyId, word } = await vendor(owner);
    const live = await list(owner, { companyId, name: `Open ${word}` });
    const draft = await list(owner, { companyId, name: `Hushed ${word}`, isActive: false });
    const response = await context.request.get(`/dashboard/software/${live}`);
    expect(response.status()).toBe(200);
    expect(await response.text()).not.toContain(`Open ${word}`);
    await join(context, newPerson());
    const words = await wordsOf(context.request, `/dashboard/software/${live}`);
    expect(words).toContain("Forbidden");
    expect(words).not.toContain("Save changes");
    expect(await statusOf(context, `/dashboard/software/${draft}`)).toBe(404);
    expect(
      (await context.request.patch(`/api/software/${live}`, { headers, data: { name: "Mine" } })).status(),
    ).toBe(403);
    await owner.close();
  });
});

test("of two who change a listing at once the second is told, loses nothing, and decides", async ({
  page,
  context,
  browser,
}) => {
  const { person, companyId, word } = await vendor(context);
  const id = await list(context, { companyId, name: `Twice ${word}`, features: ["A"] });
  const colleague = await browser.newContext();
  expect(await enter(colleague, person)).toBe(200);
  await open(page, `/dashboard/software/${id}`);
  await optional(page, "Short description").fill("Mine.");
  const change = { headers, data: { shortDescription: "Theirs.", websiteUrl: "https://theirs.example" } };
  expect((await colleague.request.patch(`/api/software/${id}`, change)).status()).toBe(200);
  await save(page);
  await expect(toast(page)).toContainText("Update Failed");
  const warning = page.getByText("Someone else has changed this listing since you opened it.", {
    exact: true,
  });
  await expect(warning).toBeVisible();
  await expectAccessible(page);
  await expect(optional(page, "Short description")).toHaveValue("Mine.");
  await button(page, "Save my version").click();
  await expect(toast(page)).toContainText("Software updated");
  expect(await (await context.request.get(`/api/software/${id}`)).json()).toMatchObject({
    shortDescription: "Mine.",
    websiteUrl: "https://theirs.example",
  });
  await colleague.close();
});

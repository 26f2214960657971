import { randomUUID } from "node:crypto";
import type { BrowserContext, Page } from "@playwright/test";
import { signIn, toast } from "../accounts/support.ts";
import { expect, expectReadableInEachLook, open, test } from "../support.ts";
import { administrator, asAdmin, sameOrigin } from "./support.ts";

// What is changed comes after the load, and pages that one goes on to.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

interface Made {
  readonly databaseId: string;
  readonly name: string;
  readonly slug: string;
}

async function ask<T>(context: BrowserContext, query: string, input: object): Promise<T> {
  const response = await context.request.post("/graphql", {
    headers: sameOrigin,
    data: { query, variables: { input } },
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

const create = `mutation($input: CreateCategoryInput!) { createCategory(input: $input) {
  ... on CategorySaved { category { databaseId name slug } } } }`;

/** Makes a category of its own, which no menu or list of the other tests shows: it is inactive, or below one that is. */
async function made(context: BrowserContext, name: string, more: object = {}): Promise<Made> {
  const input = {
    name: `${name} ${randomUUID().slice(0, 8)}`,
    categoryType: "SERVICE",
    isActive: false,
    ...more,
  };
  const { createCategory } = await ask<{ createCategory: { category: Made } }>(context, create, input);
  return createCategory.category;
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("a category is made, renamed, moved and deactivated; its former address leads on", {
  tag: "@2.routes.30",
}, async ({ page, context, watch }) => {
  await asAdmin(context);
  const home = await made(context, "Home");
  const other = await made(context, "Other");
  await open(page, `/admin/categories?q=${encodeURIComponent(home.name)}&open=${home.databaseId}`);
  await press(page, "New subcategory…");
  const tag = randomUUID().slice(0, 8);
  const making = dialog(page, "New category");
  await making.getByRole("textbox", { name: /^Name/ }).fill(`Tuning ${tag}`);
  await expectReadableInEachLook(page);
  await making.getByRole("button", { name: "Create category" }).click();
  const details = dialog(page, `Tuning ${tag}`);
  await expect(details).toContainText(home.name);

  await details.getByRole("button", { name: "Rename…" }).click();
  const renaming = dialog(page, `Rename Tuning ${tag}`);
  await expect(renaming).toContainText(`/categories/tuning-${tag} redirects to the new address`);
  await renaming.getByRole("textbox", { name: /^Name/ }).fill(`Repairs ${tag}`);
  await renaming.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Category renamed");
  const renamed = dialog(page, `Repairs ${tag}`);
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("no browser");
  const moved = await visitor.request.get(`/categories/tuning-${tag}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()["location"]]).toEqual([301, `/categories/repairs-${tag}`]);

  await renamed.getByRole("button", { name: "Move to…" }).click();
  const moving = dialog(page, `Move Repairs ${tag}`);
  await moving.getByRole("combobox").selectOption(other.databaseId);
  await moving.getByRole("button", { name: "Move", exact: true }).click();
  await expect(toast(page)).toContainText(`Category moved below ${other.name}`);
  await expect(renamed).toContainText(other.name);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Undone");
  await expect(renamed).toContainText(home.name);

  await renamed.getByRole("button", { name: "Deactivate…" }).click();
  const asking = dialog(page, `Deactivate Repairs ${tag}?`);
  await expect(asking).toContainText("Visitors can no longer open its page");
  await asking.getByRole("button", { name: "Deactivate" }).click();
  await expect(toast(page)).toContainText("Category deactivated");
  expect((await visitor.request.get(`/categories/repairs-${tag}`)).status()).toBe(404);
  await renamed.getByRole("button", { name: "Activate" }).click();
  await expect(toast(page)).toContainText("Category activated");
  expect((await visitor.request.get(`/categories/repairs-${tag}`)).status()).toBe(200);
  await visitor.close();
  expect(watch.faults).toEqual([]);
});

test("the content is written section by section or as JSON, seen beforehand, and stands on the page", {
  tag: ["@2.category.56", "@2.admin.30", "@8.success.4"],
}, async ({ page, context }) => {
  await asAdmin(context);
  const home = await made(context, "Shelf");
  const { databaseId, name, slug } = await made(context, "Written", {
    parentId: home.databaseId,
    isActive: true,
  });
  await open(page, `/admin/categories?q=${encodeURIComponent(name)}&open=${databaseId}&edit=content`);
  const form = dialog(page, `Content of ${name}`);
  await form.getByRole("textbox", { name: /^Hero description/ }).fill("All about it.");
  await form.getByRole("button", { name: "Add a section" }).click();
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(form.getByRole("textbox", { name: /^Heading/ })).toHaveAccessibleDescription(
    "Heading is required",
  );
  await form.getByRole("textbox", { name: /^Heading/ }).fill("What is it?");
  await form
    .getByRole("textbox", { name: /^Text/ })
    .fill("A <b>thing</b> of [many](https://x.example).\n\n- **More**");
  await form.getByRole("button", { name: "JSON" }).click();
  const json = form.getByRole("textbox", { name: /^Content sections as JSON/ });
  expect(JSON.parse(await json.inputValue())).toEqual([
    {
      id: "what-is-it",
      heading: "What is it?",
      content: "A <b>thing</b> of [many](https://x.example).\n\n- **More**",
    },
  ]);
  await json.press("End");
  await json.pressSequentially("!");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(json).toHaveAccessibleDescription(
    /contentSections must be valid JSON \(array of id, heading, content\)/,
  );
  await json.press("Backspace");
  await form.getByRole("button", { name: "Sections", exact: true }).click();
  await form.getByRole("button", { name: "Show preview" }).click();
  const preview = form.getByRole("region", { name: "Preview" });
  await expect(preview).toContainText("A <b>thing</b> of many.");
  await expect(preview.getByRole("listitem")).toHaveText("More");
  await expectReadableInEachLook(page);
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Category content updated");
  await expect(form).toBeHidden();
  await dialog(page, name)
    .getByRole("link", { name: `/categories/${slug}` })
    .click();
  await expect(page.getByRole("heading", { level: 2, name: "What is it?" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText("A <b>thing</b> of many.");
  await expect(page.getByRole("link", { name: "many", exact: true })).toHaveAttribute(
    "rel",
    "nofollow noopener",
  );
  await expect(page.getByRole("main").locator("li strong")).toHaveText("More");
  await expect(page.getByRole("main")).toContainText("All about it.");
});

test("a session that ends on the way leads to /admin; what was typed is offered after the login, and saved", {
  tag: ["@8.unauthorized.5", "@8.unauthorized.6"],
}, async ({ page, context }) => {
  await asAdmin(context);
  const { databaseId, name } = await made(context, "Kept");
  await open(page, `/admin/categories?q=${encodeURIComponent(name)}&open=${databaseId}&edit=content`);
  await dialog(page, `Content of ${name}`)
    .getByRole("textbox", { name: /^Meta title/ })
    .fill("Not lost");
  await context.clearCookies();
  await dialog(page, `Content of ${name}`).getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Admin login" })).toBeVisible();
  await expect(page).toHaveURL("/admin");
  await expect(toast(page)).toContainText("Session expired. Please login again...");
  await signIn(page, administrator);
  await expect(page.getByRole("heading", { level: 1, name: "Admin Dashboard" })).toBeVisible();
  await open(page, "/admin/categories");
  await expectReadableInEachLook(page);
  await page.getByRole("link", { name: `Continue editing the content of ${name}` }).click();
  const form = dialog(page, `Content of ${name}`);
  await expect(form.getByRole("textbox", { name: /^Meta title/ })).toHaveValue("Not lost");
  await form.getByRole("button", { name: "Save changes" }).click();
  await expect(toast(page)).toContainText("Category content updated");
  await expect(page.getByRole("region", { name: "Unsaved changes" })).toHaveCount(0);
});

import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectReadableInEachLook, open, test } from "../support.ts";
import { asAdmin, sameOrigin } from "./support.ts";

// The charts, and the pages that links lead to, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
const entries = (page: Page) => page.getByRole("list", { name: "Entries" }).getByRole("listitem");

/** Makes a category with a name of its own, which stands in the log. Gives its name and id. */
async function madeCategory(context: BrowserContext) {
  const name = `Audited ${crypto.randomUUID().slice(0, 8)}`;
  const query = `mutation($input: CreateCategoryInput!) { createCategory(input: $input) {
    ... on CategorySaved { category { databaseId } } } }`;
  const response = await context.request.post("/graphql", {
    headers: sameOrigin,
    data: { query, variables: { input: { name, categoryType: "SERVICE", isActive: false } } },
  });
  const { data } = (await response.json()) as {
    data: { createCategory: { category: { databaseId: string } } };
  };
  return { name, id: data.createCategory.category.databaseId };
}

test("/admin tells administrators what there is, what waits and what was done", {
  tag: ["@2.routes.24", "@2.admin.13", "@2.admin.14"],
}, async ({ page, context }) => {
  await asAdmin(context);
  await madeCategory(context);
  await open(page, "/admin");
  await expect(heading(page, "Admin Dashboard")).toBeVisible();
  const users = page.getByRole("main").getByRole("link", { name: /^Users [\d,]+ Accounts$/ });
  await expect(users).toHaveAttribute("href", "/admin/users");
  await expect(page.getByRole("region", { name: "Waiting for a decision" })).toContainText("Review reports");
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByRole("listitem").first()).toContainText(/ago$/);
  await expect(page.getByRole("img", { name: /^Chart: Visits to listings\./ })).toBeVisible();
  await expectReadableInEachLook(page, { whole: true });
  await activity.getByRole("link", { name: "View the full audit log" }).click();
  await expect(heading(page, "Audit log")).toBeVisible();
});

test("the audit log is narrowed in the address, and its file holds the same", async ({ page, context }) => {
  await asAdmin(context);
  const { name, id } = await madeCategory(context);
  await open(page, "/admin/audit");
  await page.getByRole("combobox", { name: "Action" }).selectOption("Created the category");
  await expect(page).toHaveURL("/admin/audit?action=category.create");
  const entry = entries(page).filter({ hasText: name });
  await expect(entry).toContainText("created the category");
  await expectReadableInEachLook(page);
  await entry.getByRole("link", { name: "All for this item" }).click();
  await expect(page).toHaveURL(`/admin/audit?action=category.create&subject=${id}`);
  await expect(entries(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Show all items" }).click();
  // The address is there before the page that is drawn for it.
  await expect(page.getByRole("link", { name: "Show all items" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: /person, item or reason/ }).fill(name);
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/admin\/audit\?q=Audited[^&]*&action=category.create$/);
  await expect(entries(page)).toHaveCount(1);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download CSV" }).click();
  const lines = (await readFile(await (await download).path(), "utf8")).trim().split("\r\n");
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(name);
  await page.getByLabel("From").fill("2999-01-01");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "No matching entries" })).toBeVisible();
  await expect(page).toHaveURL(/&from=2999-01-01$/);
  await page.goBack();
  await expect(entries(page)).toHaveCount(1);
});

test("the system settings tell how the product is set up and how its jobs do", {
  tag: "@2.admin.8",
}, async ({ page, context }) => {
  await asAdmin(context);
  await open(page, "/admin/settings");
  await expect(heading(page, "System Settings")).toBeVisible();
  await expect(page.getByRole("region", { name: "Database" })).toContainText("PostgreSQL");
  await expect(page.getByRole("table", { name: "Jobs by kind" })).toContainText("Emails");
  await expectReadableInEachLook(page);
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByRole("table", { name: "Jobs by kind" })).toContainText("Emails");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the log is narrowed by its form", async ({ page, context }) => {
    await asAdmin(context);
    await madeCategory(context);
    await page.goto("/admin/audit");
    await page.getByRole("combobox", { name: "Item type" }).selectOption("Category");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/[?&]type=category(&|$)/);
    await expect(entries(page).first()).toContainText("the category");
  });
});

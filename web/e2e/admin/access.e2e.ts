import type { BrowserContext, Page } from "@playwright/test";
import { button, field, join, newPerson, signIn, toast } from "../accounts/support.ts";
import { expect, expectAccessible, expectReadableInEachLook, open, test } from "../support.ts";
import { administrator, asAdmin, promote, sameOrigin } from "./support.ts";

// Where one is sent to, and what is changed, come after the load.
test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });

/** The pages that tell those who are no administrators so before they are sent to the login, and the others. */
const telling = ["/admin/software", "/admin/categories"];
const silent = [
  "/admin/companies",
  "/admin/users",
  "/admin/reviews",
  "/admin/moderation",
  "/admin/audit",
  "/admin/settings",
];

test("signed out /admin is the admin login; it refuses in words and leads to /admin", {
  tag: ["@2.routes.19", "@2.admin.1", "@2.admin.2", "@8.admin-login.1"],
}, async ({ page }) => {
  await open(page, "/admin");
  await expect(heading(page, "Admin login")).toBeVisible();
  await button(page, "Sign in").click();
  await expect(field(page, "Email")).toHaveAccessibleDescription("Email is required");
  await expect(field(page, "Password")).toHaveAccessibleDescription("Password is required");
  await signIn(page, { ...administrator, password: "guess" });
  await expect(toast(page)).toContainText("Login Failed");
  await expect(toast(page)).toContainText("Invalid credentials");
  await expect(field(page, "Email")).toHaveValue(administrator.email);
  await signIn(page, administrator);
  await expect(heading(page, "Admin Dashboard")).toBeVisible();
  await expect(page).toHaveURL("/admin");
});

test("/admin/login is it too, also for somebody signed in who is no administrator; one who is goes to /admin", {
  tag: ["@2.routes.20", "@2.routes.25"],
}, async ({ page, context }) => {
  const person = newPerson();
  await join(context, person);
  await open(page, "/admin");
  await expect(page).toHaveURL("/admin/login");
  await expect(page.getByText(/^You are signed in as/)).toHaveText(
    `You are signed in as Ada Lovelace (${person.email}). This account is not an administrator.`,
  );
  await expectReadableInEachLook(page);
  await signIn(page, person);
  await expect(toast(page)).toContainText("Invalid credentials");
  await signIn(page, administrator);
  await expect(heading(page, "Admin Dashboard")).toBeVisible();
  await open(page, "/admin/login");
  await expect(page).toHaveURL("/admin");
});

test("every other page goes to the login without a word", {
  tag: ["@2.routes.20", "@2.routes.27", "@2.routes.28", "@2.routes.29", "@2.routes.39"],
}, async ({ page }) => {
  // One guard stands before all of them.
  await page.goto("/admin/companies");
  await expect(page).toHaveURL("/admin/login");
  await expect(heading(page, "Admin login")).toBeVisible();
  await expect(toast(page)).not.toContainText("Denied");
});

test("the HTML of each page has no data, leads to the login, and is not for search engines", {
  tag: [
    "@2.routes.26",
    "@2.routes.27",
    "@2.routes.28",
    "@2.routes.29",
    "@2.routes.30",
    "@2.routes.37",
    "@2.routes.38",
    "@2.routes.40",
  ],
}, async ({ request }) => {
  for (const path of [...telling, ...silent]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    expect(html, path).toMatch(/<meta name="robots" content="[^"]*noindex/);
    const main = /<main[\s\S]+<\/main>/.exec(html)?.[0];
    expect(main, path).toContain(`href="/signin?next=${encodeURIComponent(path)}"`);
    expect(main, path).not.toContain("assay.example");
  }
});

test("the links to it are administrators' alone", {
  tag: ["@2.nav.13", "@2.signed-in.5", "@6.admin.2", "@6.admin.3"],
}, async ({ page, context, other }) => {
  await join(context, newPerson());
  await open(page, "/");
  const banner = page.getByRole("banner");
  await expect(banner.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Admin Panel" })).toHaveCount(0);
  await asAdmin(other);
  const theirs = await other.newPage();
  await open(theirs, "/");
  await expect(theirs.getByRole("main").getByRole("link", { name: "Admin Panel" })).toHaveAttribute(
    "href",
    "/admin/software",
  );
  await theirs.getByRole("banner").getByRole("link", { name: "Admin", exact: true }).first().click();
  await expect(heading(theirs, "Admin Dashboard")).toBeVisible();
});

/** Makes an account of a name of its own in a browser of its own; gives its id and name. */
async function somebody(context: BrowserContext) {
  const person = newPerson();
  const lastName = person.email.slice(4, 12);
  const response = await context.request.post("/api/auth/signup", {
    headers: sameOrigin,
    data: { ...person, firstName: "Ada", lastName },
  });
  expect(response.status()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return { id, person, name: `Ada ${lastName}` };
}

const _row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });
const details = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });

test("a user is found, kept out, let back in and deleted by name", async ({ page, context, browser }) => {
  const other = await browser.newContext();
  const { name, person } = await somebody(other);
  await asAdmin(context);
  await open(page, "/admin/users");
  const search = page.getByRole("searchbox", { name: "Search by name or email" });
  await search.fill(name);
  await search.press("Enter");
  await expect(page.getByText("1 user", { exact: true })).toBeVisible();
  await expectReadableInEachLook(page);
  await page.getByRole("link", { name, exact: true }).click();
  const open_ = details(page, name);
  await expect(open_).toContainText(person.email);
  await expectAccessible(page);
  await open_.getByRole("button", { name: "Suspend" }).click();
  // Under the pointer it stays.
  await toast(page).getByText("User suspended").hover();
  expect((await other.request.get("/api/auth/user")).status()).toBe(401);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(toast(page)).toContainText("Undone");
  await expect(open_.getByRole("button", { name: "Suspend" })).toBeVisible();
  await open_.getByRole("button", { name: "Delete…" }).click();
  const dialog = page.getByRole("dialog", { name: `Delete ${name}?` });
  await dialog.getByRole("textbox").fill("Ada");
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/does not match the text above/);
  await dialog.getByRole("textbox").fill(name);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(toast(page)).toContainText("User deleted");
  await expect(page.getByRole("heading", { name: "No matching users" })).toBeVisible();
  await other.close();
});

test("several users at once: what somebody else changed meanwhile is left, told and tried again", {
  tag: "@2.admin.34",
}, async ({ page, context, browser }) => {
  const people: Awaited<ReturnType<typeof somebody>>[] = [];
  // One after another: of many passwords at once the server refuses some.
  for (const _ of [1, 2, 3]) {
    const other = await browser.newContext();
    people.push(await somebody(other));
    await other.close();
  }
  await asAdmin(context);
  await open(page, "/admin/users");
  for (const { name } of people) {
    // What is chosen stays so from search to search.
    await page.getByRole("searchbox", { name: "Search by name or email" }).fill(name);
    await page.getByRole("button", { name: "Search", exact: true }).last().click();
    await expect(page).toHaveURL(new RegExp(`q=${name.replace(" ", ".")}`));
    await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  }
  const bar = page.getByRole("region", { name: "Selected" });
  await expect(bar).toContainText("3 selected");
  const changed = people[1];
  if (!changed) throw new Error("nobody");
  await promote(context, changed.id);
  await bar.getByRole("button", { name: "Suspend", exact: true }).click();
  const report = page.getByRole("dialog", { name: "User Not Suspended: 1" });
  await expect(report).toContainText(changed.name);
  await expectAccessible(page);
  await report.getByRole("button", { name: "Close", exact: true }).click();
  await expect(bar).toContainText("1 selected");
});

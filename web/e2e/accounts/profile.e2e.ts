import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expect, open, reload, test } from "../support.ts";
import { accountMenu, button, enter, field, join, newPerson, toast, whoAmI } from "./support.ts";

const security = "/profile?tab=security";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test.describe("signed in", () => {
  test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\//));

  test("a new name is in the header at once, and still there after a reload", {
    tag: "@8.success.9",
  }, async ({ page, context }) => {
    await join(context, newPerson());
    await open(page, "/profile");
    await field(page, "First name").fill("Augusta");
    await button(page, "Save changes").click();
    await expect(toast(page)).toContainText("Profile updated");
    await expect(accountMenu(page).button).toContainText("Augusta Lovelace");
    await expect(heading(page)).toHaveText("Augusta Lovelace");
    await reload(page);
    await expect(accountMenu(page).button).toContainText("Augusta Lovelace");
    await expect(field(page, "First name")).toHaveValue("Augusta");
    await page.getByRole("banner").getByRole("link", { name: "Assay home" }).click();
    await expect(heading(page)).toHaveText("Welcome, Augusta");
  });

  test("a session that is ended from the list is signed out", async ({ page, context, other }) => {
    const ada = newPerson();
    await join(context, ada);
    expect(await enter(other, ada)).toBe(200);
    await open(page, security);
    const sessions = page.getByRole("region", { name: "Sessions" });
    await expect(sessions.getByRole("listitem")).toHaveCount(2);
    await sessions.getByRole("button", { name: /^End: / }).click();
    await expect(sessions.getByRole("listitem")).toHaveCount(1);
    await expect(sessions.getByRole("listitem")).toContainText("This device");
    await expect(toast(page)).toContainText("Signed out");

    expect(await whoAmI(other)).toBe(401);
    expect(await whoAmI(context), "this one stays").toBe(200);
  });

  test("a changed password signs out everywhere else, and the old one is refused", {
    tag: "@8.success.10",
  }, async ({ page, context, browser }) => {
    const ada = newPerson();
    await join(context, ada);
    const other = await browser.newContext();
    expect(await enter(other, ada)).toBe(200);
    await open(page, security);
    await expect(page.getByRole("region", { name: "Sessions" }).getByRole("listitem")).toHaveCount(2);
    await field(page, "Current password").fill(ada.password);
    await field(page, "New password").fill("staple battery");
    await field(page, "Confirm new password").fill("staple battery");
    await button(page, "Change password").click();
    await expect(toast(page)).toContainText("Password changed");
    await expect(page.getByRole("region", { name: "Sessions" }).getByRole("listitem")).toHaveCount(1);
    expect(await whoAmI(other)).toBe(401);
    expect(await whoAmI(context), "this one stays").toBe(200);
    await other.clearCookies();
    expect(await enter(other, ada)).toBe(401);
    expect(await enter(other, { ...ada, password: "staple battery" })).toBe(200);
    await other.close();
  });

  test("the export is a file with what is kept, and nothing that opens the account", async ({
    page,
    context,
  }) => {
    const ada = newPerson();
    await join(context, ada);
    await open(page, security);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Export my data" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("assay-account.json");
    const text = await readFile(await download.path(), "utf8");
    expect(JSON.stringify(JSON.parse(text))).toContain(ada.email);
    expect(text).not.toMatch(/hash|secret|"password"|\$scrypt|\$argon2/i);
    expect(text).not.toContain(ada.password);
    for (const { value } of await context.cookies()) expect(text).not.toContain(value);
  });

  test("an account that is deleted is gone: home, signed out, and no way back in", async ({
    page,
    context,
  }) => {
    const ada = newPerson();
    await join(context, ada);
    await open(page, security);
    const danger = page.getByRole("form", { name: "Delete my account" });
    const end = danger.getByRole("button", { name: "Permanently delete my account" });
    await danger.getByLabel("Type your email to confirm").fill("somebody@example.com");
    await danger.getByLabel("Password", { exact: true }).fill(ada.password);
    await end.click();
    await expect(danger.getByLabel("Type your email to confirm")).toHaveAttribute("aria-invalid", "true");
    expect(await whoAmI(context), "nothing was deleted").toBe(200);
    await danger.getByLabel("Type your email to confirm").fill(ada.email);
    await end.click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByText("Join/Login").first()).toBeVisible();
    expect(await whoAmI(context)).toBe(401);
    expect(await enter(context, ada)).toBe(401);
  });
});

test("signed out there is a word about it, nothing of anybody, and the way to sign in", {
  tag: ["@2.routes.22", "@2.routes.37", "@2.routes.38", "@2.routes.39", "@2.auth.23", "@2.auth.24"],
}, async ({ page, context, watch }) => {
  watch.allowRequests(/\/graphql$|\/assets\//);
  const answer = await context.request.get("/profile");
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/);
  await page.goto("/profile");
  await expect(toast(page)).toContainText("Access Denied");
  await expect(toast(page)).toContainText("Please sign in to access your profile.");
  await expect(page).toHaveURL("/signin?next=%2Fprofile");
  await expect(heading(page)).toHaveText("Sign in");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the footer leads to the profile, and signed out there is a link to sign in", {
    tag: ["@2.nav.33", "@2.routes.40"],
  }, async ({ page }) => {
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Profile" }).click();
    await expect(page).toHaveURL("/profile");
    await expect(page.getByText("Please sign in to access your profile.")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(page).toHaveURL("/signin?next=%2Fprofile");
  });
});

import type { Page } from "@playwright/test";
import { expect, expectReadableInEachLook, open, test, wordsOf } from "../support.ts";
import { accountMenu, briefly, button, join, mailed, newPerson, whoAmI } from "./support.ts";

const welcome = "Welcome, Ada";
const asks = /\/graphql$|\/assets\//;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("the signed-in home welcomes one, asks for nothing after its load, and has one search box on a phone", {
  tag: "@2.routes.21",
}, async ({ page, context }) => {
  await join(context, newPerson());
  await open(page, "/");
  await expect(heading(page)).toHaveText(welcome);
  await page.waitForLoadState("networkidle");
  await expect(accountMenu(page).button).toBeVisible();
  await expectReadableInEachLook(page, { whole: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("combobox", { name: "Search software" })).toHaveCount(1);
  await expect(page.getByRole("search", { name: "Find software" })).toBeVisible();
});

test("the first HTML holds the menu of the account, that of visitors nothing of it", {
  tag: "@4.auth.1",
}, async ({ page, context }) => {
  const visitors = await (await context.request.get("/")).text();
  expect(visitors).toContain("Join/Login");
  for (const trace of ["Your account", "/api/logout", "Sign out", "AccountNav-", "SignedInHome-"])
    expect(visitors).not.toContain(trace);

  await join(context, newPerson());
  const own = await (await context.request.get("/")).text();
  expect(own).toContain("Your account: ");
  expect(own).toContain('href="/api/logout"');
  expect(own).not.toContain("Join/Login");

  // What was there first is what answers later: nothing in its place in between.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const first = [...document.querySelectorAll("header summary, main h1")];
      Object.assign(globalThis, { first });
    });
  });
  await open(page, "/");
  await page.waitForLoadState("networkidle");
  const isStillThere = () => {
    const { first } = globalThis as unknown as { first: Element[] };
    return first.map((element) => element.isConnected && element.textContent);
  };
  const found = await page.evaluate(isStillThere);
  expect(found).toContain(welcome);
  expect(found.join()).toContain("Your account: Ada Lovelace");
  expect(found).not.toContain(false);
});

test("a page with a session is kept by nobody, one without may be kept and asked about", async ({
  context,
}) => {
  const policies = async () => {
    const pages = ["/", "/software", "/signin", "/profile", "/nowhere"];
    const answers = await Promise.all(
      pages.map((address) => context.request.get(address, { maxRedirects: 0 })),
    );
    const html = answers.filter((answer) => answer.status() !== 302).map((answer) => answer.headers());
    for (const { vary } of html) expect(vary?.split(/, */)).toContain("Cookie");
    return new Set(html.map((headers) => headers["cache-control"]));
  };
  expect(await policies()).toEqual(new Set(["public, max-age=0, must-revalidate"]));
  await join(context, newPerson());
  expect(await policies()).toEqual(new Set(["private, no-store"]));
});

test("the menu of the account works by keyboard, and signing out ends the session on the server", {
  tag: ["@2.nav.20", "@4.auth.5", "@4.auth.6"],
}, async ({ page, context, browser, watch }) => {
  watch.allowRequests(asks);
  await join(context, newPerson());
  const copy = await browser.newContext({ storageState: await context.storageState() });
  expect(await whoAmI(copy)).toBe(200);
  await open(page, "/");
  const { menu, button: opener } = accountMenu(page);
  await opener.focus();
  await page.keyboard.press("ArrowDown");
  await expect(menu).toHaveAttribute("open");
  await expect(menu.getByRole("link", { name: "Profile" })).toBeFocused();
  await page.keyboard.press("End");
  await expect(menu.getByRole("link", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowUp");
  await expect(opener).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Sign out" }).click();
  await expect(heading(page)).not.toHaveText(welcome);
  await expect(page).toHaveURL("/");
  await expect(opener).toHaveCount(0);
  expect(await whoAmI(context)).toBe(401);
  expect(await whoAmI(copy), "whoever kept the cookie").toBe(401);
  await copy.close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens, leads to the profile, and its link signs out", { tag: "@2.nav.17" }, async ({
    page,
    context,
  }) => {
    await join(context, newPerson());
    await page.goto("/");
    await expect(heading(page)).toHaveText(welcome);
    const { menu, button: opener } = accountMenu(page);
    await opener.click();
    await menu.getByRole("link", { name: "Profile" }).click();
    await expect(heading(page)).toHaveText("Ada Lovelace");
    await opener.click();
    await menu.getByRole("link", { name: "Sign out" }).click();
    await expect(opener).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/");
    expect(await whoAmI(context)).toBe(401);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
});

test("a session that is lost on the way: a word about it, and on to /signin", {
  tag: ["@2.signed-in.15", "@2.signed-in.16", "@8.unauthorized.1", "@8.unauthorized.2"],
}, async ({ page, context, watch }) => {
  watch.allowRequests(asks);
  await join(context, newPerson());
  await open(page, "/software");
  await context.clearCookies();
  const toast = briefly(page, "Unauthorized", "You are logged out. Logging in again...");
  await page.getByRole("banner").getByRole("link", { name: "Assay home" }).click();
  await toast;
  await expect(heading(page)).toHaveText("Sign in");
  expect(new URL(page.url()).pathname).toBe("/signin");
});

test("who joined is told of the mail, has it sent again, and hears no more of it once the address is proved", async ({
  page,
  context,
  watch,
}) => {
  watch.allowRequests(asks);
  const ada = newPerson();
  await join(context, ada);
  await open(page, "/");
  const notice = page.getByText(/^We sent a link to/);
  await expect(notice).toContainText(ada.email);
  const first = await mailed(ada.email, "verify-email");
  await notice.getByRole("link", { name: "Send it again" }).click();
  await expect(page).toHaveURL("/verify-email");
  await button(page, "Send a new link").click();
  await expect(page.getByText(/^Verification email sent/)).toBeVisible();
  await expect.poll(() => mailed(ada.email, "verify-email")).not.toBe(first);
  await page.goto(await mailed(ada.email, "verify-email"));
  await expect(heading(page)).toHaveText("Email verified");
  await expect(heading(page)).toHaveText(welcome);
  await expect(notice).toHaveCount(0);
  expect(await wordsOf(context.request, "/profile")).toMatch(/\bVerified\b/);
});

// Nothing is allowed after the load: these pages ask nothing by themselves.
test("the profile and its other tab are accessible and no wider than the screen", async ({
  page,
  context,
}) => {
  await join(context, newPerson());
  for (const address of ["/profile", "/profile?tab=security"]) {
    await open(page, address);
    await expectReadableInEachLook(page);
  }
});

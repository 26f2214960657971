import type { BrowserContext, Locator, Page } from "@playwright/test";
import { button, field, join, newPerson } from "./accounts/support.ts";
import { expect, open, test, unavailable } from "./support.ts";

// When our pages ask for data: when somebody goes somewhere or does something, and never by themselves.

// The picture of a listing without a logo is none.
const questions = /\/graphql$|\/api\/(?!placeholder\/)/;

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/healthz$/));

/** Makes a request of its own: whatever the page asked for before it is known then. */
const settle = (page: Page) => page.evaluate(async () => (await fetch("/healthz")).status);

/** Clicks without a mouse: a link that comes to lie under one on the next page would ask ahead for its own. */
const follow = (link: Locator): Promise<void> => link.dispatchEvent("click");

/** Questions of all pages from now on. */
function asked(context: BrowserContext): string[] {
  const seen: string[] = [];
  context.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (questions.test(pathname)) seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
}

/** An hour passes, the window is left and come back to, and the line is lost and found. */
async function waitAndReturn(page: Page, context: BrowserContext): Promise<void> {
  await page.clock.fastForward("01:00:00");
  const elsewhere = await context.newPage();
  await elsewhere.bringToFront();
  await page.bringToFront();
  await elsewhere.close();
  // A browser without a window tells of none of this by itself.
  await page.evaluate(() => {
    window.dispatchEvent(new Event("blur"));
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("focus"));
    window.dispatchEvent(new Event("pageshow"));
  });
  await context.setOffline(true);
  await context.setOffline(false);
  await page.clock.fastForward("00:10");
  await settle(page);
}

test("pages ask nothing again, however long they stand there and whatever one comes back from", {
  tag: ["@7.data.1", "@7.data.2"],
}, async ({ page, context }) => {
  await page.clock.install();
  for (const address of ["/", "/software", "/search?query=crm"]) {
    await open(page, address);
    const seen = asked(context);
    await waitAndReturn(page, context);
    expect(seen, address).toEqual([]);
  }
});

test("who comes back to a search within a minute asks nothing, and later asks again", {
  tag: "@7.data.6",
}, async ({ page, context }) => {
  await page.clock.install();
  await open(page, "/search?query=crm");
  const seen = asked(context);
  const title = page.getByRole("heading", { level: 1 });
  const results = await title.textContent();
  const listing = page.getByRole("main").getByRole("article").first().getByRole("link").first();
  for (const [away, questions] of [
    ["00:05", 0],
    ["02:00", 1],
  ] as const) {
    const name = await listing.textContent();
    await follow(listing);
    await expect(page).toHaveURL(/\/software\//);
    await expect(title).toHaveText(`${name}`);
    await settle(page);
    seen.length = 0;
    await page.clock.fastForward(away);
    await page.goBack();
    await expect(page).toHaveURL(/\/search/);
    await expect(title).toHaveText(`${results}`);
    await expect(listing).toBeVisible();
    await settle(page);
    expect(seen).toHaveLength(questions);
  }
});

test("who one is comes with the page: nothing asks for it, be it at the load or on the way", {
  tag: "@7.auth.2",
}, async ({ page, context }) => {
  await join(context, newPerson());
  const seen = asked(context);
  for (const address of ["/", "/categories"]) await open(page, address);
  expect(seen).toEqual([]);
  const footer = page.getByRole("navigation", { name: "Footer" });
  await follow(footer.getByRole("link", { name: "Companies", exact: true }));
  await expect(page).toHaveURL("/companies");
  await settle(page);
  expect(seen).toEqual(["POST /graphql"]);
});

test("a category and its software are one question, which nothing asks before somebody goes there", {
  tag: "@7.categories.10",
}, async ({ page, context }) => {
  await open(page, "/categories");
  const seen = asked(context);
  await follow(page.getByRole("main").getByRole("link", { name: "Project Management" }).first());
  await expect(page).toHaveURL("/categories/project-management");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await settle(page);
  expect(seen).toEqual(["POST /graphql"]);
});

test("a click on the current address asks again, and Back does not", { tag: "@7.software.4" }, async ({
  page,
  context,
}) => {
  await open(page, "/software");
  const seen = asked(context);
  const footer = page.getByRole("navigation", { name: "Footer" });
  const current = footer.getByRole("link", { name: "Software", exact: true });
  const entry = () => page.evaluate(() => history.state?.key as string | undefined);
  for (const times of [1, 2]) {
    const before = await entry();
    await follow(current);
    // Once one has arrived: a question that is still being answered is not asked twice.
    await expect.poll(entry).not.toBe(before);
    expect(seen).toEqual(Array(times).fill("POST /graphql"));
    await expect(page).toHaveURL("/software");
  }
  await follow(footer.getByRole("link", { name: "Companies", exact: true }));
  await expect(page).toHaveURL("/companies");
  await settle(page);
  seen.length = 0;
  await page.goBack();
  await expect(page).toHaveURL("/software");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await settle(page);
  expect(seen).toEqual([]);
  // Also where Back has just led to it.
  await follow(current);
  await expect.poll(() => seen).toEqual(["POST /graphql"]);
});

test("a question that fails is not asked again until somebody does", {
  tag: ["@7.auth.3", "@7.data.4"],
}, async ({ page, context, watch }) => {
  watch.expectConsole(unavailable);
  await page.clock.install();
  await open(page, "/");
  const seen = asked(context);
  await page.route("**/graphql", (route) => route.fulfill({ status: 503, body: "no" }));
  const footer = page.getByRole("navigation", { name: "Footer" });
  await follow(footer.getByRole("link", { name: "Software", exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Failed to fetch software");
  await waitAndReturn(page, context);
  // The list, and the categories to choose from.
  expect(seen).toEqual(["POST /graphql", "POST /graphql"]);
});

test("signing in that fails is sent once", { tag: ["@4.auth.4", "@7.data.4"] }, async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 503/);
  await page.clock.install();
  await open(page, "/signin");
  const seen = asked(context);
  await page.route("**/graphql", (route) => route.fulfill({ status: 503, body: "no" }));
  await field(page, "Email").fill("ada@example.com");
  await field(page, "Password").fill("correct horse");
  await button(page, "Sign in").click();
  await expect(page.getByText("Sign In Failed").first()).toBeVisible();
  await waitAndReturn(page, context);
  expect(seen).toEqual(["POST /graphql"]);
});

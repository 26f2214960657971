import type { Page } from "@playwright/test";
import { expect, open, test, type Watch } from "./support.ts";

/** Runs `upgrade` until the browser asks for the document of /categories, as if the server were of another version until then. */
async function untilNextDocument(page: Page, pattern: RegExp, upgrade: Parameters<Page["route"]>[1]) {
  await page.route(pattern, upgrade);
  page.on("request", (request) => {
    const isAskedFor = request.isNavigationRequest() && new URL(request.url()).pathname === "/categories";
    if (isAskedFor) void page.unroute(pattern);
  });
}

const documents = (page: Page) => {
  const urls: string[] = [];
  page.on(
    "request",
    (request) => request.isNavigationRequest() && urls.push(new URL(request.url()).pathname),
  );
  return urls;
};

const categories = (page: Page) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "Categories", exact: true });

const categoriesScript = (page: Page) =>
  page.evaluate<string>('__reactRouterManifest.routes["/categories"].module');

/** Opens the home page, of another version than the server's for what the page asks for later. */
async function openOutdated(page: Page, watch: Watch) {
  watch.allowRequests(/\/graphql$|\/assets\//);
  watch.expectConsole(/status of 404/);
  await open(page, "/");
}

const notFound = { status: 404, body: "not found\n" };

test("where the server has no script of this version for a page, the page is loaded as a document", async ({
  page,
  watch,
}) => {
  watch.expectConsole(/Error loading route module/);
  watch.expectConsole(/Failed to fetch dynamically imported module/);
  await openOutdated(page, watch);
  const script = await categoriesScript(page);
  await untilNextDocument(page, new RegExp(`${script}$`), (route) => route.fulfill(notFound));
  const loaded = documents(page);
  await categories(page).click();
  await expect(page).toHaveURL("/categories");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  // React Router may begin to reload the page that is left, or reload after us.
  expect(new Set(loaded.filter((path) => path !== "/"))).toEqual(new Set(["/categories"]));
});

test("pointing at a link whose page has no script any more leaves the page as it is", async ({
  page,
  watch,
}) => {
  await openOutdated(page, watch);
  const script = await categoriesScript(page);
  await page.route(new RegExp(`${script}$`), (route) => route.fulfill(notFound));
  const loaded = documents(page);
  const asked = page.waitForResponse(new RegExp(`${script}$`));
  await categories(page).hover();
  await asked;
  // Fails after whatever waits for the same script.
  expect(await page.evaluate((url) => import(url).catch(() => "not there"), script)).toBe("not there");
  expect(loaded).toEqual([]);
});

test("pointing at a link to a page without data loads its script", async ({ page, watch }) => {
  watch.allowRequests(/\/assets\//);
  await open(page, "/");
  const script = await page.evaluate<string>('__reactRouterManifest.routes["/help"].module');
  const asked = page.waitForResponse(new RegExp(`${script}$`));
  await page.getByRole("navigation", { name: "Footer" }).locator('a[href="/help"]').hover();
  expect((await asked).status()).toBe(200);
});

test("where the server does not know a page's query, the page is loaded as a document", async ({
  page,
  watch,
}) => {
  await openOutdated(page, watch);
  await untilNextDocument(page, /\/graphql$/, (route) => {
    const body = { ...route.request().postDataJSON(), documentId: "of another version" };
    return route.continue({ postData: JSON.stringify(body) });
  });
  const loaded = documents(page);
  await categories(page).click();
  await expect(page).toHaveURL("/categories");
  await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  expect(loaded).toEqual(["/categories"]);
});

test("a script of another version is not there, for no cache and without a page", async ({ request }) => {
  const response = await request.get("/assets/CategoriesPage-of-another-version.js");
  const { "content-type": type, "cache-control": caching } = response.headers();
  expect([response.status(), type, caching]).toEqual([404, "text/plain; charset=utf-8", "no-store"]);
});

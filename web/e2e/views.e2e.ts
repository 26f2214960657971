import type { APIRequestContext, Page } from "@playwright/test";
import { expect, open, test } from "./support.ts";

/** A person's browser: the one that tests run in says that it has no window, and is not counted. */
const userAgent =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
test.use({ userAgent });
// One after another: the first one counts what the whole server stores.
test.describe.configure({ mode: "default" });

test("who looks for a second is counted, with the ticket of that page and no other", async ({
  page,
  request,
}) => {
  const [id] = await idsOf(request, "software");
  const before = await storedViews(request);
  const ticket = page.waitForResponse(/\/beacon\?/);
  const beacon = page.waitForRequest(isBeacon);
  await open(page, `/software/${id}`);
  expect((await ticket).headers()["cache-control"]).toBe("no-store");
  const sent = (await beacon).postDataJSON();
  expect(sent).toEqual({ subject: "software", id, ticket: await (await ticket).text() });
  await expect.poll(() => storedViews(request)).toBe(before + 1);
});

test("each thing that was looked at is told once, whatever its tabs and however often one comes back", async ({
  page,
  request,
  watch,
}) => {
  watch.allowRequests(/\/graphql$|\/assets\//);
  const [first, second] = await idsOf(request, "software");
  const beacons = await watchBeacons(page);

  await open(page, `/software/${second}`);
  await expectBeacons(page, beacons, [view("software", second)]);

  // Another tab of the page is the same page; another thing is not, nor is a look at it that is too short.
  await page.getByRole("link", { name: "Pricing", exact: true }).click();
  await arrive(page, /tab=pricing/);
  await page.clock.runFor(60_000);
  const company = page.locator('main header a[href^="/companies/"]').first();
  const companyId = (await company.getAttribute("href"))?.split("/").at(-1);
  const both = [view("software", second), view("company", companyId)];
  await company.click();
  await arrive(page, /\/companies\//);
  await page.goBack();
  await arrive(page, /tab=pricing/);
  await page.clock.runFor(60_000);
  await page.goForward();
  await arrive(page, /\/companies\//);
  await expect(page.getByRole("link", { name: /^Software \(/ })).toBeVisible();
  await expectBeacons(page, beacons, both);

  const [review] = await idsOf(request, "reviews");
  await open(page, `/reviews/${review}`);
  await expectBeacons(page, beacons, [...both, view("review", review)]);
  // A comparison is told once, with all that it compares.
  await open(page, `/compare?ids=${first},${second}`);
  const compared = view("compare", `${first},${second}`);
  await expectBeacons(page, beacons, [...both, view("review", review), compared]);
});

test("a ticket or a beacon that fails is at most a line of the browser's own", async ({
  page,
  request,
  watch,
}) => {
  watch.expectConsole(/^Failed to load resource/);
  const [id, other] = await idsOf(request, "software");
  let lines = 0;
  page.on("console", () => lines++);
  await page.route(isBeacon, (route) => route.fulfill({ status: 503 }));
  await open(page, `/software/${id}`);
  await expect.poll(() => lines).toBe(1);
  await page.route(/\/beacon\?/, (route) => route.fulfill({ status: 503 }));
  await open(page, `/software/${other}`);
  await expect.poll(() => lines).toBe(2);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("nothing is told", async ({ page, request }) => {
    const [id] = await idsOf(request, "software");
    const sent: string[] = [];
    page.on("request", (one) => sent.push(`${one.method()} ${new URL(one.url()).pathname}`));
    await page.goto(`/software/${id}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/about");
    expect(sent.filter((one) => one.startsWith("POST") || one.includes("beacon"))).toEqual([]);
  });
});

const view = (subject: string, id: string | undefined) => ({ subject, id });

const isBeacon = /\/beacon$/;

/** What is told from now on; time stands still and is moved by the test. */
async function watchBeacons(page: Page): Promise<unknown[]> {
  const beacons: unknown[] = [];
  page.on("request", (request) => {
    if (!isBeacon.test(request.url())) return;
    const { subject, id } = request.postDataJSON();
    beacons.push(view(subject, id));
  });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  return beacons;
}

/**
 * Lets seconds pass until all of these were told, and no more; a ticket takes the server's own time, so of two that are asked
 * for together either may come first.
 */
async function expectBeacons(page: Page, beacons: unknown[], all: unknown[]): Promise<void> {
  const sorted = (views: unknown[]) => views.map((each) => JSON.stringify(each)).sort();
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(sorted(beacons)).toEqual(sorted(all));
  }).toPass();
}

/** A navigation inside the site takes some time, also where a test moves it. */
async function arrive(page: Page, address: RegExp): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page).toHaveURL(address, { timeout: 100 });
  }).toPass();
}

async function idsOf(request: APIRequestContext, what: "software" | "reviews"): Promise<string[]> {
  const things = (await (await request.get(`/api/${what}?limit=2`)).json()) as { id: string }[];
  return things.map(({ id }) => id);
}

/** Views that the server has put into its database since it started. */
async function storedViews(request: APIRequestContext): Promise<number> {
  const text = await (await request.get("/metrics")).text();
  return Number(/^assay_views_stored_total (\d+)$/m.exec(text)?.[1]);
}

// npm run screenshots [-- --url http://localhost:3000]: one picture of every page, on a phone and a desktop, light and dark.
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { routeTable } from "../web/src/route-table.ts";
import { command, Failure, root } from "./process.ts";
import { bring, built } from "./steps/project.ts";
import { chromiumOptions } from "./testing/chromium.ts";
import { startDemoServer } from "./testing/demo-server.ts";
import { ensurePresent, chromium as neededChromium } from "./testing/machine.ts";

const folder = join(root, ".assay/screenshots");
const looks = [390, 1280].flatMap((width) => [
  { width, colorScheme: "light" as const },
  { width, colorScheme: "dark" as const },
]);
type Session = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Look = (typeof looks)[number] & { storageState?: Session };
/** Maximum number of pages searched for links to an address. */
const maxVisits = 60;

await command(async () => {
  const { url } = parseArgs({ options: { url: { type: "string" } } }).values;
  await ensurePresent([neededChromium]);
  // Never signs in on a server that it did not start.
  if (url) return shoot(url, []);
  await bring(built);
  const server = await startDemoServer();
  try {
    const vendor = await server.login("Vendor");
    await shoot(server.url, [
      { prefix: "SignedIn", join: newcomer, addresses: ofAnybody },
      { prefix: "Vendor", join: signedInAs(vendor), addresses: ofVendors },
    ]);
  } finally {
    await server.stop();
  }
});

/** Screenshots for a signed-in user. */
interface Series {
  /** Prefix of the file names. */
  prefix: string;
  /** Path and body of the sign-in request. */
  join: { path: string; data: object };
  addresses: readonly string[];
}

const newcomer = {
  path: "/api/auth/signup",
  data: { email: "ada@example.com", password: "correct horse", firstName: "Ada", lastName: "Lovelace" },
};
const signedInAs = (data: object) => ({ path: "/api/auth/signin", data });
const ofAnybody = ["/", "/profile", "/profile?tab=reviews", "/profile?tab=security", "/lists", "/dashboard"];
const ofVendors = [
  "/",
  ...["overview", "software", "analytics", "leads", "reviews", "settings"].map(
    (tab) => `/dashboard?tab=${tab}`,
  ),
];

/** Pictures of every page as visitors see it, and of some as signed-in users see them. */
async function shoot(url: string, series: readonly Series[]): Promise<void> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const pages = await examples(browser, url);
    for (const [name, address] of await writing(url)) pages.set(name, address);
    for (const [name, address] of pages) {
      for (const look of looks) await shootOne(browser, url + address, name, look);
    }
    for (const { prefix, join, addresses } of series) {
      const storageState = await signIn(browser, url, join);
      for (const address of addresses) {
        const name = `${prefix}${address.replace(/\W+/g, "-").replace(/-$/, "")}`;
        for (const look of looks) await shootOne(browser, url + address, name, { ...look, storageState });
      }
    }
    console.log(`The pictures are in ${folder}`);
  } finally {
    await browser.close();
  }
}

/** The pages of writing a review, each with the state of the steps before it: without that they redirect to the first. */
async function writing(url: string): Promise<readonly (readonly [string, string])[]> {
  const answer = await fetch(`${url}/api/software?sort=reviews&limit=2`);
  const products = ((await answer.json()) as { id: string }[]).map(({ id }) => id);
  const chosen = `role=Marketing&products=${products.join()}`;
  const selection = "/write-a-review/used-products/new-review";
  return [
    ["PickProducts", `${selection}?${chosen}`],
    ["ProductsPicked", `${selection}/success?last_completed_step=1&${chosen}`],
    ["Interview", `/products/x/interviews/new?role=Marketing&product_id=${products[0]}`],
    ["ReviewForm", `/write-a-review/review-form?${chosen}`],
  ];
}

/** Signs in and returns the session's cookies. */
async function signIn(browser: Browser, url: string, { path, data }: Series["join"]): Promise<Session> {
  const context = await browser.newContext();
  const answer = await context.request.post(url + path, { data });
  if (!answer.ok()) throw new Failure(`Nobody could sign in: ${await answer.text()}`);
  const session = await context.storageState();
  await context.close();
  return session;
}

async function shootOne(
  browser: Browser,
  address: string,
  name: string,
  { width, ...look }: Look,
): Promise<void> {
  const { colorScheme } = look;
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: "reduce", ...look });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`), fullPage: true });
  await page.close();
  console.log(`${name} at ${width}, ${colorScheme}`);
}

/** A URL for each page, found by following the site's own links, and one that does not exist. */
async function examples(browser: Browser, url: string): Promise<Map<string, string>> {
  const found = new Map([["NotFound", "/no-such-page"]]);
  const wanted = routeTable.map(({ page, path }) => ({ page: nameOf(page, path), pattern: patternOf(path) }));
  const addresses = new Set(routeTable.map(({ path }) => path).filter((path) => !path.includes(":")));
  const page = await browser.newPage();
  let visits = 0;
  // A Set yields entries added during iteration.
  for (const address of addresses) {
    await page.goto(url + address);
    for (const link of [address, ...(await linksOn(page))]) {
      addresses.add(link);
      const match = wanted.find((one) => !found.has(one.page) && one.pattern.test(link));
      if (match) found.set(match.page, link);
    }
    visits += 1;
    if (visits === maxVisits || found.size > wanted.length) break;
  }
  await page.close();
  for (const { page: name } of wanted)
    if (!found.has(name)) console.log(`No link leads to the page ${name}.`);
  return found;
}

/** A page with several paths has a picture for each. */
function nameOf(page: string, path: string): string {
  const isOnly = routeTable.filter((one) => one.page === page).length === 1;
  return isOnly ? page : `${page}${path.replace(/\W+/g, "-")}`;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:[^/]+/g, "[^/]+")}$`);
}

/** Paths of this site that a page links to. */
function linksOn(page: Page): Promise<string[]> {
  const links = page.locator('a[href^="/"]');
  return links.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
}

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { AxeBuilder } from "@axe-core/playwright";
import {
  type APIRequestContext,
  type BrowserContext,
  type Disposable,
  expect,
  type Page,
  type Request,
} from "@playwright/test";
import { test as base } from "./contexts.ts";

/** What a test declares before it does it; everything else of its kind fails the test. */
export interface Watch {
  /** A console message that the test brings about, such as the browser's own for a 404. It has to come. */
  expectConsole(pattern: RegExp): void;
  /** Requests that may follow the load of a page, such as those of a navigation inside the site. */
  allowRequests(pattern: RegExp): void;
  /** What was noticed so far. Only the watch's own test looks at it and takes it away. */
  readonly faults: string[];
}

/**
 * What may follow the load of any page: a listing, a company or a review fetches the ticket of its view and sends it back a
 * second later, and the browser fetches the icon by itself.
 */
const alwaysAllowed = new Set(["GET /beacon", "POST /beacon", "GET /favicon.svg"]);

/** Images may come late, when they are scrolled into sight. */
const lazyTypes = new Set(["image", "font"]);

/**
 * What the console says when a page's data is answered with 503: the browser always, and React of the page as well when
 * the answer took so long that the page was entered without it.
 */
export const unavailable = /status (of )?503/;

/** The test function of every end-to-end test: silence in the console and on the line is part of each. */
export const test = base.extend<{ watch: Watch }>({
  watch: [
    async ({ context, baseURL }, use) => {
      const expected: { pattern: RegExp; seen: boolean }[] = [];
      const allowed: RegExp[] = [];
      const faults: string[] = [];
      context.on("console", (message) => {
        const match = expected.find(({ pattern }) => pattern.test(message.text()));
        if (match) match.seen = true;
        else faults.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => faults.push(`page error: ${error.error().message}`));
      const added = await watchRequests(context, baseURL ?? "", (request) => {
        if (!allowed.some((pattern) => pattern.test(request.url()))) {
          faults.push(`request after load: ${request.method()} ${request.url()}`);
        }
      });
      await use({
        expectConsole: (pattern) => void expected.push({ pattern, seen: false }),
        allowRequests: (pattern) => void allowed.push(pattern),
        faults,
      });
      expect(faults, "what nobody declared").toEqual([]);
      const absent = expected.filter(({ seen }) => !seen).map(({ pattern }) => String(pattern));
      expect(absent, "console messages declared, but not seen").toEqual([]);
      // The context is kept for the next test. What the page says without them is nobody's any more.
      for (const each of added) await each.dispose();
    },
    { auto: true },
  ],
});

/**
 * Reports requests to other sites, and those to ours that begin when their page was already loaded. Between the request
 * for a document and its arrival the page still shows the one before, whose own load may come that late: it is not the
 * new one's. A page's own scripts come after its first paint, which may be after its load (src/document/defer-hydration.ts):
 * they are all there when the module is put into the head that starts the page.
 */
async function watchRequests(
  context: BrowserContext,
  ours: string,
  report: (request: Request) => void,
): Promise<Disposable[]> {
  const loaded = new WeakSet<Page>();
  const started = new WeakSet<Page>();
  const leaving = new WeakSet<Page>();
  const binding = await context.exposeBinding("pageStarted", ({ page }) => {
    if (!leaving.has(page)) started.add(page);
  });
  const script = await context.addInitScript(() => {
    const isStart = (node: Node) => node instanceof HTMLScriptElement && node.type === "module";
    new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(isStart)))
        (globalThis as unknown as { pageStarted(): void }).pageStarted();
    }).observe(document, { childList: true, subtree: true });
  });
  const watchPage = (page: Page) => {
    page.on("framenavigated", (frame) => frame === page.mainFrame() && leaving.delete(page));
    page.on("load", () => !leaving.has(page) && loaded.add(page));
  };
  context.pages().forEach(watchPage);
  context.on("page", watchPage);
  context.on("request", (request) => {
    const page = request.frame().page();
    if (request.isNavigationRequest()) {
      loaded.delete(page);
      started.delete(page);
      leaving.add(page);
    }
    const isStart = request.resourceType() === "script" && !started.has(page);
    const late = loaded.has(page) && !isStart && !lazyTypes.has(request.resourceType());
    const isOurs = request.url().startsWith(`${ours}/`);
    const foreign = !isOurs && !/^(data|blob|about):/.test(request.url());
    const isAlwaysAllowed =
      isOurs && alwaysAllowed.has(`${request.method()} ${new URL(request.url()).pathname}`);
    if ((late || foreign) && !isAlwaysAllowed) report(request);
  });
  return [binding, script];
}

const require = createRequire(import.meta.url);
const axeSource = readFileSync(
  createRequire(require.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"),
  "utf8",
);
const modal = "dialog:modal";
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What of a page axe looks at. */
export interface Extent {
  /** Its header and footer too, which all pages share: for the journeys whose subject they are. */
  whole?: boolean;
}

/** Fails where axe finds the page to miss WCAG 2.2 AA. It runs in the page, so scripts have to be on. */
export async function expectAccessible(page: Page, { whole = false }: Extent = {}): Promise<void> {
  // A colour on its way to another is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
  // AxeBuilder would send its source twice for each look, and each time the browser takes a third of a second to read it.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axeSource);
  // In the page itself, for no page has frames of other sites: else each look opens one more page.
  const look = new AxeBuilder({ page, axeSource: ";" })
    // No rule of these tags reads style sheets, which axe would do beforehand all the same.
    .options({ resultTypes: ["violations"], preload: { assets: ["media"] } })
    .withTags(axeTags)
    .setLegacyMode();
  // Behind a modal dialog nothing can be reached: axe finds nothing there, but goes through it all the same.
  if ((await page.locator(modal).count()) > 0) look.include(modal);
  // Rules about the page as a whole run all the same.
  else if (!whole) look.exclude("body > header").exclude("body > footer");
  const { violations } = await look.analyze();
  const messages = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(", ")})`,
  );
  expect(messages, `accessibility of ${page.url()}`).toEqual([]);
}

/** Fails where the page is wider than the screen. */
export async function expectFits(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `pixels by which ${page.url()} is wider than the screen`).toBeLessThanOrEqual(0);
}

const looks = [
  { mode: "light", viewport: { width: 390, height: 844 } },
  { mode: "dark", viewport: { width: 1280, height: 800 } },
] as const;

/** A journey's own look, of visitors: a phone in dark. `test.use(onPhone)`. */
export const onPhone = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;

/**
 * Looks at the page as it stands on a phone in light and on a desktop in dark: accessible, and no wider than the screen. A modal
 * dialog is looked at on the phone: elsewhere it is the same with more room. The page has its own look again afterwards.
 */
export async function expectReadableInEachLook(page: Page, extent?: Extent): Promise<void> {
  const own = page.viewportSize();
  const styled = await page.evaluate(() => {
    const { className, style } = document.documentElement;
    return { className, colorScheme: style.colorScheme };
  });
  const isDialog = (await page.locator(modal).count()) > 0;
  for (const { mode, viewport } of isDialog ? looks.slice(0, 1) : looks) {
    await page.setViewportSize(viewport);
    await page.evaluate((look) => {
      const { classList, style } = document.documentElement;
      classList.remove("light", "dark");
      classList.add(look);
      style.colorScheme = look;
    }, mode);
    await expectAccessible(page, extent);
    await expectFits(page);
  }
  if (own) await page.setViewportSize(own);
  await page.evaluate(({ className, colorScheme }) => {
    document.documentElement.className = className;
    document.documentElement.style.colorScheme = colorScheme;
  }, styled);
}

/** Opens a page and waits until it answers to more than links. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectAlive(page);
}

/** The words of a page's contents, as the server sends them: for what needs no browser. */
export async function wordsOf(request: APIRequestContext, address: string): Promise<string> {
  const html = await (await request.get(address)).text();
  const contents = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
  return contents
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(lt|gt|quot|amp|#x27);/g, (_, name: keyof typeof entities) => entities[name])
    .replace(/\s+/g, " ");
}

/** What React writes in the place of these characters. */
const entities = { lt: "<", gt: ">", quot: '"', amp: "&", "#x27": "'" };

/** Loads the page again and waits until that part of it answers to more than links. */
export async function reload(page: Page, part?: string): Promise<void> {
  await page.reload();
  await expectAlive(page, part);
}

/** Waits until the part of the page answers to more than links; parts come alive one after another. */
export async function expectAlive(page: Page, part = "main h1"): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith("__react")),
    part,
  );
}

export { expect };

/** The ids of four listings. */
export async function someIds(request: APIRequestContext): Promise<string[]> {
  const query = "{ directory(first: 4) { edges { node { databaseId } } } }";
  const answer = await request.post("/graphql", { data: { query } });
  const { data } = (await answer.json()) as {
    data: { directory: { edges: { node: { databaseId: string } }[] } };
  };
  return data.directory.edges.map(({ node }) => node.databaseId);
}

import { type BrowserContext, test as base, type Page } from "@playwright/test";

/** Kept contexts of a worker at most; each has a process of Chromium. */
const maxKept = 6;

/** What tests listen to. Playwright listens to the closing of a context itself. */
const events = [
  "console",
  "dialog",
  "page",
  "request",
  "requestfailed",
  "requestfinished",
  "response",
  "weberror",
];

type Lend = (to: "oneself" | "other") => Promise<BrowserContext>;

/**
 * The test function with a browser context that the worker keeps for the next test of the same options, and `other`, one
 * like it for somebody else. A page is always open in it, else its process would end and the next one would read and compile
 * all scripts again.
 */
export const test = base.extend<{ lend: Lend; other: BrowserContext }, { kept: Map<string, BrowserContext> }>(
  {
    kept: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
      async ({}, use) => use(new Map()),
      { scope: "worker" },
    ],
    lend: async (
      {
        browser,
        kept,
        // Every option that a test may set; those that are left out belong to a context of the test's own.
        baseURL,
        colorScheme,
        contextOptions,
        deviceScaleFactor,
        hasTouch,
        isMobile,
        javaScriptEnabled,
        locale,
        timezoneId,
        userAgent,
        viewport,
      },
      use,
      testInfo,
    ) => {
      const options = [
        [baseURL, colorScheme, contextOptions, deviceScaleFactor, hasTouch, isMobile],
        [javaScriptEnabled, locale, timezoneId, userAgent, viewport],
      ];
      const lent = new Map<string, BrowserContext>();
      await use(async (to) => {
        const key = JSON.stringify([to, options]);
        // Playwright adds the test's options by itself.
        const context = kept.get(key) ?? (await browser.newContext());
        kept.delete(key);
        lent.set(key, context);
        return context;
      });
      for (const [key, context] of lent) {
        // Without a page it has nothing to keep, and closing it is what takes the screenshots of a failure.
        const isWorthKeeping = testInfo.status === testInfo.expectedStatus && context.pages().length > 0;
        const isKept = isWorthKeeping && (await reset(context, baseURL));
        if (isKept) kept.set(key, context);
        else await context.close();
      }
      for (const [oldest, context] of kept) {
        if (kept.size <= maxKept) break;
        kept.delete(oldest);
        await context.close();
      }
    },
    context: async ({ lend }, use) => use(await lend("oneself")),
    other: async ({ lend }, use) => use(await lend("other")),
    page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  },
);

/**
 * Makes a context as good as new, with one empty page; false if it cannot be. Its cache stays: documents are asked for anew
 * each time. Scripts and bindings of the whole context are for its test to dispose of; those of a page go with it.
 */
async function reset(context: BrowserContext, origin: string | undefined): Promise<boolean> {
  for (const event of events) context.removeAllListeners(event);
  const old = context.pages();
  const page = await context.newPage();
  // Pages take their own routes, scripts, history and session storage along.
  await Promise.all(old.map((each) => each.close()));
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.clearCookies();
  await context.clearPermissions();
  await context.setOffline(false);
  await context.setExtraHTTPHeaders({});
  if (origin) await clearStorage(page, origin);
  // Playwright's clock cannot be taken out of a context again.
  return page.evaluate(() => /native code/.test(String(setTimeout)));
}

async function clearStorage(page: Page, origin: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const storageTypes = "local_storage,indexeddb,cache_storage,service_workers";
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes });
  await session.detach();
}

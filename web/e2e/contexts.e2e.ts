import type { BrowserContext } from "@playwright/test";
import { expect, test } from "./support.ts";

// In one worker, in this order: each test looks for what the one before it left.
test.describe.configure({ mode: "serial" });

const specimen = '<title>a</title><script>console.log("left")</script>';
let before: BrowserContext;
let otherBefore: BrowserContext;

test("a test leaves whatever it may leave, and so does somebody else", async ({
  page,
  context,
  other,
  watch,
}) => {
  before = context;
  otherBefore = other;
  expect(other).not.toBe(context);
  await other.newPage();
  await other.addCookies([{ name: "left", value: "1", url: "http://127.0.0.1" }]);
  watch.expectConsole(/left/);
  await context.route("**/specimen", (route) => route.fulfill({ contentType: "text/html", body: specimen }));
  await context.grantPermissions(["clipboard-read"]);
  await context.setExtraHTTPHeaders({ "x-left": "1" });
  await page.addInitScript(() => Object.assign(globalThis, { left: true }));
  await page.goto("/specimen");
  await page.evaluate(() => {
    localStorage.setItem("left", "1");
    sessionStorage.setItem("left", "1");
    indexedDB.open("left");
    window.name = "left";
  });
  await context.addCookies([{ name: "left", value: "1", url: page.url() }]);
  await context.newPage();
  await context.setOffline(true);
});

test("the next one finds nothing of it in the same context, and uses up its clock", async ({
  page,
  context,
  other,
  watch,
}) => {
  expect(context).toBe(before);
  expect(other).toBe(otherBefore);
  expect(await other.cookies()).toEqual([]);
  expect(context.pages()).toEqual([page]);
  watch.expectConsole(/status of 404/);
  const arrived = await page.goto("/specimen");
  expect(arrived?.status()).toBe(404);
  const headers = await arrived?.request().allHeaders();
  expect(headers).not.toHaveProperty("x-left");
  expect(headers).not.toHaveProperty("cookie");
  const found = await page.evaluate(async () => ({
    script: "left" in globalThis,
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: await indexedDB.databases(),
    name: window.name,
    clipboard: (await navigator.permissions.query({ name: "clipboard-read" as PermissionName })).state,
  }));
  expect(found).toEqual({ script: false, stored: [], databases: [], name: "", clipboard: "prompt" });
  await page.evaluate(() => console.log("left"));
  expect(watch.faults).toEqual([expect.stringContaining("left")]);
  watch.faults.length = 0;
  await page.clock.install();
});

test("a context with a clock of a test is not kept", async ({ page, context }) => {
  expect(context).not.toBe(before);
  expect(await page.evaluate(() => String(setTimeout))).toContain("native code");
});

import type { Page } from "@playwright/test";
import { expect, expectAccessible, open, reload, test } from "../support.ts";
import { accountMenu, button, join, newPerson, toast } from "./support.ts";

const file = (page: Page) =>
  page
    .getByRole("main")
    .getByLabel(/^Picture/)
    .and(page.locator("[type=file]"));
const pictures = (page: Page) => page.locator('img[src^="/pictures/uploaded/"]');
/** Pixels that the browser took for a picture; 0 where it did not load. */
const widthOf = (page: Page, place: number) =>
  pictures(page)
    .nth(place)
    .evaluate((image) => (image as HTMLImageElement).naturalWidth);

test.beforeEach(({ watch }) => watch.allowRequests(/\/graphql$|\/assets\/|\/uploads\?kind=avatar$/));

test("a picture that is sent is in the header at once and after a reload, in the width that is shown", async ({
  page,
  context,
}) => {
  await join(context, newPerson());
  await open(page, "/profile");
  const buffer = await page.screenshot();
  await file(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await expect(page.getByText("Picture uploaded. Save to keep it.")).toBeVisible();
  await button(page, "Save changes").click();
  await expect(toast(page)).toContainText("Profile updated");
  await reload(page);
  // In the header, beside the name, and in the form.
  await expect(pictures(page)).toHaveCount(3);
  await expect(accountMenu(page).button.locator("img")).toHaveAttribute("srcset", /\/64\.webp 64w/);
  for (const place of [0, 1, 2]) await expect.poll(() => widthOf(page, place)).toBeGreaterThan(0);
  const shown = await pictures(page)
    .first()
    .evaluate((image) => (image as HTMLImageElement).currentSrc);
  expect(shown, "not the largest").toMatch(/\/(64|128)\.webp$/);

  await button(page, "Remove").click();
  await button(page, "Save changes").click();
  await expect(pictures(page)).toHaveCount(0);
});

test("a file that is no picture is told at the field; an SVG is drawn, and its script runs nowhere", async ({
  page,
  context,
  watch,
}) => {
  watch.expectConsole(/status of 415/);
  await join(context, newPerson());
  await open(page, "/profile");
  await page.getByLabel("First name").fill("Augusta");
  const buffer = Buffer.from("<!doctype html><script>alert(1)</script>");
  await file(page).setInputFiles({ name: "me.png", mimeType: "image/png", buffer });
  await expect(file(page)).toHaveAccessibleDescription(/This file type cannot be used/);
  await expectAccessible(page);
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle cx="4" cy="4" r="4"/></svg>';
  await file(page).setInputFiles({ name: "me.svg", mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
  await expect(page.getByText("Picture uploaded.")).toBeVisible();
  await expect.poll(() => widthOf(page, 0)).toBeGreaterThan(0);
  await expect(page.getByLabel("First name"), "what was typed stays").toHaveValue("Augusta");
});

test("the address of what was sent is a picture and nothing else", async ({ page, context }) => {
  await join(context, newPerson());
  const buffer = await page.screenshot();
  const headers = { "content-type": "image/png", "sec-fetch-site": "same-origin" };
  const sent = await context.request.post("/uploads?kind=screenshot", { data: buffer, headers });
  expect(sent.status()).toBe(201);
  const { url } = await sent.json();
  for (const address of [url, url.replace(".webp", ".avif")]) {
    const response = await context.request.get(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      "content-type": address.endsWith("avif") ? "image/avif" : "image/webp",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  }
  const foreign = await context.request.post("/uploads?kind=logo", {
    data: buffer,
    headers: { ...headers, "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

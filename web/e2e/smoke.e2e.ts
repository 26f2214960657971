import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectReadableInEachLook, test } from "./support.ts";

/** Pages to visit, each from the address of the one that leads there. */
const visits = [
  { name: "the home page", find: async () => "/" },
  { name: "all categories", find: async () => "/categories" },
  { name: "a category", find: someCategory },
  {
    name: "a listing",
    find: async (request: APIRequestContext) => firstLink(request, await someCategory(request), "/software/"),
  },
];

for (const { name, find } of visits) {
  test(`${name} reads well`, { tag: ["@2.routes.14", "@2.routes.15"] }, async ({ page, request }) => {
    const response = await page.goto(await find(request));
    expect(response?.status()).toBe(200);
    await expectReadable(page);
  });
}

test("an unknown address is a 404 with a way on", async ({ page, watch }) => {
  watch.expectConsole(/status of 404/);
  const response = await page.goto("/no-such-page");
  expect(response?.status()).toBe(404);
  await expectReadable(page);
  await expect(page.getByRole("link", { name: /home|assay/i }).first()).toBeVisible();
});

function someCategory(request: APIRequestContext): Promise<string> {
  return firstLink(request, "/categories", "/categories/");
}

/** Where the first link of a page's contents to an address below this one leads. */
async function firstLink(request: APIRequestContext, address: string, below: string): Promise<string> {
  const html = await (await request.get(address)).text();
  const contents = html.slice(html.indexOf("<main"));
  const href = new RegExp(`href="(${below}[^"?#]+)"`).exec(contents)?.[1];
  if (!href) throw new Error(`${address} has no link to a page below ${below}`);
  return href;
}

/** One heading, a title, accessible, and nothing wider than the screen. */
async function expectReadable(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  await expectReadableInEachLook(page, { whole: true });
}

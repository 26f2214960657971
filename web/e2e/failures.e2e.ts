import type { Page } from "@playwright/test";
import { expect, open, test, unavailable } from "./support.ts";

const footer = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name, exact: true }).click();

/** Pages that one goes to from the home page. */
const visits = [
  { go: (page: Page) => footer(page, "Software"), words: "Failed to fetch software", address: "/software" },
  {
    go: (page: Page) => footer(page, "Categories"),
    words: "Failed to fetch categories",
    address: "/categories",
  },
  {
    async go(page: Page) {
      await page.getByRole("search", { name: "Find software" }).getByRole("combobox").fill("mark");
      await page.keyboard.press("Enter");
    },
    words: "Failed to fetch software",
    address: "/search?query=mark",
  },
];

test("where the directory, the categories or the search cannot be had it says so, and can be tried again", {
  tag: ["@7.categories.3", "@8.fetch.1", "@8.fetch.2"],
}, async ({ page, watch }) => {
  watch.allowRequests(/\/graphql$|\/assets\//);
  watch.expectConsole(unavailable);
  for (const { go, words, address } of visits) {
    // A document that knows nothing yet: what a link has asked ahead for would be there.
    await open(page, "/");
    await page.route("**/graphql", (route) => route.fulfill({ status: 503, body: "no" }));
    await go(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(words);
    await expect(page).toHaveURL(address);
    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: words })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
});

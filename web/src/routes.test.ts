import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { paths } from "./paths";
import { hasPage, matchRoute } from "./route-match";
import { routeTable } from "./route-table";

test.each(routeTable)("$path has its page", ({ page }) => {
  expect(existsSync(join(import.meta.dirname, `pages/${page}/${page}Page.tsx`))).toBe(true);
});

test("no path occurs twice", () => {
  const addresses = routeTable.map(({ path }) => path);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test("a URL finds its page and path parameters", () => {
  expect(matchRoute("/categories/a%26b")).toMatchObject({
    entry: { page: "Category" },
    params: { slug: "a&b" },
  });
  expect(matchRoute("/no/such/page")).toBeNull();
});

test.each([
  ["/", true],
  [paths.category("crm", { page: 2 }), true],
  ["/categories", true],
  ["/categories/", false],
  ["/categories/crm/more", false],
  ["/no-such-page", false],
  ["/software?view=list#top", true],
  ["//software", false],
])("%s has a page: %s", (href, expected) => {
  expect(hasPage(href)).toBe(expected);
});

test("an address of the table without parameters is that entry's, not one with a parameter that stands before it", () => {
  for (const entry of routeTable.filter(({ path }) => !path.includes(":")))
    expect(matchRoute(entry.path)?.entry).toBe(entry);
});

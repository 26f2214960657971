import { expect, test } from "vitest";
import { hasPage } from "./route-match";
import { describeSite } from "./site.server";

const site = describeSite({ given: {}, texts: new Map() });

/** Whether a pattern of robots.txt (RFC 9309: "*" for anything, "$" for the end) covers an address. */
function covers(pattern: string, address: string): boolean {
  const expression = pattern
    .replace(/[.+?^{}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replace(/\$$/, "$$");
  return new RegExp(`^${expression}`).test(address);
}

const isOpen = (address: string) => !site.disallowed.some((pattern) => covers(pattern, address));

test("every indexed page exists, once, and may be crawled", () => {
  const paths = site.pages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  for (const path of paths) {
    expect(hasPage(path), path).toBe(true);
    expect(isOpen(path), path).toBe(true);
  }
  expect(paths).toEqual(
    expect.arrayContaining(["/", "/software", "/categories", "/sitemap", "/help", "/ranking"]),
  );
});

test.each([
  site.paths.software("0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55"),
  site.paths.reviewsOf("0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55"),
  site.paths.company("0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55"),
  site.paths.category("crm"),
  site.paths.category("نظام"),
  "/software?page=12",
  "/categories/crm?page=2",
  "/write-a-review",
])("%s may be crawled", (address) => {
  expect(isOpen(address)).toBe(true);
});

test.each([
  "/admin/users",
  "/profile",
  "/dashboard?tab=software",
  "/reset-password?token=secret",
  "/software?search=crm",
  "/software?page=2&sort=name",
  "/categories/crm?segment=enterprise&page=3",
  "/reviews?q=good",
  "/software/0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55?tab=reviews&pro=Fast+search",
  "/software/0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55?tab=reviews&con=Dear",
  "/search?query=crm",
])("%s may not be crawled", (address) => {
  expect(isOpen(address)).toBe(false);
});

test("the operator's texts and accent color are used by other endpoints", () => {
  const pair = ["#7a1fa2", "#d9a0ee"] as const;
  const accent = {
    accent: pair,
    "accent.hover": pair,
    "accent.fg": pair,
    "accent.subtle": pair,
    "accent.contrast": pair,
    focus: pair,
  };
  const branded = describeSite({ given: { name: "Weigh", initial: "W", accent }, texts: new Map() });
  expect(branded).toMatchObject({ name: "Weigh", initial: "W", tagline: site.tagline });
  expect([branded.colors.accent, branded.darkColors.accent]).toEqual(["#7a1fa2", "#d9a0ee"]);
  expect(branded.colors.paper).toBe(site.colors.paper);
});

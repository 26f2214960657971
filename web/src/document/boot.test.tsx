import { afterEach, expect, test } from "vitest";
import { accentCss } from "~/theme/accent";
import { readBoot } from "./boot";

afterEach(() => document.body.replaceChildren());

/** The boot data that a page with this text in its element reads. */
function read(text: string) {
  const element = document.createElement("script");
  Object.assign(element, { id: "assay-boot", type: "application/json", textContent: text });
  document.body.replaceChildren(element);
  return readBoot();
}

const plain = { now: "2026-11-20T12:00:00.000Z", publicUrl: "https://assay.example", records: [] };

test("a page contains the operator's branding; without it everything has its default", () => {
  expect(read(JSON.stringify(plain)).site).toEqual({});
  expect(read(JSON.stringify({ ...plain, site: { name: "Weigh" } })).site).toEqual({ name: "Weigh" });
});

test("an accent replaces the colors of both modes", () => {
  const pair = ["#7a1fa2", "#d9a0ee"] as const;
  const names = ["accent", "accent.hover", "accent.fg", "accent.subtle", "accent.contrast", "focus"] as const;
  const css = accentCss(Object.fromEntries(names.map((name) => [name, pair])) as never);
  expect(css).toMatch(/^:root,\.light\{--a-colors-accent:#7a1fa2;--a-colors-accent-hover:#7a1fa2;/);
  expect(css).toMatch(/\}\.dark\{--a-colors-accent:#d9a0ee;.*--a-colors-focus:#d9a0ee\}$/);
});

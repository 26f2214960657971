import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, test } from "./support.ts";

/** Maximum sizes of a page's HTML in kilobytes (of 1024 bytes): as it is, and as it is sent. */
const limits = { plain: 150, brotli: 25, gzip: 25 };

/** Pages above the limits, and what they must not exceed either; see decision note 085. */
const heavier: Readonly<Record<string, typeof limits>> = {
  "/categories/crm": { plain: 180, brotli: 28, gzip: 34 },
  "/reviews": { plain: 165, brotli: 25, gzip: 31 },
};

/** Pages of every kind that visitors see, but for the site map and the API reference, which are long by nature. */
const pages = [
  "/",
  "/categories",
  "/categories/crm",
  "/software",
  "/search?q=crm",
  "/companies",
  "/reviews",
  "/compare",
  "/developers",
  "/privacy",
  "/help",
  "/signin",
];

test("no page's HTML is heavier than a phone should wait for", async ({ request }) => {
  const heavy: string[] = [];
  for (const path of pages) {
    const html = await (await request.get(path)).body();
    const sizes = {
      plain: html.length,
      brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
      gzip: gzipSync(html, { level: 6 }).length,
    };
    for (const name of ["plain", "brotli", "gzip"] as const) {
      const kilobytes = sizes[name] / 1024;
      if (kilobytes >= (heavier[path] ?? limits)[name])
        heavy.push(`${path}: ${name} ${kilobytes.toFixed(1)} KB`);
    }
  }
  expect(heavy).toEqual([]);
});

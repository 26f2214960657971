import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { expect, someIds, test } from "./support.ts";

/**
 * Maximum sizes of a page's HTML in kilobytes (of 1024 bytes): as it is, as it is sent, and as it is sent to old clients. A twentieth under
 * those of the full catalog, which the benchmark measures.
 */
const limits = { plain: 142, brotli: 23.5, gzip: 26.5 };

/** Pages of every kind that visitors see, but for the site map and the API reference, which are long by nature. */
const pages = [
  "/",
  "/categories",
  "/categories/crm",
  "/software",
  "/search?query=crm",
  "/search?tab=categories",
  "/companies",
  "/reviews",
  "/developers",
  "/privacy",
  "/help",
  "/signin",
];

test("no page's HTML is heavier than a phone should wait for", async ({ request }) => {
  const ids = await someIds(request);
  const listings = [`/software/${ids[0]}`, `/software/${ids[0]}?tab=reviews`, `/compare?ids=${ids.join()}`];
  const heavy: string[] = [];
  for (const path of [...pages, ...listings]) {
    const html = await (await request.get(path)).body();
    const sizes = {
      plain: html.length,
      brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length,
      gzip: gzipSync(html, { level: 6 }).length,
    };
    for (const name of ["plain", "brotli", "gzip"] as const) {
      const kilobytes = sizes[name] / 1024;
      if (kilobytes >= limits[name]) heavy.push(`${path}: ${name} ${kilobytes.toFixed(1)} KB`);
    }
  }
  expect(heavy).toEqual([]);
});

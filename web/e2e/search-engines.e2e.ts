import type { APIRequestContext } from "@playwright/test";
import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "./support.ts";

interface Listed {
  loc: string;
  lastmod?: string;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap", "item"].includes(name),
});

/** An answer that must be 200 and well-formed XML. */
async function xml<Parsed>(request: APIRequestContext, address: string): Promise<Parsed> {
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const text = await answer.text();
  expect(XMLValidator.validate(text), address).toBe(true);
  return parser.parse(text) as Parsed;
}

/** The addresses of each sitemap, by its path. */
async function sitemaps(request: APIRequestContext): Promise<Map<string, Listed[]>> {
  const robots = await (await request.get("/robots.txt")).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? "";
  const { sitemapindex } = await xml<{ sitemapindex: { sitemap: Listed[] } }>(request, pathOf(index));
  const files = new Map<string, Listed[]>();
  for (const { loc } of sitemapindex.sitemap) {
    const { urlset } = await xml<{ urlset: { url: Listed[] } }>(request, pathOf(loc));
    files.set(pathOf(loc), urlset.url);
  }
  return files;
}

/** The server's public address names another host than the tests ask. */
const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

const canonicalIn = (html: string) => unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]);
const metaIn = (html: string, name: string) =>
  unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]);
const unescaped = (text: string | undefined) => text?.replaceAll("&amp;", "&");

test("what the sitemaps list answers 200 under the canonical address that they name", async ({ request }) => {
  const files = await sitemaps(request);
  expect([...files.keys()]).toEqual(
    expect.arrayContaining(["/sitemaps/pages.xml", "/sitemaps/software-1.xml", "/sitemaps/categories-1.xml"]),
  );
  for (const [file, urls] of files) {
    expect(urls.length, file).toBeGreaterThan(0);
    expect(new Set(urls.map(({ loc }) => loc)).size, file).toBe(urls.length);
    // All pages of our own, and a sample of things.
    const step = file.endsWith("pages.xml") ? 1 : Math.ceil(urls.length / 4);
    for (const { loc } of urls.filter((_, index) => index % step === 0)) {
      const answer = await request.get(pathOf(loc), { maxRedirects: 0 });
      expect(answer.status(), loc).toBe(200);
      const html = await answer.text();
      expect(canonicalIn(html), loc).toBe(loc);
      expect(metaIn(html, "robots"), loc).toBeUndefined();
      expect(metaIn(html, "og:url"), loc).toBe(loc);
    }
  }
});

test("a page has one address", async ({ request }) => {
  for (const [spelled, known] of [
    ["/software?page=1", "/software"],
    ["/software/", "/software"],
    ["/categories/crm?rating=4&page=1", "/categories/crm?rating=4"],
    ["/help/", "/help"],
  ] as const) {
    const answer = await request.get(spelled, { maxRedirects: 0 });
    expect(answer.status(), spelled).toBe(301);
    expect(answer.headers()["location"]).toBe(known);
  }
  // What cannot be decoded is an unknown page, and no page takes what is sent to it.
  expect((await request.get("/software/%ff")).status()).toBe(404);
  expect((await request.post("/software", { headers: { origin: "nothing" } })).status()).toBe(405);
  const second = await (await request.get("/software?page=2")).text();
  expect(canonicalIn(second)).toMatch(/\/software\?page=2$/);
  expect(metaIn(second, "robots")).toBeUndefined();
});

test("a filtered view is not kept, and its canonical address is its own in one spelling", async ({
  request,
}) => {
  for (const [address, canonical] of [
    ["/software?search=crm", "/software?search=crm"],
    ["/software?sort=name&view=list&utm_source=mail", "/software?sort=name"],
    ["/software?language=en&platform=linux", "/software?platform=linux&language=en"],
    ["/search?query=crm&platform=linux", "/search?query=crm&platform=linux"],
    ["/companies?size=1-10&industry=Software", "/companies?industry=Software&size=1-10"],
    ["/categories/crm?rating=4", "/categories/crm?rating=4"],
    ["/categories/crm?segment=enterprise&page=1", "/categories/crm?segment=enterprise"],
  ] as const) {
    const html = await (await request.get(address)).text();
    expect(metaIn(html, "robots"), address).toBe("noindex, follow");
    expect(pathOf(canonicalIn(html) ?? ""), address).toBe(canonical);
  }
});

test("a link to a page shows its picture", async ({ request }) => {
  const [software] = (await sitemaps(request)).get("/sitemaps/software-1.xml") ?? [];
  for (const address of ["/", "/help", "/categories/crm", pathOf(software?.loc ?? "")]) {
    const html = await (await request.get(address)).text();
    for (const name of ["og:title", "og:description", "og:type", "og:url", "og:image:alt"])
      expect(metaIn(html, name), `${name} of ${address}`).toBeTruthy();
    expect(metaIn(html, "twitter:card")).toBe("summary_large_image");
    const picture = await request.get(pathOf(metaIn(html, "og:image") ?? ""));
    expect(picture.status(), address).toBe(200);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], address).toEqual([1200, 630]);
  }
});

test("the feeds that pages name are feeds", async ({ request }) => {
  const [software] = (await sitemaps(request)).get("/sitemaps/software-1.xml") ?? [];
  for (const address of ["/", "/categories/crm", pathOf(software?.loc ?? "")]) {
    const html = await (await request.get(address)).text();
    const feeds = [...html.matchAll(/type="application\/rss\+xml"[^>]*href="([^"]*)"/g)];
    expect(feeds.length, address).toBe(address === "/" ? 1 : 2);
    for (const [, href = ""] of feeds) {
      const { rss } = await xml<{ rss: { channel: { title: string; item?: { link: string }[] } } }>(
        request,
        pathOf(href),
      );
      expect(rss.channel.title).toMatch(/Assay$/);
      const [newest] = rss.channel.item ?? [];
      if (newest) expect((await request.get(pathOf(newest.link))).status(), newest.link).toBe(200);
    }
  }
});

test("the structured data of the categories are the rows that the page shows", async ({ page }) => {
  await page.goto("/categories");
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const things = texts.map(
    (text) => JSON.parse(text) as { "@type": string; itemListElement: { name: string }[] },
  );
  expect(things.map((thing) => thing["@type"])).toEqual(["BreadcrumbList", "ItemList"]);
  const rows = await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const names = things[1]?.itemListElement.map(({ name }) => name) ?? [];
  expect(names.length).toBeGreaterThan(5);
  expect(rows.slice(0, names.length)).toEqual(names);
});

test("an address with NUL leads nowhere, and a filter with one keeps nothing", async ({ request }) => {
  for (const address of ["/software/%00", "/companies/%00", "/categories/a%00b", "/reviews/%00", "/%00"])
    expect((await request.get(address)).status(), address).toBe(404);
  for (const address of ["/software?search=%00", "/software?category=%00", "/search?query=%00"]) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain("No software found");
    expect(html, address).not.toContain("\0");
  }
  const reviews = await request.get("/reviews?q=%00&category=%00");
  expect([reviews.status(), (await reviews.text()).includes("No reviews found")]).toEqual([200, true]);
});

import { beforeAll, describe, expect, test } from "vitest";
import { noId } from "../../domain/key.ts";
import { changesInChunk } from "../../domain/sitemap/entries.ts";
import { monthAfter, monthOf } from "../../domain/transparency/months.ts";
import { testAdministering } from "../../testing/administering.ts";
import { testDatabase } from "../../testing/database.ts";
import { publicUrl, serveFeeds, testSite } from "../../testing/feeds.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";

const database = testDatabase();
const feeds = serveFeeds(database);
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

interface Index {
  sitemapindex: { sitemap: { loc: string; lastmod?: string }[] };
}
interface UrlSet {
  urlset: { url: { loc: string; lastmod?: string }[] };
}
interface Rss {
  rss: {
    channel: {
      title: string;
      link: string;
      "atom:link": Record<string, string>;
      item: {
        title: string;
        link: string;
        guid: object;
        pubDate: string;
        "dc:creator": string;
        description: string;
      }[];
    };
  };
}

/** Every address of the files whose names begin so. */
async function listed(kind: string): Promise<string[]> {
  const { sitemapindex } = await feeds.xml<Index>("/sitemap.xml");
  const files = sitemapindex.sitemap.map(({ loc }) => loc.slice(publicUrl.length));
  const sets = await Promise.all(
    files.filter((file) => file.startsWith(`/sitemaps/${kind}`)).map((file) => feeds.xml<UrlSet>(file)),
  );
  return sets.flatMap(({ urlset }) => urlset.url.map(({ loc }) => loc));
}

test("robots.txt names the sitemap and what is not worth a visit", async () => {
  const response = await feeds.call("/robots.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const lines = (await response.text()).split("\n");
  expect(lines[0]).toBe("User-agent: *");
  expect(lines).toContain("Sitemap: https://assay.example/sitemap.xml");
  for (const pattern of ["/admin", "/*?sort=", "/api/", "/graphql"])
    expect(lines).toContain(`Disallow: ${pattern}`);
  expect(lines).toContain("Allow: /api/placeholder/");
});

test("the schema is a file to download", async () => {
  const response = await feeds.call("/schema.graphql");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("content-disposition")).toBe("attachment; filename=schema.graphql");
  expect(await response.text()).toBe("type Query { figures: Int }\n");
});

test("llms.txt is short, and its links are of this site", async () => {
  const response = await feeds.call("/llms.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toMatch(/^# Assay\n\n> Software, weighed\. A directory\.\n/);
  expect(text.length).toBeLessThan(2_000);
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, href]) => href ?? "");
  expect(links.length).toBeGreaterThan(8);
  for (const href of links) expect(href).toMatch(new RegExp(`^${publicUrl}/`));
  expect(text).toContain(`claude mcp add --transport http assay ${publicUrl}/mcp`);
});

describe("sitemaps", () => {
  test("are files of bounded size, each with the day of its last change", async () => {
    const { sitemapindex } = await feeds.xml<Index>("/sitemap.xml");
    const names = sitemapindex.sitemap.map(({ loc }) => loc);
    expect(names).toContain("https://assay.example/sitemaps/pages.xml");
    // Seven Live software, three in a file.
    expect(names.filter((name) => name.includes("/software-"))).toHaveLength(3);
    for (const { loc, lastmod } of sitemapindex.sitemap) {
      expect(lastmod, loc).toMatch(/^\d{4}-\d\d-\d\dT/);
      const { urlset } = await feeds.xml<UrlSet>(loc.slice(publicUrl.length));
      expect(urlset.url.length, loc).toBeLessThanOrEqual(3);
      if (!loc.endsWith("pages.xml")) for (const url of urlset.url) expect(url.lastmod).toBeDefined();
    }
  });

  test("hold every Live software once, and no Draft", async () => {
    const live = await database.prisma.software.findMany({ where: { isActive: true } });
    const expected = live.map(({ id }) => `${publicUrl}/software/${id}`);
    expect((await listed("software-")).sort()).toEqual(expected.sort());
  });

  test("hold the alternatives to listings of categories with three others", async () => {
    const counted = (softwareCount: number) =>
      database.prisma.category.update({ where: { id: world.categories.crm }, data: { softwareCount } });
    const { softwareCount } = await database.prisma.category.findUniqueOrThrow({
      where: { id: world.categories.crm },
    });
    const found = async () =>
      (await changesInChunk(database, "alternatives", { first: noId, next: null, size: 9 })).map(
        ({ name }) => name,
      );
    await counted(3);
    expect(await found()).toEqual([]);
    await counted(4);
    expect(await found()).toEqual([world.software.beacon, world.software.ember]);
    await counted(softwareCount);
  });

  test("hold the published reviews of Live software, once", async () => {
    const published = await database.prisma.review.findMany({
      where: { status: "published", software: { isActive: true } },
    });
    const expected = published.map(({ id }) => `${publicUrl}/reviews/${id}`);
    expect((await listed("reviews-")).sort()).toEqual(expected.sort());
  });

  test("hold companies, and active categories that have a listing", async () => {
    expect(await listed("companies-")).toHaveLength(Object.keys(world.companies).length);
    const categories = await database.prisma.category.findMany({
      where: { isActive: true, softwareCount: { gt: 0 } },
    });
    const expected = categories.map(({ slug }) => `${publicUrl}/categories/${slug}`);
    expect((await listed("categories-")).sort()).toEqual(expected.sort());
  });

  test("hold the pages that the site tells of", async () => {
    const { urlset } = await feeds.xml<UrlSet>("/sitemaps/pages.xml");
    expect(urlset.url).toEqual([
      { loc: `${publicUrl}/` },
      { loc: `${publicUrl}/help`, lastmod: "2026-11-21T00:00:00.000Z" },
    ]);
  });

  test.each([
    "/sitemaps/software-99.xml",
    "/sitemaps/software-0.xml",
    "/sitemaps/people-1.xml",
    "/sitemaps/x",
  ])("%s is none", async (path) => {
    expect((await feeds.call(path)).status).toBe(404);
  });

  test("a listing changes when a review comes", async () => {
    const { urlset } = await feeds.xml<UrlSet>("/sitemaps/software-1.xml");
    for (const { loc, lastmod = "" } of urlset.url) {
      const softwareId = loc.split("/").at(-1) ?? "";
      const newest = await database.prisma.review.findFirst({
        where: { softwareId, status: "published" },
        orderBy: { createdAt: "desc" },
      });
      if (newest) expect(Date.parse(lastmod)).toBeGreaterThanOrEqual(newest.createdAt.getTime());
    }
  });

  test("are asked for again only when they changed", async () => {
    const first = await feeds.call("/sitemaps/software-1.xml");
    expect(first.headers.get("last-modified")).toBeNull();
    const tag = first.headers.get("etag") ?? "";
    const second = await feeds.call("/sitemaps/software-1.xml", {
      headers: { "if-none-match": tag, "cache-control": "max-age=0" },
    });
    expect(second.status).toBe(304);
  });
});

describe("feeds", () => {
  test("of all reviews hold the newest first, each with its own address", async () => {
    const { rss } = await feeds.xml<Rss>("/reviews.rss");
    expect(rss.channel.title).toBe("New reviews on Assay");
    expect(rss.channel["atom:link"]["@_href"]).toBe(`${publicUrl}/reviews.rss`);
    const dates = rss.channel.item.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates.length).toBeGreaterThan(3);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    for (const { link, guid } of rss.channel.item) {
      const id = link.split("/").at(-1);
      expect(guid).toMatchObject({ "#text": `urn:uuid:${id}`, "@_isPermaLink": "false" });
    }
    const response = await feeds.call("/reviews.rss");
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
  });

  test("the public record is CSV with a line for each number, and a feed with an item for each complete month", async () => {
    const add = (month: string, measure: string, kind: string, count: number, more: object = {}) =>
      database.prisma.transparencyCounterDelta.create({ data: { month, measure, kind, count, ...more } });
    await database.prisma.transparencyCounterDelta.deleteMany({});
    const current = monthOf(worldNow);
    const month = monthAfter(current, -1);
    const example = monthAfter(month, -2);
    await add(month, "hidden", "offensive", 8);
    await add(month, "hidden", "burst", 5);
    await add(month, "report-decided", "upheld", 5, { hours: 3, origin: "backfill" });
    await add(month, "restored", "", 2);
    await add(current, "hidden", "burst", 6);
    await add(current, "received", "", 2);
    await add(example, "hidden", "burst", 6, { origin: "demo" });
    const file = await feeds.call("/transparency.csv");
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const lines = (await file.text()).split("\r\n");
    expect(lines[0]).toBe("month,complete,reconstructed,example,measure,kind,value");
    expect(lines.filter((line) => /,hidden,.*[^0]$/.test(line))).toEqual([
      `${month},true,true,false,hidden,,13`,
      `${month},true,true,false,hidden,offensive,8`,
      `${month},true,true,false,hidden,burst,5`,
      `${example},true,false,true,hidden,,6`,
      `${example},true,false,true,hidden,burst,6`,
    ]);
    expect(lines).toContain(`${month},true,true,false,reported-median-hours,,3`);
    expect(lines).toContain(`${current},false,false,false,received,,2`);
    expect(lines.filter((line) => line.startsWith(`${month}`) && line.includes("restored"))).toEqual([]);
    const { rss } = await feeds.xml<Rss>("/transparency.rss");
    expect(rss.channel.title).toBe("Moderation on Assay by month");
    const items = [rss.channel.item].flat();
    const titles = items.map(({ title }) => title);
    expect([titles[0], titles.includes(`Moderation in ${example}`)]).toEqual([
      `Moderation in ${month}`,
      false,
    ]);
    expect(items[0]?.description).toContain("fewer than 5 published again");
    expect(items[0]?.description).toContain("In part counted when the record began");
  });

  test("of one software and of one category hold theirs", async () => {
    const { rss } = await feeds.xml<Rss>(`/software/${world.software.beacon}/reviews.rss`);
    expect(rss.channel.link).toBe(`${publicUrl}/software/${world.software.beacon}?tab=reviews`);
    expect(rss.channel.item).toHaveLength(4);
    const category = await feeds.xml<Rss>("/categories/crm/reviews.rss");
    expect(category.rss.channel.title).toBe("Reviews of CRM on Assay");
    expect(category.rss.channel.item.length).toBeGreaterThan(0);
  });

  test.each([
    "/software/00000000-0000-0000-0000-000000000000/reviews.rss",
    "/software/nothing/reviews.rss",
    "/software/%00/reviews.rss",
    "/software/%zz/reviews.rss",
    "/categories/retired/reviews.rss",
    "/pictures/software/nothing.png",
    "/pictures/categories/nothing.png",
    "/pictures/other.png",
  ])("%s is none", async (path) => {
    expect((await feeds.call(path)).status).toBe(404);
  });
});

describe("pictures", () => {
  test.each([
    ["the site", () => "/pictures/site.png"],
    ["a software", () => `/pictures/software/${world.software.beacon}.png?v=4.3-4`],
    ["a software without reviews", () => `/pictures/software/${world.software.tally}.png`],
    ["a category", () => "/pictures/categories/crm.png"],
  ])("of %s are PNG of 1200 × 630", async (_what, path) => {
    const response = await feeds.call(path());
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/png");
    expect(response.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("of software in an inactive category name none", async () => {
    const path = `/pictures/software/${world.software.abacus}.png`;
    const tag = async () => (await feeds.call(path)).headers.get("etag");
    const before = await tag();
    const where = { id: world.categories.bookkeeping };
    await database.prisma.category.update({ where, data: { isActive: false } });
    const { status } = await feeds.call(path);
    expect(status).toBe(200);
    expect(await tag()).not.toBe(before);
    await database.prisma.category.update({ where, data: { isActive: true } });
  });

  test("have another tag when what is on them changes", async () => {
    const tag = async (path: string) => (await feeds.call(path)).headers.get("etag");
    const path = `/pictures/software/${world.software.harbor}.png`;
    const before = await tag(path);
    expect(await tag(`${path}?v=any`)).toBe(before);
    await database.prisma.software.update({
      where: { id: world.software.harbor },
      data: { name: "Harbour" },
    });
    expect(await tag(path)).not.toBe(before);
    const known = await feeds.call(path, {
      headers: { "if-none-match": (await tag(path)) ?? "", "cache-control": "max-age=0" },
    });
    expect(known.status).toBe(304);
  });
});

describe("a review that is hidden", () => {
  const id = () => world.reviews.quillByUser;
  const aboutIt = () => [
    "/reviews.rss",
    `/software/${world.software.quill}/reviews.rss`,
    "/categories/contact-center/reviews.rss",
    `/badges/${world.software.quill}.svg`,
    `/pictures/software/${world.software.quill}.png`,
    "/pictures/categories/contact-center.png",
    ...[1, 2, 3, 4, 5].map((number) => `/sitemaps/reviews-${number}.xml`),
  ];
  /** What each of these addresses answers. */
  async function answers(): Promise<Map<string, { text: string; tag: string; caching: string | null }>> {
    const all = aboutIt().map(async (path) => {
      const response = await feeds.call(path);
      const { headers } = response;
      const expected = {
        text: await response.text(),
        tag: headers.get("etag") ?? "",
        caching: headers.get("cache-control"),
      };
      return response.status === 200 ? ([[path, expected]] as const) : [];
    });
    return new Map((await Promise.all(all)).flat());
  }

  test("is at once in no answer, also of who asks with the tag that they have", async () => {
    const before = await answers();
    const telling = [...before].filter(([, { text }]) => text.includes(id()));
    expect(telling.map(([path]) => path)).toEqual(expect.arrayContaining(aboutIt().slice(0, 3)));
    expect(telling.some(([path]) => path.startsWith("/sitemaps/"))).toBe(true);
    for (const [path, { caching }] of before)
      expect(caching, path).toBe("public, max-age=0, must-revalidate");
    const input = { databaseId: id(), status: "HIDDEN", reason: "Advertising" };
    await testAdministering(database).send(viewersOf(world).admin, "setReviewStatus", input);
    const after = await answers();
    for (const [path, { text }] of after) expect(text, path).not.toContain(id());
    for (const path of [...telling.map(([path]) => path), ...aboutIt().slice(3, 6)]) {
      const { tag = "" } = before.get(path) ?? {};
      const again = await feeds.call(path, {
        headers: { "if-none-match": tag, "cache-control": "max-age=0" },
      });
      expect(again.status, path).not.toBe(304);
    }
  });
});

describe("as long as reviews have no page of their own", () => {
  const other = serveFeeds(database, { site: { ...testSite, paths: { ...testSite.paths, review: null } } });

  test("they are in no sitemap, and feeds lead to the page of their software", async () => {
    const { sitemapindex } = await other.xml<Index>("/sitemap.xml");
    expect(sitemapindex.sitemap.filter(({ loc }) => loc.includes("/reviews-"))).toEqual([]);
    expect((await other.call("/sitemaps/reviews-1.xml")).status).toBe(404);
    const { rss } = await other.xml<Rss>("/reviews.rss");
    for (const { link } of rss.channel.item) expect(link).toMatch(/\/software\/[^/]+[?]tab=reviews$/);
  });
});

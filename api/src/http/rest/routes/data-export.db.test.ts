import { createHash } from "node:crypto";
import { request as send } from "node:http";
import { Readable } from "node:stream";
import { gunzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeExport } from "../../../domain/export/make.ts";
import { createExportReader } from "../../../domain/export/reader.ts";
import { dayMs } from "../../../inputs/index.ts";
import { testBrand } from "../../../testing/branding.ts";
import { exportMaker } from "../../../testing/data-export.ts";
import { testDatabase } from "../../../testing/database.ts";
import { testDescription } from "../../../testing/described.ts";
import { seed, worldNow } from "../../../testing/seed.ts";
import { serveApp } from "../../../testing/server.ts";
import { createProbes } from "../../probes.ts";
import type { DataExport } from "../shapes/data-export.ts";
import { routes } from "./index.ts";

const database = testDatabase();
const probes = createProbes();
const brand = testBrand({ dataTerms: "CC-BY-4.0" });
const app = serveApp(() => ({ database, probes, brand, rateLimits: false }));
const described = testDescription(routes);
const list = { method: "GET", path: "/api/export" } as const;
const file = { method: "GET", path: "/api/export/{file}" } as const;
const ranking = { method: "GET", path: "/api/categories/{slug}/ranking" } as const;

beforeAll(() => seed(database));
beforeEach(async () => {
  await database.pool.query("delete from data_export");
  await makeExport(exportMaker(database));
});

const name = "reviews.jsonl.gz";
const get = (path = `/${name}`, headers: Record<string, string> = {}, method = "GET") =>
  fetch(`${app.origin}/api/export${path}`, { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const described200 = async () => (await described.expectDescribed(list, await get(""))) as DataExport;

test("the list has terms, cursor, sizes and checksums of what is downloaded", async () => {
  const { files, ...rest } = await described200();
  expect(rest).toEqual({
    createdAt: worldNow.toISOString(),
    finishedAt: worldNow.toISOString(),
    cursor: expect.any(String),
    epoch: expect.any(String),
    terms: "CC-BY-4.0",
  });
  expect(files.map((one) => one.name)).toEqual(
    ["categories", "companies", "software", "plans", "reviews", "rankings"].map((kind) => `${kind}.jsonl.gz`),
  );
  for (const { name: fileName, bytes, sha256, etag, records } of files) {
    const response = await get(`/${fileName}`);
    const body = await bytesOf(response);
    expect(body).toHaveLength(bytes);
    expect(createHash("sha256").update(body).digest("hex")).toBe(sha256);
    expect(gunzipSync(body).toString().split("\n")).toHaveLength(records + 1);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      etag,
      "content-type": "application/gzip",
      "content-length": String(bytes),
      "accept-ranges": "bytes",
      "cache-control": "public, max-age=0, must-revalidate, no-transform",
      "access-control-allow-origin": "*",
    });
    expect(response.headers.get("content-encoding")).toBeNull();
  }
  const { cursor } = rest;
  expect((await fetch(`${app.origin}/api/changes?after=${cursor}`)).status).toBe(200);
});

test("until the first files are made, and after a restore, it says when to come again", async () => {
  await database.pool.query("delete from data_export");
  for (const [route, path] of [
    [list, ""],
    [file, `/${name}`],
    [ranking, "/../categories/crm/ranking"],
  ] as const) {
    const response = await get(path);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    await described.expectDescribed(route, response);
  }
  const { data } = (await (await app.post({ query: "{ dataExport { cursor } }" })).json()) as {
    data: unknown;
  };
  expect(data).toEqual({ dataExport: null });
});

test("there are no other files", async () => {
  for (const path of ["/users.jsonl.gz", "/reviews", "/__proto__"]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    await described.expectDescribed(file, response);
  }
});

test("the ranking of a category is a part of the file of all, resumable like it", async () => {
  const path = "/../categories/crm/ranking";
  const whole = await get(path);
  const body = await bytesOf(whole);
  const [category, listing] = gunzipSync(body)
    .toString()
    .split("\n", 2)
    .map((line) => JSON.parse(line) as object);
  expect([category, listing]).toMatchObject([
    { type: "category", slug: "crm", credit: 8 },
    { type: "listing", rank: 1 },
  ]);
  expect((await bytesOf(await get("/rankings.jsonl.gz"))).includes(body)).toBe(true);
  const etag = whole.headers.get("etag") ?? "";
  const rest = await get(path, { range: "bytes=10-", "if-range": etag });
  expect([rest.status, (await bytesOf(rest)).equals(body.subarray(10))]).toEqual([206, true]);
  const query = `{ rankingFile(categorySlug: "crm") { bytes etag } }`;
  expect((await (await app.post({ query })).json()) as unknown).toEqual({
    data: { rankingFile: { bytes: body.length, etag } },
  });
});

test("the ranking is in the order of pages, also of equal rank values", async () => {
  // The better score comes last by name.
  await database.pool.query(
    `update category_listing l set rank_value = 3, score = 3 + n / 100.0
      from (select id, row_number() over (order by sort_name) as n from software) s where s.id = l.software_id`,
  );
  await database.pool.query("delete from data_export");
  await makeExport(exportMaker(database));
  const file = gunzipSync(await bytesOf(await get("/../categories/crm/ranking"))).toString();
  const inFile = [...file.matchAll(/"type":"listing","rank":\d+,"softwareId":"[^"]+","slug":"([^"]+)"/g)];
  const query = `{ category(slug: "crm") { listings { edges { node { software { slug } } } } } }`;
  const { data } = (await (await app.post({ query })).json()) as {
    data: { category: { listings: { edges: { node: { software: { slug: string } } }[] } } };
  };
  const onPages = data.category.listings.edges.map(({ node }) => node.software.slug);
  expect(onPages.length).toBeGreaterThan(1);
  expect(inFile.map(([, slug]) => slug)).toEqual(onPages);
});

test("files without rankings leave those of the newest files that have them", async () => {
  const path = "/../categories/crm/ranking";
  const etag = (await get(path)).headers.get("etag");
  const later = () => new Date(worldNow.getTime() + dayMs);
  await database.pool.query("update ranking_date set completed_on = day - 1");
  await makeExport(exportMaker(database, { now: later }));
  await database.pool.query("update ranking_date set completed_on = day");
  const response = await get(path);
  expect([response.status, response.headers.get("etag")]).toEqual([200, etag]);
  await database.pool.query("delete from data_export_section");
  const missing = await get(path);
  expect([missing.status, missing.headers.get("retry-after")]).toEqual([503, "60"]);
});

test("a category that is newer than the files has no ranking yet", async () => {
  await database.pool.query(
    "delete from data_export_section where category_id = (select id from category where slug = 'crm')",
  );
  const response = await get("/../categories/crm/ranking");
  expect(response.status).toBe(404);
  await described.expectDescribed(ranking, response);
});

describe("a download", () => {
  test("is resumed by a range of the same version", async () => {
    const whole = await get();
    const body = await bytesOf(whole);
    const etag = whole.headers.get("etag") ?? "";
    const last = body.length - 1;
    for (const [range, start, end] of [
      ["bytes=100-", 100, last],
      ["bytes=0-9", 0, 9],
      ["bytes=-5", last - 4, last],
      ["bytes=-99999999999", 0, last],
    ] as const)
      for (const condition of [{}, { "if-range": etag }]) {
        const response = await get(undefined, { range, ...condition });
        expect(response.status).toBe(206);
        expect(response.headers.get("content-range")).toBe(`bytes ${start}-${end}/${body.length}`);
        expect((await bytesOf(response)).equals(body.subarray(start, end + 1))).toBe(true);
      }
  });

  test("begins anew where the range cannot be given", async () => {
    const size = (await bytesOf(await get())).length;
    for (const headers of [
      { range: "bytes=100-", "if-range": '"another"' },
      { range: "bytes=100-", "if-range": new Date().toUTCString() },
      { range: "bytes=0-1,4-5" },
      { range: "lines=0-1" },
      { range: "bytes=x" },
    ] as Record<string, string>[]) {
      const response = await get(undefined, headers);
      expect([headers, response.status]).toEqual([headers, 200]);
      expect((await bytesOf(response)).length).toBe(size);
    }
    const behind = await get(undefined, { range: `bytes=${size}-` });
    expect([behind.status, behind.headers.get("content-range")]).toEqual([416, `bytes */${size}`]);
    expect((await bytesOf(behind)).length).toBe(0);
  });

  test("goes on with the next day's files only from their beginning", async () => {
    const first = await get();
    const etag = first.headers.get("etag") ?? "";
    const before = await bytesOf(first);
    await database.pool.query("update review set title = title || '!' where status = 'published'");
    await makeExport(exportMaker(database, { now: () => new Date(worldNow.getTime() + dayMs) }));
    const resumed = await get(undefined, { range: "bytes=100-", "if-range": etag });
    const now = await bytesOf(resumed);
    expect([resumed.status, resumed.headers.get("etag") === etag]).toEqual([200, false]);
    expect([now.equals(before), gunzipSync(now).toString().includes("!")]).toEqual([false, true]);
    // Who does not say which version they have sees that it is another one.
    const other = await get(undefined, { range: "bytes=100-" });
    expect([other.status, other.headers.get("etag")]).toEqual([206, resumed.headers.get("etag")]);
    // Its files stay for downloads that are under way.
    const { rows } = await database.pool.query("select id from data_export order by started_at");
    const range = { name: "reviews", start: 100, end: before.length - 1 } as const;
    const rest = await Readable.from(
      createExportReader({ pool: database.pool, objects: null }).read(rows[0].id, range),
    ).toArray();
    expect(Buffer.concat(rest).equals(before.subarray(100))).toBe(true);
  });

  test("is not repeated for who has it, and HEAD tells its size", async () => {
    const head = await get(undefined, {}, "HEAD");
    const etag = head.headers.get("etag") ?? "";
    expect([head.status, Number(head.headers.get("content-length")) > 0]).toEqual([200, true]);
    expect((await get(undefined, { "if-none-match": etag })).status).toBe(304);
    expect((await get(undefined, { "if-none-match": etag, range: "bytes=0-1" })).status).toBe(304);
  });

  test("ends when the server leaves, and can be resumed", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ isComplete: boolean }>();
    // A client that stops reading: the server waits for it.
    await database.pool.query("update data_export_file set bytes = 41 * 1048576 where name = 'reviews'");
    await database.pool.query(`update data_export_chunk c set bytes = (select string_agg(decode(md5(n::text), 'hex'), '')
      from generate_series(1, 65536) n) where name = 'reviews'`);
    await database.pool.query(`insert into data_export_chunk (export_id, name, number, bytes)
      select export_id, name, n, bytes from data_export_chunk, generate_series(1, 40) n where name = 'reviews'`);
    const download = send(`${app.origin}/api/export/${name}`, (answer) => {
      answer.once("readable", () => {
        probes.leave().catch(reject);
        answer.resume();
      });
      answer.once("error", () => resolve({ isComplete: answer.complete }));
      answer.once("end", () => resolve({ isComplete: answer.complete }));
    });
    download.once("error", reject).end();
    expect(await promise).toEqual({ isComplete: false });
    expect(app.lines.filter((line) => line.includes("a defect"))).toEqual([]);
    const next = await get();
    expect([next.status, next.headers.get("retry-after")]).toEqual([503, "5"]);
  });
});

import { createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createKeys } from "../auth/keys.ts";
import { createSessions, readSession } from "../auth/sessions.ts";
import { testDatabase } from "../database/testing.ts";
import { everyListing, sweepVisits } from "../domain/views/views.ts";
import { seed, type World, worldNow } from "../testing/seed.ts";
import { createBeacon, viewsPerMinute } from "./beacon.ts";

const database = testDatabase();
const person = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reported: unknown[] = [];
let told: number[] = [];
let world: World;
/** Asked for at every view that would be counted. */
let asked: (string | undefined)[] = [];
let now = worldNow;
let served: Awaited<ReturnType<typeof serve>>;

async function serve({ rateLimits = false } = {}) {
  const sessions = createSessions(database.prisma, { secure: false });
  const beacon = createBeacon({
    database,
    readViewer: async ({ headers }) => {
      asked.push(headers.cookie);
      return (await readSession(sessions, headers.cookie))?.viewer ?? null;
    },
    publicUrl: "https://assay.example",
    keys: createKeys(Buffer.alloc(32)),
    rateLimits,
    report: (error) => reported.push(error),
    onStored: (views) => told.push(views),
    now: () => now,
  });
  const app = express();
  // Tests come from where they like.
  app.set("trust proxy", true);
  app.use(beacon.routes, (_request, response) => void response.status(404).end());
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, beacon, port: (server.address() as AddressInfo).port };
}

beforeAll(async () => {
  world = await seed(database);
});
beforeEach(async () => {
  now = worldNow;
  asked = [];
  told = [];
  served = await serve();
  await database.prisma.dailyCount.deleteMany();
  await database.prisma.viewVisit.deleteMany();
});
afterEach(async () => {
  await stop();
  expect(reported.splice(0)).toEqual([]);
});
afterAll(() => served.server.close());

async function stop() {
  served.server.closeAllConnections();
  served.server.close();
  await served.beacon.close();
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  from?: string;
}

/** Sends a body as a browser on our page would, unless told otherwise; fetch would not let Sec-Fetch-Site be chosen. */
function post(body: unknown, { method = "POST", headers = {}, from = "192.0.2.1" }: Sent = {}) {
  const all = {
    "user-agent": person,
    "content-type": "text/plain;charset=UTF-8",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": from,
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return new Promise<{ status: number | undefined; headers: object; text: string }>((resolve, reject) => {
    const to = { host: "127.0.0.1", port: served.port, path: "/beacon", method, headers: sent };
    const call = send(to, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    call.on("error", reject).end(typeof body === "string" ? body : JSON.stringify(body));
  });
}

/** What is stored when the server has ended. */
async function stored() {
  await stop();
  const rows = await database.prisma.dailyCount.findMany({
    where: { subjectId: { not: everyListing } },
    orderBy: { metric: "asc" },
  });
  return rows.map(({ subjectId, metric, day, count }) => [
    metric,
    subjectId,
    day.toISOString().slice(0, 10),
    count,
  ]);
}

const software = () => ({ subject: "software", id: world.software.quill });

describe("a view", () => {
  test("of a comparison is counted for each listing in it, but for its vendor", async () => {
    const { quill, beacon } = world.software;
    for (const id of [quill, beacon]) {
      await post({ subject: "compare", id });
      await post({ subject: "compare", id }, { from: "192.0.2.7", headers: { cookie: world.cookies.owner } });
    }
    expect((await stored()).toSorted()).toEqual([
      ["compare", beacon, "2026-11-20", 1],
      ["compare", quill, "2026-11-20", 2],
    ]);
  });

  test("of a listing, a company and a review is counted on its day, and answered with nothing", async () => {
    const views = [
      software(),
      { subject: "company", id: world.companies.ferrite.toUpperCase() },
      { subject: "review", id: world.reviews.quillByCleo },
    ];
    for (const view of views) {
      const answer = await post(view);
      expect(answer).toMatchObject({ status: 204, text: "" });
      expect(answer.headers).not.toHaveProperty("set-cookie");
    }
    const rows = await stored();
    expect(told).toEqual([3]);
    expect(rows).toEqual([
      ["company_view", world.companies.ferrite, "2026-11-20", 1],
      ["review_view", world.reviews.quillByCleo, "2026-11-20", 1],
      ["software_view", world.software.quill, "2026-11-20", 1],
    ]);
  });

  test("counts once a day for a network, whichever process it reaches and however often", async () => {
    await post(software());
    await post(software());
    // Another process, later on the same day.
    await stop();
    now = new Date("2026-11-20T23:59:59.000Z");
    served = await serve();
    await post(software());
    await post(software(), { from: "192.0.2.2" });
    // One site has a whole /48 of addresses.
    await post(software(), { from: "2001:db8:1:1::1" });
    await post(software(), { from: "2001:db8:1:ffff::2" });
    await post(software(), { from: "2001:db8:2:1::1" });
    now = new Date("2026-11-21T00:00:00.000Z");
    await post(software());
    expect(await stored()).toEqual([
      ["software_view", world.software.quill, "2026-11-20", 4],
      ["software_view", world.software.quill, "2026-11-21", 1],
    ]);
  });

  test("leaves no address, and nothing of a day that is over", async () => {
    await post(software());
    await post({ subject: "software", id: "01900000-0000-7000-8009-000000000001" });
    now = new Date("2026-11-21T00:00:00.000Z");
    await post(software());
    await stop();
    const visits = () => database.prisma.viewVisit.findMany({ orderBy: { day: "asc" } });
    // The thing that does not exist left none.
    const [first, second, ...more] = await visits();
    expect(more).toEqual([]);
    expect([first?.mac.length, second?.mac.length]).toEqual([32, 32]);
    expect(first?.mac).not.toEqual(second?.mac);
    await database.prisma.$transaction((tx) => sweepVisits(tx, now));
    expect(await visits()).toEqual([second]);
  });

  test("may come as JSON and from a browser that names only its origin", async () => {
    await post(software(), { headers: { "content-type": "application/json" } });
    const old = { "sec-fetch-site": "", origin: "https://assay.example" };
    await post(software(), { headers: old, from: "192.0.2.2" });
    const otherName = { "sec-fetch-site": "", host: "assay.local", origin: "http://assay.local" };
    await post(software(), { headers: otherName, from: "192.0.2.3" });
    expect(await stored()).toEqual([["software_view", world.software.quill, "2026-11-20", 3]]);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://assay.example" }],
    ["a site beside it", { "sec-fetch-site": "same-site" }],
    ["another origin", { "sec-fetch-site": "", origin: "https://elsewhere.example" }],
    ["nowhere", { "sec-fetch-site": "" }],
    [
      "a crawler",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a browser without a window", { "user-agent": person.replace("Firefox", "HeadlessChrome") }],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["nobody", { "user-agent": "" }],
  ])("from %s is answered and not counted", async (_from, headers) => {
    expect(await post(software(), { headers })).toMatchObject({ status: 204, text: "" });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["", {}],
    ["{", {}],
    ["null", {}],
    ["[]", {}],
    ['{"subject":"software"}', {}],
    ['{"subject":"lead","id":"01900000-0000-7000-8004-000000000003"}', {}],
    ['{"subject":"software","id":"quill-desk"}', {}],
    ['{"subject":"software","id":"01900000-0000-7000-8004-000000000003","count":1000}', {}],
    [`{"subject":"software","id":"01900000-0000-7000-8004-000000000003"}${" ".repeat(200)}`, {}],
    ['{"subject":"software","id":"01900000-0000-7000-8004-000000000003"}', { "content-type": "text/html" }],
    ['{"subject":"software","id":"01900000-0000-7000-8004-000000000003"}', { "content-encoding": "gzip" }],
  ])("that reads %j with %j is answered and not counted", async (body, headers: Record<string, string>) => {
    expect(await post(body, { headers })).toMatchObject({ status: 204, text: "" });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test("is only ever sent", async () => {
    expect((await post("", { method: "GET" })).status).toBe(404);
  });

  test("is one of so many a minute for an address", async () => {
    await stop();
    served = await serve({ rateLimits: true });
    for (let number = 0; number < viewsPerMinute; number++) {
      await post({ subject: "review", id: `01900000-0000-7000-8009-${String(number).padStart(12, "0")}` });
    }
    await post(software());
    expect(await stored()).toEqual([]);
  });
});

describe("the owner", () => {
  test.each([
    ["an owner's own listing", "owner", () => ({ subject: "software", id: world.software.beacon })],
    ["an editor's company", "editor", () => ({ subject: "company", id: world.companies.northwind })],
    ["one's own review", "user", () => ({ subject: "review", id: world.reviews.quillByUser })],
  ] as const)("%s is not counted", async (_what, who, view) => {
    await post(view(), { headers: { cookie: world.cookies[who] } });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["an owner's visit to another's listing", "owner", () => software()],
    ["a visit to somebody's company", "user", () => ({ subject: "company", id: world.companies.northwind })],
    ["a visit to another's review", "user", () => ({ subject: "review", id: world.reviews.quillByCleo })],
    ["an administrator's visit", "admin", () => ({ subject: "software", id: world.software.beacon })],
  ] as const)("%s is", async (_what, who, view) => {
    await post(view(), { headers: { cookie: world.cookies[who] } });
    expect(await stored()).toHaveLength(1);
  });
});

import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createKeys } from "../../auth/keys.ts";
import { createSessions, readSession } from "../../auth/sessions.ts";
import { allListingsSubject, sweepVisits } from "../../domain/views/views.ts";
import { createOriginOf } from "../../engine/csrf.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed, type World, worldNow } from "../../testing/seed.ts";
import { createBeacon, pairsPerDay, viewsPerMinute } from "./beacon.ts";
import { maxTicketAge, minTicketAge } from "./tickets.ts";

const database = testDatabase();
const person = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
const reported: unknown[] = [];
let counted: number[] = [];
let world: World;
/** Asked for at every view that would be counted. */
let asked: (string | undefined)[] = [];
let now = worldNow;
let served: Awaited<ReturnType<typeof serve>>;

async function serve({ rateLimits = false } = {}) {
  const sessions = createSessions(database, { secure: false });
  const beacon = createBeacon({
    database,
    readViewer: async ({ headers }) => {
      asked.push(headers.cookie);
      return (await readSession(sessions, headers.cookie))?.viewer ?? null;
    },
    originOf: createOriginOf("https://assay.example"),
    keys: createKeys(Buffer.alloc(32)),
    rateLimits,
    report: (error) => reported.push(error),
    onStored: (views) => counted.push(views),
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
  counted = [];
  served = await serve();
  await database.prisma.dailyCount.deleteMany();
  await database.prisma.viewVisit.deleteMany();
  await database.prisma.comparedPair.deleteMany();
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
  query?: string;
}

/** Sends a body as a browser on our page would, unless told otherwise; fetch would not let Sec-Fetch-Site be chosen. */
function send(body: unknown, { method = "POST", headers = {}, from = "192.0.2.1", query = "" }: Sent = {}) {
  const all = {
    "user-agent": person,
    "content-type": "text/plain;charset=UTF-8",
    "sec-fetch-site": "same-origin",
    "x-forwarded-for": from,
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ""));
  return new Promise<{ status: number | undefined; headers: object; text: string }>((resolve, reject) => {
    const to = { host: "127.0.0.1", port: served.port, path: `/beacon${query}`, method, headers: sent };
    const call = request(to, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve({ status: response.statusCode, headers: response.headers, text }));
    });
    call.on("error", reject).end(typeof body === "string" ? body : JSON.stringify(body));
  });
}

/** A ticket for a page, as its script fetches it. */
async function ticketFor({ subject, id }: { subject: string; id: string }, sent: Sent = {}) {
  return (await send("", { ...sent, method: "GET", query: `?subject=${subject}&id=${id}` })).text;
}

/** Looks at a page for a second: fetches its ticket and sends it back. */
async function look(view: { subject: string; id: string }, sent: Sent = {}) {
  const ticket = await ticketFor(view, sent);
  now = new Date(now.getTime() + minTicketAge);
  return send({ ...view, ticket }, sent);
}

/** What is stored when the server has ended. */
async function stored() {
  await stop();
  const rows = await database.prisma.dailyCount.findMany({
    where: { subjectId: { not: allListingsSubject } },
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
      await look({ subject: "compare", id });
      await look({ subject: "compare", id }, { from: "192.0.2.7", headers: { cookie: world.cookies.owner } });
    }
    expect((await stored()).toSorted()).toEqual([
      ["compare", beacon, "2026-11-20", 1],
      ["compare", quill, "2026-11-20", 2],
    ]);
  });

  test("of a comparison is counted for each two listings, once a day for a network, without the vendor's own", async () => {
    const { quill, beacon, ember, draft } = world.software;
    const ids = [quill, beacon.toUpperCase(), ember].join();
    await look({ subject: "compare", id: ids });
    await look({ subject: "compare", id: [ember, quill].join() });
    await look(
      { subject: "compare", id: ids },
      { from: "192.0.2.7", headers: { cookie: world.cookies.owner } },
    );
    await look({ subject: "compare", id: [quill, draft, quill].join() }, { from: "192.0.2.8" });
    await look({ subject: "compare", id: [quill, beacon, ember, draft, world.software.tally].join() });
    await stop();
    const pairs = await database.prisma.comparedPair.findMany({
      orderBy: [{ otherId: "asc" }, { softwareId: "asc" }],
    });
    expect(pairs.map(({ softwareId, otherId, count }) => [softwareId, otherId, count])).toEqual([
      [beacon, quill, 1],
      [beacon, ember, 1],
      [quill, ember, 2],
    ]);
    // Visits of listings alone: three, two and one.
    expect(counted.reduce((sum, views) => sum + views, 0)).toBe(6);
    const later = (days: number) => new Date(now.getTime() + days * 86_400_000);
    const left = async () => database.prisma.comparedPair.count();
    await database.prisma.$transaction((tx) => sweepVisits(tx, later(90)));
    expect(await left()).toBe(3);
    await database.prisma.$transaction((tx) => sweepVisits(tx, later(91)));
    expect(await left()).toBe(0);
  });

  test("of a listing, a company and a review is counted on its day, and answered with nothing", async () => {
    const views = [
      software(),
      { subject: "company", id: world.companies.ferrite.toUpperCase() },
      { subject: "review", id: world.reviews.quillByCleo },
    ];
    for (const view of views) {
      const answer = await look(view);
      expect(answer).toMatchObject({ status: 204, text: "" });
      expect(answer.headers).not.toHaveProperty("set-cookie");
    }
    const rows = await stored();
    expect(counted).toEqual([3]);
    expect(rows).toEqual([
      ["company_view", world.companies.ferrite, "2026-11-20", 1],
      ["review_view", world.reviews.quillByCleo, "2026-11-20", 1],
      ["software_view", world.software.quill, "2026-11-20", 1],
    ]);
  });

  test("counts once a day for a network, whichever process it reaches and however often", async () => {
    await look(software());
    await look(software());
    // Another process, later on the same day.
    await stop();
    now = new Date("2026-11-20T23:59:50.000Z");
    served = await serve();
    await look(software());
    await look(software(), { from: "192.0.2.2" });
    // One site has a whole /48 of addresses.
    await look(software(), { from: "2001:db8:1:1::1" });
    await look(software(), { from: "2001:db8:1:ffff::2" });
    await look(software(), { from: "2001:db8:2:1::1" });
    now = new Date("2026-11-21T00:00:00.000Z");
    await look(software());
    expect(await stored()).toEqual([
      ["software_view", world.software.quill, "2026-11-20", 4],
      ["software_view", world.software.quill, "2026-11-21", 1],
    ]);
  });

  test("leaves no address, and nothing of a day that is over", async () => {
    await look(software());
    await look({ subject: "software", id: "01900000-0000-7000-8009-000000000001" });
    now = new Date("2026-11-21T00:00:00.000Z");
    await look(software());
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
    await look(software(), { headers: { "content-type": "application/json" } });
    const old = { "sec-fetch-site": "", origin: "https://assay.example" };
    await look(software(), { headers: old, from: "192.0.2.2" });
    expect(await stored()).toEqual([["software_view", world.software.quill, "2026-11-20", 2]]);
  });

  test.each<[string, Record<string, string>]>([
    ["another site", { "sec-fetch-site": "cross-site", origin: "https://assay.example" }],
    ["a site beside it", { "sec-fetch-site": "same-site" }],
    ["another origin", { "sec-fetch-site": "", origin: "https://elsewhere.example" }],
    ["another name", { "sec-fetch-site": "", host: "evil.example", origin: "http://evil.example" }],
    ["nowhere", { "sec-fetch-site": "" }],
    [
      "a crawler",
      { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" },
    ],
    ["a browser without a window", { "user-agent": person.replace("Firefox", "HeadlessChrome") }],
    ["a program", { "user-agent": "curl/8.5.0" }],
    ["nobody", { "user-agent": "" }],
  ])("from %s is answered and not counted", async (_from, headers) => {
    expect(await look(software(), { headers })).toMatchObject({ status: 204, text: "" });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  // "$" stands for a ticket that is valid.
  test.each([
    ["", {}],
    ["{", {}],
    ["null", {}],
    ["[]", {}],
    ['{"subject":"software","ticket":"$"}', {}],
    ['{"subject":"lead","id":"01900000-0000-7000-8004-000000000003","ticket":"$"}', {}],
    ['{"subject":"software","id":"quill-desk","ticket":"$"}', {}],
    ['{"subject":"software","id":"QUILL","ticket":"$","count":1000}', {}],
    ['{"subject":"software","id":"QUILL"}', {}],
    [`{"subject":"software","id":"QUILL","ticket":"$"}${" ".repeat(300)}`, {}],
    ['{"subject":"software","id":"QUILL","ticket":"$"}', { "content-type": "text/html" }],
    ['{"subject":"software","id":"QUILL","ticket":"$"}', { "content-encoding": "gzip" }],
  ])("that reads %j with %j is answered and not counted", async (body, headers: Record<string, string>) => {
    const ticket = await ticketFor(software());
    now = new Date(now.getTime() + minTicketAge);
    const sent = body.replace("QUILL", world.software.quill).replace("$", ticket);
    expect(await send(sent, { headers })).toMatchObject({ status: 204, text: "" });
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test("is limited per minute and IP address", async () => {
    await stop();
    served = await serve({ rateLimits: true });
    for (let number = 0; number < viewsPerMinute; number++) {
      await look({ subject: "review", id: `01900000-0000-7000-8009-${String(number).padStart(12, "0")}` });
    }
    await look(software());
    expect(await stored()).toEqual([]);
  });

  test("of pairs is limited per day and IP address, too; the listings still count", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    try {
      await stop();
      served = await serve({ rateLimits: true });
      const { quill, beacon, ember, tally } = world.software;
      for (let pairs = 0; pairs < pairsPerDay; pairs += 6) {
        vi.advanceTimersByTime(60_000);
        // Nothing is counted of it but the limit.
        await look({
          subject: "compare",
          id: [1, 2, 3, 4].map((n) => `01900000-0000-7000-8009-00000000000${n}`).join(),
        });
      }
      vi.advanceTimersByTime(60_000);
      await look({ subject: "compare", id: [quill, beacon, ember, tally].join() });
      expect(await stored()).toHaveLength(4);
      expect(await database.prisma.comparedPair.count()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test("of a comparison is limited as as many views as it has pairs", async () => {
    await stop();
    served = await serve({ rateLimits: true });
    const { quill, beacon, ember, tally } = world.software;
    for (let time = 0; time < viewsPerMinute / 6; time++)
      await look({ subject: "compare", id: [quill, beacon, ember, tally].join() });
    await look(software());
    expect((await stored()).map(([metric]) => metric)).toEqual(["compare", "compare", "compare", "compare"]);
  });
});

describe("a ticket", () => {
  const later = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };

  test("is never cached, and there is none for what has no page", async () => {
    const answer = await send("", { method: "GET", query: `?subject=software&id=${world.software.quill}` });
    expect(answer).toMatchObject({ status: 200, headers: { "cache-control": "no-store" } });
    expect(answer.headers).toHaveProperty("content-type", "text/plain; charset=utf-8");
    for (const query of [
      "",
      "?subject=software",
      "?subject=lead&id=x",
      `?subject=software&id=${"x".repeat(5_000)}`,
    ]) {
      expect(await send("", { method: "GET", query })).toMatchObject({ status: 400 });
    }
  });

  test.each([
    ["999 ms old", minTicketAge - 1, 0],
    ["a second old", minTicketAge, 1],
    ["ten minutes old", maxTicketAge, 1],
    ["older", maxTicketAge + 1, 0],
    ["of the future", -1_000, 0],
  ])("that is %s: it counts or not", async (_age, milliseconds, count) => {
    const ticket = await ticketFor(software());
    later(milliseconds);
    expect(await send({ ...software(), ticket })).toMatchObject({ status: 204, text: "" });
    expect(await stored()).toHaveLength(count);
  });

  test("counts for its own page and network alone, and was not written by the visitor", async () => {
    const ticket = await ticketFor(software());
    const [time = "", mac = ""] = ticket.split(".");
    const early = await ticketFor({ subject: "software", id: world.software.beacon });
    later(minTicketAge);
    await send({ subject: "software", id: world.software.beacon, ticket });
    await send({ subject: "compare", id: world.software.quill, ticket });
    await send({ ...software(), ticket }, { from: "192.0.2.2" });
    for (const forged of [
      `${Number(time) - 1}.${mac}`,
      time,
      `${time}.`,
      `.${mac}`,
      `${time}.${mac}A`,
      early,
      `NaN.${mac}`,
    ]) {
      await send({ ...software(), ticket: forged });
    }
    expect(asked).toEqual([]);
    expect(await stored()).toEqual([]);
  });

  test("of another process of this installation counts, and sent again it counts nothing", async () => {
    const ticket = await ticketFor(software());
    later(minTicketAge);
    await stop();
    served = await serve();
    for (let time = 0; time < 8; time++) await send({ ...software(), ticket });
    expect(await stored()).toEqual([["software_view", world.software.quill, "2026-11-20", 1]]);
  });
});

describe("the owner", () => {
  test.each([
    ["an owner's own listing", "owner", () => ({ subject: "software", id: world.software.beacon })],
    ["an editor's company", "editor", () => ({ subject: "company", id: world.companies.northwind })],
    ["one's own review", "user", () => ({ subject: "review", id: world.reviews.quillByUser })],
  ] as const)("%s is not counted", async (_what, who, view) => {
    await look(view(), { headers: { cookie: world.cookies[who] } });
    expect(await stored()).toEqual([]);
  });

  test.each([
    ["an owner's visit to another's listing", "owner", () => software()],
    ["a visit to somebody's company", "user", () => ({ subject: "company", id: world.companies.northwind })],
    ["a visit to another's review", "user", () => ({ subject: "review", id: world.reviews.quillByCleo })],
    ["an administrator's visit", "admin", () => ({ subject: "software", id: world.software.beacon })],
  ] as const)("%s is", async (_what, who, view) => {
    await look(view(), { headers: { cookie: world.cookies[who] } });
    expect(await stored()).toHaveLength(1);
  });
});

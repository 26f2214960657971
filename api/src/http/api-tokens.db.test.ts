import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApiSecret } from "../auth/api-tokens.ts";
import type { Viewer } from "../auth/auth-context.ts";
import { persistedDocuments } from "../engine/persisted-documents.ts";
import { apiBudgets } from "../inputs/index.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { seed, type World } from "../testing/seed.ts";
import { serveApp } from "../testing/server.ts";
import { makeToken } from "../testing/tokens.ts";

const database = testDatabase();
const companies = testCompanies(database);
let reads: string[] = [];
let world: World;
let owner: Viewer;
let company: string;
const known = persistedDocuments(() => ({
  known: "query Known { directoryCounts { software } }",
  list: "query List($search: String, $page: Int) { directory(search: $search, page: $page, first: 1) { totalCount } }",
}));
/** With limits, every line that it logs, and every reading statement. */
const app = serveApp(() => ({
  database: {
    ...database,
    reader: {
      ...database.reader,
      query(statement) {
        reads.push(statement.text);
        return database.reader.query(statement);
      },
    },
  },
  known,
}));
const { post, lines } = app;
const fewPages = 4;
/** Where an address has hardly any pages left. */
const crowded = serveApp(() => ({ database, known, persistedQueryLimit: { points: fewPages, seconds: 60 } }));

beforeAll(async () => {
  world = await seed(database);
  owner = await companies.somebody();
  company = await companies.found({ [owner.id]: "owner" });
});
beforeEach(() => {
  reads = [];
});

const figures = "{ directoryCounts { software } }";

/** The endpoints that a program may come to, and how each is asked. */
const endpoints: readonly (readonly [string, (headers: Record<string, string>) => Promise<Response>])[] = [
  ["/graphql", (headers) => post({ query: figures }, headers)],
  [
    "/graphql by GET",
    (headers) => fetch(`${app.origin}/graphql?query=${encodeURIComponent(figures)}`, { headers }),
  ],
  ["/graphql with a page's document", (headers) => post({ documentId: "known" }, headers)],
  [
    "/graphql for its explorer",
    (headers) => fetch(`${app.origin}/graphql`, { headers: { ...headers, accept: "text/html" } }),
  ],
  ["/api", (headers) => fetch(`${app.origin}/api/categories`, { headers })],
  [
    "/api for what is the same for everybody",
    (headers) => fetch(`${app.origin}/api/placeholder/4/3`, { headers }),
  ],
  [
    "/api for what one may do there",
    (headers) => fetch(`${app.origin}/api/categories`, { method: "OPTIONS", headers }),
  ],
  ["/uploads", (headers) => fetch(`${app.origin}/uploads`, { method: "POST", headers })],
  ["/beacon", (headers) => fetch(`${app.origin}/beacon`, { method: "POST", headers })],
  ["everything else", (headers) => fetch(`${app.origin}/software`, { headers })],
];

/** Tokens that open nothing, and what is told of each. */
const useless: readonly (readonly [string, () => Promise<string> | string, RegExp])[] = [
  ["mistyped", () => `Bearer ${createApiSecret()}x`, /mistyped or truncated/],
  ["of somebody else's make", () => "Bearer ghp_0123456789", /mistyped or truncated/],
  ["unknown", () => `Bearer ${createApiSecret()}`, /does not exist/],
  ["missing", () => "Bearer", /Send the API token as "Authorization: Bearer assay_…"/],
  ["sent another way", () => `Token ${createApiSecret()}`, /Send the API token as/],
  [
    "revoked",
    async () =>
      (await makeToken(database, { userId: owner.id, revokedAt: new Date("2026-02-03") })).headers
        .authorization,
    /"Nightly" was revoked on 2026-02-03\. Create another token\./,
  ],
  [
    "expired",
    async () =>
      (await makeToken(database, { userId: owner.id, expiresAt: new Date("2026-02-03") })).headers
        .authorization,
    /"Nightly" expired on 2026-02-03\. Create another token\./,
  ],
  [
    "of a suspended account",
    async () => {
      const { id } = await companies.somebody();
      await database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
      return (await makeToken(database, { userId: id })).headers.authorization;
    },
    /suspended/,
  ],
  [
    "of a company whose suspended owner made it",
    async () => {
      const { id } = await companies.somebody();
      const companyId = await companies.found({ [id]: "owner", [owner.id]: "owner" });
      await database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
      return (await makeToken(database, { userId: id, companyId })).headers.authorization;
    },
    /suspended/,
  ],
  [
    "of a company that its maker owns no more",
    async () => {
      const { id } = await companies.somebody();
      const companyId = await companies.found({ [id]: "editor" });
      return (await makeToken(database, { userId: id, companyId })).headers.authorization;
    },
    /no longer owns its company/,
  ],
];

describe.each(endpoints)("at %s a token", (_endpoint, call) => {
  test.each(useless)(
    "that is %s is 401 with what to do, never taken for nobody",
    async (_what, make, message) => {
      const response = await call({ authorization: await make() });
      expect(response.status).toBe(401);
      expect(response.headers.get("www-authenticate")).toBe("Bearer");
      expect(await response.text()).toMatch(
        message instanceof RegExp ? new RegExp(message.source.replaceAll('"', '\\\\?"')) : message,
      );
    },
  );
});

test("who proves themselves to a proxy by a password of its own is nobody to us, as before", async () => {
  const response = await post({ query: figures }, { authorization: "Basic c3RhZ2luZzpzdGFnaW5n" });
  expect(response.status).toBe(200);
});

test("what cannot be a token of ours is refused without asking the database", async () => {
  await post({ query: figures }, { authorization: `Bearer ${createApiSecret().slice(0, -1)}~` });
  expect(reads).toEqual([]);
});

test("a token is read once a call, and its use noted once a minute", async () => {
  const { id, headers } = await makeToken(database, { userId: owner.id });
  const lookups = () => reads.filter((text) => text.includes("api_token")).length;
  await post({ query: figures }, headers);
  expect(lookups()).toBe(1);
  const used = () => database.prisma.apiToken.findUniqueOrThrow({ where: { id } });
  await expect.poll(async () => (await used()).lastUsedAt).not.toBeNull();
  const { lastUsedAt } = await used();
  await post({ query: figures }, headers);
  await app.flush();
  expect((await used()).lastUsedAt).toEqual(lastUsedAt);
});

describe("a token", () => {
  test("acts for its user within its scopes, and a cookie in the same request is ignored", {
    tags: ["7.call.1"],
  }, async () => {
    const { headers } = await makeToken(database, { userId: owner.id, scopes: ["read:company"] });
    const query = "{ viewer { email } apiToken { scopes } }";
    const response = await post({ query }, { ...headers, cookie: world.cookies.admin });
    expect(await response.json()).toMatchObject({
      data: { viewer: null, apiToken: { scopes: ["READ_COMPANY"] } },
    });
  });

  test("is not asked where it comes from: no page of another site can send it", {
    tags: ["7.call.1"],
  }, async () => {
    const { headers } = await makeToken(database, { userId: owner.id, scopes: ["write:listings"] });
    const body = { companyId: company, name: "By a token", categoryId: world.categories.crm };
    const init = {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", origin: "https://partner.example" },
      body: JSON.stringify(body),
    };
    const created = await fetch(`${app.origin}/api/software`, init);
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    const changed = await fetch(`${app.origin}/api/software/${id}`, {
      ...init,
      method: "PATCH",
      body: JSON.stringify({ isActive: false }),
    });
    expect(changed.status).toBe(200);
    expect((await fetch(`${app.origin}/api/software/${id}`, { headers })).status).toBe(200);
    expect((await fetch(`${app.origin}/api/software/${id}`)).status).toBe(404);
  });

  test.each([
    ["GET", "/api/auth/user"],
    ["GET", "/api/companies/my"],
    ["PATCH", "/api/auth/profile"],
    ["POST", "/api/auth/change-password"],
    ["POST", "/api/reviews"],
    ["POST", "/api/companies"],
    ["GET", "/api/admin/users"],
  ])("of an administrator with every scope may not %s %s", { tags: ["6.server.3"] }, async (method, path) => {
    const scopes = ["read:directory", "read:company", "write:listings"] as const;
    const { headers } = await makeToken(database, { userId: world.users.admin, scopes });
    const response = await fetch(app.origin + path, { method, headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: "API tokens cannot do this. Sign in instead.",
    });
  });

  test("without the scope of a route is told which it lacks", { tags: ["6.server.3"] }, async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const response = await fetch(`${app.origin}/api/companies/${company}/analytics.csv`, { headers });
    expect(response.status).toBe(403);
    expect(((await response.json()) as { message: string }).message).toContain(
      "lacks the scope read:company",
    );
    const reading = await makeToken(database, { userId: owner.id, scopes: ["read:company"] });
    const file = await fetch(`${app.origin}/api/companies/${company}/analytics.csv`, {
      headers: reading.headers,
    });
    expect(file.status).toBe(200);
  });

  test("stands in no line that is logged", async () => {
    const { secret, headers } = await makeToken(database, { userId: owner.id });
    await post({ query: figures }, headers);
    await fetch(`${app.origin}/api/categories`, { headers });
    await fetch(`${app.origin}/api/categories`, { headers: { authorization: `Bearer ${secret}x` } });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join("\n")).not.toContain(secret);
    expect(lines.join("\n")).not.toContain("assay_");
  });
});

describe("the budget of a token", () => {
  const { points } = apiBudgets.token;
  const query = "query($n: Int) { directory(first: $n) { edges { node { name slug avgRating } } } }";

  test("is told in headers and extensions, on both ways to /graphql and at /api", async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    let left = points;
    for (const _way of ["the general path", "the fast path"]) {
      const response = await post({ query, variables: { n: 100 } }, headers);
      const { extensions } = (await response.json()) as { extensions: { cost: Record<string, unknown> } };
      // 1 + 100 × 4 values might be 5 points; the seeded world holds few listings.
      left -= 1;
      expect(extensions.cost).toEqual({
        requested: 5,
        actual: 1,
        remaining: left,
        resetAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect(response.headers.get("ratelimit-limit")).toBe(String(points));
      expect(response.headers.get("ratelimit-remaining")).toBe(String(left));
      const reset = Number(response.headers.get("ratelimit-reset"));
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
    }
    const rest = await fetch(`${app.origin}/api/software`, { headers });
    expect(Number(rest.headers.get("ratelimit-remaining"))).toBeLessThan(left);
  });

  test("pays for a search what it found, however much it might have been", async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const search = '{ reviews(search: "quill", first: 1) { totalCount } }';
    const response = await post({ query: search }, headers);
    expect(await response.json()).toMatchObject({
      extensions: { cost: { requested: apiBudgets.largeTable / apiBudgets.valuesPerPoint + 1, actual: 3 } },
    });
  });

  test("pays for the entries of the change log that were there", async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const query = '{ changes(after: "now", first: 100) { pageInfo { endCursor } } }';
    // 400 entries, and a page of 100 changes.
    expect(await (await post({ query }, headers)).json()).toMatchObject({
      extensions: { cost: { requested: 7, actual: 1 } },
    });
  });

  // Every row is read for them, however few are found.
  test.each(['search: "~~~"', 'search: "a e zqzqzq"', 'search: "a", categorySlug: "nowhere"'])(
    "pays for what a search reads, where that is more than it finds: %s",
    async (args) => {
      const { headers } = await makeToken(database, { userId: owner.id });
      const response = await post({ query: `{ reviews(${args}, first: 1) { totalCount } }` }, headers);
      const all = apiBudgets.largeTable / apiBudgets.valuesPerPoint;
      expect(await response.json()).toMatchObject({
        data: { reviews: { totalCount: 0 } },
        extensions: { cost: { requested: all + 1, actual: all + 1 } },
      });
    },
  );

  test("pays little for one word, of which all that is read is found", async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const response = await post({ query: '{ reviews(search: "a", first: 1) { totalCount } }' }, headers);
    expect(await response.json()).toMatchObject({ extensions: { cost: { actual: 3 } } });
  });

  test("gets nothing back for an answer with errors", async () => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const response = await post({ query: '{ suggestions(text: "ab", first: 999) { name } }' }, headers);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: "INVALID_INPUT" } }],
      extensions: { cost: { requested: 12, actual: 12 } },
    });
  });

  test.each([
    ["a mistake of syntax", { query: "{ directoryCounts { " }],
    ["an unknown field", { query: "{ nothing }" }],
    ["too many values", { query, variables: { n: 30_000 } }],
    ["too many values, once known to be valid", { query, variables: { n: 30_000 } }],
    ["a wrong variable", { query, variables: { n: "many" } }],
    ["an operation that is not there", { query, operationName: "None" }],
  ])("is told where the call is refused, too: %s", async (_what, body) => {
    const { headers } = await makeToken(database, { userId: owner.id });
    const response = await post(body, headers);
    expect(await response.json()).toEqual({
      errors: [expect.anything()],
      extensions: {
        cost: {
          requested: expect.any(Number),
          actual: 1,
          remaining: points - 1,
          resetAt: expect.stringMatching(/^\d{4}-.*Z$/),
        },
      },
    });
    expect(response.headers.get("ratelimit-remaining")).toBe(String(points - 1));
  });

  test("is not told to our own pages, and costs them nothing", async () => {
    const response = await post({ documentId: "known" });
    expect(response.headers.get("ratelimit-limit")).toBeNull();
    expect(await response.json()).not.toHaveProperty("extensions");
  });

  test("that is used up is 429 with when to come back and what to change", async () => {
    const { id, headers } = await makeToken(database, { userId: owner.id });
    await database.prisma.rateLimit.create({
      data: { key: `budget:token:${id}`, points: points - 2, expire: Date.now() + 40_000 },
    });
    // So much is spent before others are asked.
    const first = await post({ query, variables: { n: 100 } }, headers);
    expect(first.status).toBe(200);
    let refused = first;
    for (let calls = 0; refused.status === 200 && calls < 200; calls += 1)
      refused = await post({ query, variables: { n: 100 }, operationName: null }, headers);
    await app.flush();
    refused = await post({ query, variables: { n: 100 } }, headers);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(40);
    expect(refused.headers.get("ratelimit-remaining")).toMatch(/^[0-4]$/);
    const { errors, extensions } = (await refused.json()) as {
      errors: { message: string; extensions: object }[];
      extensions: object;
    };
    expect(extensions).toMatchObject({ cost: { requested: 5, remaining: expect.any(Number) } });
    expect(errors[0]?.extensions).toMatchObject({ code: "RATE_LIMITED" });
    expect(errors[0]?.message).toMatch(
      new RegExp(`This request costs 5 points\\. \\d of ${points} points a minute are left`),
    );
    expect(errors[0]?.message).toMatch(/Request fewer fields or shorter lists/);
    const rest = await fetch(`${app.origin}/api/software`, { headers });
    expect(rest.status).toBe(429);
    expect(rest.headers.get("retry-after")).toMatch(/^\d+$/);
  });
});

describe("who is signed in", () => {
  const { points } = apiBudgets.user;
  test("has a budget for documents of their own and for /api, and none for pages", async () => {
    const cookie = world.cookies.user;
    const own = await post({ query: figures }, { cookie });
    expect(own.status).toBe(200);
    expect(own.headers.get("ratelimit-limit")).toBeNull();
    expect(await own.json()).not.toHaveProperty("extensions");
    await app.flush();
    const { key, points: storedPoints } = await database.prisma.rateLimit.findFirstOrThrow({
      where: { key: { startsWith: "budget:user:" } },
    });
    expect([key, storedPoints]).toEqual([`budget:user:${world.users.user}`, 1]);
    await database.prisma.rateLimit.update({ where: { key }, data: { points } });
    const dear = { query: "{ directory(page: 1000000, first: 1) { totalCount } }" };
    // What is known to be left is spent without asking, a hundredth of the whole.
    let refused = await post(dear, { cookie });
    for (let calls = 0; refused.status === 200 && calls < 100; calls += 1)
      refused = await post(dear, { cookie });
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect((await fetch(`${app.origin}/api/categories`, { headers: { cookie } })).status).toBe(429);
    expect((await post({ documentId: "known" }, { cookie })).status).toBe(200);
  });
});

test("persisted operations are counted by IP address, whoever is signed in, on both paths of /graphql", async () => {
  const send = (body: object, headers?: Record<string, string>) => crowded.post(body, headers);
  const page = { documentId: "known" };
  const { cookies } = world;
  for (let calls = 0; calls < fewPages; calls += 1)
    expect((await send(page, calls % 2 ? { cookie: cookies.user } : {})).status).toBe(200);
  for (const headers of [{}, { cookie: cookies.user }, { accept: "application/graphql-response+json" }]) {
    const refused = await send(page, headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  }
  // Whatever else one asks has a budget of its own.
  expect((await send({ query: figures })).status).toBe(200);
  const { headers } = await makeToken(database, { userId: owner.id });
  expect((await send(page, headers)).status).toBe(200);
});

describe("a document of our pages", () => {
  const list = (variables: object, headers?: Record<string, string>) =>
    app.post({ documentId: "list", variables }, headers);
  const far = { page: 1_000_000 };
  const farPoints = apiBudgets.largeTable / apiBudgets.valuesPerPoint;

  test("pays from the address's budget for what it passes over, and ordinary pages stay free", async () => {
    const calls = Math.floor(apiBudgets.anonymous.points / farPoints);
    const statuses = [];
    // Of a larger crowd some would be refused before they are charged.
    for (let sent = 0; sent <= calls; sent += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => list(far)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses).toContain(429);
    const refused = await list(far);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
    expect((await list({ page: 400 })).status).toBe(200);
    expect((await post({ documentId: "known" })).status).toBe(200);
    // Programs at the same address pay from the same: less than one such page is left.
    const programs = [];
    for (let calls = 0; calls * apiBudgets.anonymous.minCharge <= farPoints; calls += 1)
      programs.push((await fetch(`${app.origin}/api/categories`)).status);
    expect(programs.at(-1)).toBe(429);
    // Who is signed in has a budget of their own.
    expect((await list(far, { cookie: world.cookies.admin })).status).toBe(200);
  });
});

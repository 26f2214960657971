import { mkdtempSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createApiSecret } from "../auth/api-tokens.ts";
import { type Database, openDatabase } from "../database/client/open.ts";
import { pendingMigrations } from "../database/migrate.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { databaseUrl, testServerUrl } from "../testing/database-template.ts";
import { serveApp } from "../testing/server.ts";

/** A way to the test's PostgreSQL that can be taken away. */
function createDetour() {
  const folder = mkdtempSync(join(tmpdir(), "assay-detour-"));
  const { host, port } = new pg.Client({ connectionString: testServerUrl() });
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = host.startsWith("/") ? connect(join(host, `.s.PGSQL.${port}`)) : connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on("error", () => to.destroy()).on("close", () => to.destroy());
    }
  });
  return {
    folder,
    open: () => new Promise<void>((resolve) => server.listen(join(folder, ".s.PGSQL.5432"), resolve)),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

describe.runIf(testKind === "postgresql")("while the database is away", () => {
  const direct = testDatabase();
  const detour = createDetour();
  let database: Database;
  beforeAll(async () => {
    await detour.open();
    const { rows } = await direct.pool.query("select current_database() as name");
    const url = new URL(databaseUrl(testServerUrl(), rows[0].name));
    url.searchParams.set("host", detour.folder);
    database = await openDatabase({ url: url.href, dataDir: "", role: "server", lost: () => {} });
  });
  const app = serveApp(() => ({
    database,
    ready: async () => void (await pendingMigrations(database)),
  }));
  beforeEach(() => detour.close());
  afterAll(async () => {
    await database.close();
    detour.remove();
  });

  const session = { cookie: `assay_session=${"a".repeat(40)}` };
  const token = { authorization: `Bearer ${createApiSecret()}` };
  const write = { origin: "http://assay.example", "content-type": "image/png" };
  const query = { "content-type": "application/json" };
  const body = JSON.stringify({ query: "{ directoryCounts { software } }" });
  const graphql = { errors: [{ extensions: { code: "UNAVAILABLE", retryAfter: 5 } }] };
  const sentence = "The service is not available right now. Please try again in a few seconds.";

  test.each<[string, string, RequestInit, unknown]>([
    ["GraphQL", "/graphql", { method: "POST", body, headers: query }, graphql],
    [
      "GraphQL with a session",
      "/graphql",
      { method: "POST", body, headers: { ...query, ...session } },
      graphql,
    ],
    ["GraphQL with a token", "/graphql", { method: "POST", body, headers: { ...query, ...token } }, graphql],
    ["GraphQL by GET", "/graphql?query={directoryCounts{software}}", {}, graphql],
    ["REST", "/api/software", {}, { message: sentence }],
    ["REST with a session", "/api/software", { headers: session }, { message: sentence }],
    [
      "uploads",
      "/uploads?kind=logo",
      { method: "POST", body: "x", headers: { ...write, ...session } },
      { message: sentence },
    ],
    ["pictures", `/pictures/uploaded/${"a".repeat(64)}/64.webp`, {}, { message: sentence }],
    ["mail programs", "/mail-settings?token=x", { method: "POST" }, "Not turned off.\n"],
    ["anything else with a token", "/robots.txt", { headers: token }, `${sentence}\n`],
  ])("%s gets 503 with Retry-After, in its own form", async (_name, path, init, expected) => {
    const response = await fetch(`${app.origin}${path}`, init);
    const text = await response.text();
    expect([response.status, response.headers.get("retry-after")], text).toEqual([503, "5"]);
    if (typeof expected === "string") expect(text).toBe(expected);
    else expect(JSON.parse(text)).toMatchObject(expected as object);
  });

  test("a browser gets a page that says so", async () => {
    const headers = { ...token, accept: "text/html,application/xhtml+xml" };
    const response = await fetch(`${app.origin}/categories`, { headers });
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(response.headers.get("content-type")).toContain("text/html");
    expect(await response.text()).toContain("<h1>The site is not available right now</h1>");
  });

  test("readiness falls, the process stays alive, and all is well once the database is back", async () => {
    const status = async (path: string) => (await fetch(app.origin + path)).status;
    expect([await status("/readyz"), await status("/healthz"), await status("/api/software")]).toEqual([
      503, 200, 503,
    ]);
    await detour.open();
    expect([await status("/readyz"), await status("/api/software")]).toEqual([200, 200]);
  });

  test("what is cached is served as STALE, and what changed meanwhile is seen once the database is back", async () => {
    const rename = (name: string) =>
      direct.pool.query(
        `insert into category (id, slug, name, sort_name, category_type) values (gen_random_uuid(), 'c', $1, 'c', 'software')
        on conflict (slug) do update set name = excluded.name`,
        [name],
      );
    const categories = async () => {
      const response = await fetch(`${app.origin}/api/categories`);
      return { state: response.headers.get("x-cache"), status: response.status, text: await response.text() };
    };
    await rename("Before");
    await detour.open();
    await expect.poll(async () => (await categories()).state).toBe("HIT");
    await detour.close();
    expect(await categories()).toMatchObject({
      state: "STALE",
      status: 200,
      text: expect.stringContaining("Before"),
    });
    expect((await fetch(`${app.origin}/api/software?limit=1`)).status).toBe(503);
    await rename("After");
    expect((await categories()).text).toContain("Before");
    await detour.open();
    await expect.poll(async () => (await categories()).text).toContain("After");
    await expect.poll(async () => (await categories()).state).toBe("HIT");
  });

  test("the log has one line a second of it and no stacks", () => {
    const lines = app.lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 40);
    expect(lines.length).toBeGreaterThan(0);
    for (const { msg, err } of lines) expect([msg, err]).toEqual(["the database is away", undefined]);
    const times = lines.map(({ time }) => time as number);
    for (const [at, time] of times.slice(1).entries())
      expect(time - (times[at] ?? 0)).toBeGreaterThanOrEqual(999);
  });
});

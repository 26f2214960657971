import { type AuditResult, serverAudits } from "graphql-http";
import { beforeAll, describe, expect, test } from "vitest";
import { accountDocuments } from "../../testing/account-documents.ts";
import { testDatabase } from "../../testing/database.ts";
import { hostileDocuments } from "../../testing/hostile.ts";
import { seed, type World } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";

const database = testDatabase();
const app = serveApp(() => ({ database, rateLimits: false }));
let world: World;
const results: AuditResult[] = [];
beforeAll(async () => {
  world = await seed(database);
  // One after another: sixty at once are an overload on a busy machine, which is refused.
  for (const audit of serverAudits({ url: `${app.origin}/graphql` })) results.push(await audit.fn());
});

describe("GraphQL over HTTP, as graphql-http audits it", () => {
  test("does everything that a server must, should and may do", () => {
    expect(results.length).toBeGreaterThan(55);
    const missed = results.filter(({ status }) => status !== "ok");
    expect(missed.map(({ id, name }) => `${id} ${name}`)).toEqual([]);
  });
});

const url = (query: string, more: Record<string, string> = {}) =>
  `${app.origin}/graphql?${new URLSearchParams({ query, ...more })}`;
const figures = "{ directoryCounts { software } }";

describe("a GET", () => {
  test("asks with variables, and its answer may be kept as long as one asks whether it still holds", async () => {
    const query = "query($n: Int) { directory(first: $n) { edges { node { name } } } }";
    const first = await fetch(url(query, { variables: '{"n":1}' }));
    expect(first.headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
    expect(first.headers.get("vary")).toContain("Authorization");
    const tag = first.headers.get("etag") ?? "";
    const { data } = (await first.json()) as { data: { directory: { edges: unknown[] } } };
    expect(data.directory.edges).toHaveLength(1);
    const again = await fetch(url(query, { variables: '{"n":1}' }), { headers: { "if-none-match": tag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    const other = await fetch(url(query, { variables: '{"n":2}' }), { headers: { "if-none-match": tag } });
    expect(other.status).toBe(200);
  });

  test.each(["variables", "extensions"])("whose %s are not JSON is the caller's mistake", async (name) => {
    const logged = app.lines.length;
    const response = await fetch(url(figures, { [name]: "{" }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      errors: [{ message: `The parameter ${name} must be JSON.`, extensions: { code: "INVALID_INPUT" } }],
    });
    expect(app.lines.slice(logged).filter((line) => line.includes("a defect"))).toEqual([]);
  });

  test("with a session may be kept by nobody", async () => {
    const { headers } = await fetch(url(figures), { headers: { cookie: world.cookies.user } });
    expect(headers.get("cache-control")).toBe("private, no-store");
  });

  test("that would write is 405, and writes nothing", async () => {
    const response = await fetch(url("mutation { signOut { __typename } }"), {
      headers: { cookie: world.cookies.user, "sec-fetch-site": "same-origin" },
    });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain("POST");
    const still = await app.post({ query: "{ viewer { email } }" }, { cookie: world.cookies.user });
    expect(await still.json()).toMatchObject({ data: { viewer: { email: expect.any(String) } } });
  });
});

describe("a POST that a form of another site could send", () => {
  const write = { query: accountDocuments.signOut };
  test.each([
    ["text/plain", JSON.stringify(write)],
    ["application/x-www-form-urlencoded", new URLSearchParams(write).toString()],
    [
      "multipart/form-data; boundary=b",
      `--b\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(write)}\r\n--b\r\ncontent-disposition: form-data; name="map"\r\n\r\n{}\r\n--b--\r\n`,
    ],
    ["application/graphql", accountDocuments.signOut],
    ["", JSON.stringify(write)],
  ])("is refused whatever it says: %s", async (type, body) => {
    const response = await fetch(`${app.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": type, cookie: world.cookies.user },
      body: new TextEncoder().encode(body),
    });
    const { data } = (await response.json().catch(() => ({}))) as { data?: object | null };
    expect(data ?? null).toBeNull();
    expect(response.status).toBe(415);
  });

  test("is refused as JSON too where it comes with a session's cookie from elsewhere", {
    tags: ["7.call.3"],
  }, async () => {
    const own = { "sec-fetch-site": "same-origin", origin: "http://elsewhere.example" };
    for (const headers of [
      { origin: "https://elsewhere.example" },
      { "sec-fetch-site": "cross-site" },
      { ...own, host: "elsewhere.example" },
      {},
    ]) {
      const forged = { ...headers, cookie: world.cookies.user };
      const refused = await app.post(write, forged);
      expect(await refused.json()).toMatchObject({ errors: [{ message: "Cross-site request refused" }] });
      const accept = "application/graphql-response+json";
      const response = await app.post(write, { ...forged, accept });
      expect([response.status, response.headers.get("content-type")]).toEqual([
        403,
        `${accept}; charset=utf-8`,
      ]);
      expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "FORBIDDEN" } }] });
    }
  });
});

describe("a hostile document", () => {
  test.each(Object.keys(hostileDocuments))("%s is refused", async (name) => {
    const response = await app.post({ query: hostileDocuments[name] });
    expect(response.status).toBeLessThan(500);
    const { data, errors } = (await response.json()) as {
      data?: unknown;
      errors?: { extensions: { code: string } }[];
    };
    expect(data ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toMatch(
      /^(TOO_\w+|GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|INVALID_INPUT)$/,
    );
  });

  test("several operations at once are refused", async () => {
    const response = await app.post([{ query: figures }, { query: figures }]);
    expect(response.status).toBe(400);
  });
});

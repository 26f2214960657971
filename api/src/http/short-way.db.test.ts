import { beforeAll, describe, expect, test } from "vitest";
import { documentLimits } from "../inputs/index.ts";
import { testDatabase } from "../testing/database.ts";
import { seed, type World } from "../testing/seed.ts";
import { serveApp } from "../testing/server.ts";
import { makeToken } from "../testing/tokens.ts";
import { routes } from "./rest/routes/index.ts";

const database = testDatabase();
const app = serveApp(() => ({ database, answers: undefined }));
let world: World;
beforeAll(async () => {
  world = await seed(database);
});

/** What differs between any two requests. */
const ofEachRequest = ["x-request-id", "date", "ratelimit-remaining", "ratelimit-reset"];

/** Everything of an answer but what differs between any two. */
async function partsOf(response: Response) {
  const given = [...response.headers].filter(([name]) => !ofEachRequest.includes(name));
  return { status: response.status, headers: given, text: await response.text() };
}

describe("an operation", () => {
  const answered = async (body: object, headers: Record<string, string>) =>
    partsOf(await app.post(body, headers));

  /** Express answers this type, which means the same. */
  const byExpress = { "content-type": "application/json; charset=utf-8; way=long" };

  const known =
    "query Known($slug: String) { reviews(first: 1) { totalCount } category(slug: $slug) { name } }";
  const requests: [what: string, body: object, headers?: Record<string, string>][] = [
    ["a document that is known", { query: known, variables: { slug: "sales" } }],
    ["wrong variables", { query: known, variables: { slug: 1 } }],
    ["a failing field", { query: known, variables: {} }],
    ["no object", ["x"]],
    ["nothing", {}],
    ["variables that are none", { query: known, variables: "x" }],
    ["an unknown persisted document", { documentId: "x" }],
    ["a document that is new", { query: `{ __typename } # ${"x".repeat(documentLimits.name)}` }],
    ["another kind of answer", { query: known, variables: {} }, { accept: "text/html" }],
    ["an unknown token", { query: known, variables: {} }, { authorization: "Bearer assay_unknown" }],
    ["a token in another scheme", { query: known }, { authorization: "Basic assay_x" }],
    ["a session that is over", { query: known, variables: {} }, { cookie: "assay_session=none" }],
    ["a request of another site", { query: known, variables: {} }, { origin: "https://other.example" }],
  ];

  test.for(requests)("%s is answered like by Express, headers too", async ([, body, headers = {}]) => {
    // The document is known from its second request on.
    await answered({ query: known, variables: { slug: "sales" } }, {});
    const long = await answered(body, { ...headers, ...byExpress });
    expect(await answered(body, headers)).toEqual(long);
  });
});

describe("a read of the REST API", () => {
  const get = async (path: string, headers: Record<string, string>) =>
    partsOf(await fetch(`${app.origin}${path}`, { headers, redirect: "manual" }));

  /** By both ways: a path with a slash at its end is Express', and is the same one; it stands in the links. */
  async function expectAlike(path: string, headers: Record<string, string> = {}) {
    const [name = "", query] = path.split("?");
    const asked = query === undefined ? "" : `?${query}`;
    const { headers: given, ...long } = await get(`${name}/${asked}`, headers);
    const named = given.map(([header, value]) => [header, value.replaceAll(`${name}/`, name)]);
    const short = await get(path, headers);
    expect(short).toEqual({ ...long, headers: named });
    return short;
  }

  /** The log of changes tells when it was asked; to sign out works once. */
  const never = ["/api/changes", "/api/logout"];
  const reads = routes
    .filter(({ method, path }) => method === "GET" && !never.includes(path))
    .map(({ path }) => path);

  test.for(reads)("%s is answered like by Express, headers too", async (route) => {
    const path = route
      .replace("/software/{id}", `/software/${world.software.beacon}`)
      .replace("/companies/{id}", `/companies/${world.companies.northwind}`)
      .replace("{slug}", "sales")
      .replace(/\{\w+\}/g, "1");
    const { headers: token } = await makeToken(database, { userId: world.users.owner });
    const callers: Record<string, string>[] = [{}, { cookie: world.cookies.user }, token];
    for (const headers of callers) await expectAlike(path, headers);
  });

  test("with wrong parameters, about nothing, or of a kind that is not had, is refused alike", async () => {
    const software = `/api/software/${world.software.beacon}`;
    const statuses = [
      await expectAlike("/api/software?limit=0&sort=none"),
      await expectAlike("/api/software?after=-&page=1"),
      await expectAlike("/api/software?search=%zz&search=2"),
      await expectAlike("/api/software/none"),
      await expectAlike("/api/categories/none/software?page=x"),
      await expectAlike("/api/none"),
      await expectAlike("/api/auth/signin"),
      await expectAlike("/api/admin/users", { cookie: world.cookies.user }),
      await expectAlike(software, { accept: "text/html" }),
      await expectAlike(software, { "accept-encoding": "br" }),
      await expectAlike(software, { authorization: "Bearer assay_unknown" }),
      await expectAlike(software, { authorization: "Basic assay_x" }),
      await expectAlike(software, { cookie: "assay_session=none", origin: "https://other.example" }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([400, 400, 400, 404, 404, 404, 405, 403, 200, 200, 401, 401, 200]);
  });

  test("that the caller has already is answered alike", async () => {
    const path = "/api/categories/sales/software?limit=1";
    const { headers } = await expectAlike(path);
    const tag = new Map(headers.map(([name = "", value = ""]) => [name, value])).get("etag") ?? "";
    expect((await expectAlike(path, { "if-none-match": tag })).status).toBe(304);
    expect((await expectAlike(path, { "if-none-match": `"other", ${tag}` })).status).toBe(304);
  });
});

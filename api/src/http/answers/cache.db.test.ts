import { request as send } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { tagsOf } from "../../database/changes/tags.ts";
import { persistedDocuments } from "../../engine/persisted-documents.ts";
import { fakeFeed } from "../../testing/change-feed.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";

const database = testDatabase();
const changes = fakeFeed();
beforeAll(async () => void (await seed(database)));
const app = serveApp(() => ({
  database,
  changes: changes.feed,
  answers: { maxBytes: 4_000_000, freshMs: 0 },
  known: persistedDocuments(() => ({ known: "query Known { directory(first: 2) { totalCount } }" })),
  persistedQueryLimit: { points: 3, seconds: 600 },
}));
beforeEach(() => changes.notify("anything"));

interface Raw {
  status: number | undefined;
  headers: Record<string, string>;
  body: Buffer;
}

/** Without the conveniences of fetch, which decodes and adds headers. */
function ask(path: string, headers: Record<string, string> = {}, method = "GET", body = ""): Promise<Raw> {
  return new Promise((resolve, reject) => {
    const outgoing = send(`${app.origin}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
        resolve({
          status: response.statusCode,
          headers: Object.fromEntries(entries),
          body: Buffer.concat(chunks),
        });
      });
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
const operation = (query: object, headers: Record<string, string> = {}) => {
  const body = JSON.stringify(query);
  const own = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  return ask("/graphql", { ...own, ...headers }, "POST", body);
};
const stateOf = ({ headers }: Raw) => headers["x-cache"] ?? null;
const query = "{ directory(first: 5) { totalCount edges { node { name slug } } } }";
/** What a browser sets its clock by. */
const sumOf = ({ headers }: Raw) => Date.parse(headers["date"] ?? "") + Number(headers["age"]) * 1_000;
const list = "/api/software?limit=5";

describe("an answer from the cache is the one that was made", () => {
  test.each<[string, () => Promise<Raw>]>([
    ["REST", () => ask(list)],
    ["REST, compressed", () => ask(list, { "accept-encoding": "gzip, br" })],
    ["REST, known to the caller", () => ask(list, { "if-none-match": "*" })],
    ["GraphQL by GET", () => ask(`/graphql?query=${encodeURIComponent(query)}`)],
    ["GraphQL by POST", () => operation({ query })],
    ["GraphQL by POST, compressed", () => operation({ query }, { "accept-encoding": "gzip" })],
  ])("%s", async (_name, call) => {
    // Once before: the first use of a document takes another way through the endpoint.
    await call();
    changes.notify("anything");
    const [made, kept] = [await call(), await call()];
    expect([stateOf(made), stateOf(kept)]).toEqual(["MISS", "HIT"]);
    expect(Math.abs(sumOf(kept) - Date.now())).toBeLessThan(60_000);
    const stable = ({ headers, ...rest }: Raw) => {
      const { date, age, "x-cache": state, "x-request-id": id, ...others } = headers;
      return { ...rest, headers: others };
    };
    expect(stable(kept)).toEqual(stable(made));
    expect(made.headers["x-request-id"]).not.toBe(kept.headers["x-request-id"]);
  });

  test("compressed once, in the encoding that the caller takes", async () => {
    const plain = await ask(list);
    const small = await ask(list, { "accept-encoding": "gzip" });
    const smaller = await ask(list, { "accept-encoding": "gzip, br" });
    expect(gunzipSync(small.body)).toEqual(plain.body);
    expect(brotliDecompressSync(smaller.body)).toEqual(plain.body);
    expect([plain, small, smaller].map(({ headers }) => headers["content-encoding"])).toEqual([
      undefined,
      "gzip",
      "br",
    ]);
    for (const { headers } of [plain, small, smaller]) {
      expect(headers["vary"]?.split(", ").sort()).toEqual(["Accept-Encoding", "Authorization", "Cookie"]);
      expect(headers["etag"]).toBe(plain.headers["etag"]);
    }
  });

  test("HEAD has the headers of GET, and Range gets the whole", async () => {
    const got = await ask(list);
    const headed = await ask(list, {}, "HEAD");
    expect([headed.status, headed.body.length, stateOf(headed)]).toEqual([200, 0, "HIT"]);
    expect(headed.headers["content-length"]).toBe(got.headers["content-length"]);
    const ranged = await ask(list, { range: "bytes=0-1" });
    expect([ranged.status, ranged.body, ranged.headers["accept-ranges"]]).toEqual([200, got.body, undefined]);
  });

  test("HEAD makes the answer that GET is given", async () => {
    const headed = await ask(list, {}, "HEAD");
    const got = await ask(list);
    expect([headed.status, headed.body.length, stateOf(headed), stateOf(got)]).toEqual([
      200,
      0,
      "MISS",
      "HIT",
    ]);
    expect(headed.headers["content-length"]).toBe(String(got.body.length));
  });

  test("an old one is as old as it says, by the clock of now", async () => {
    const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() - 600_000);
    await ask(list).finally(() => clock.mockRestore());
    const kept = await ask(list);
    expect([stateOf(kept), Number(kept.headers["age"]) >= 600]).toEqual(["HIT", true]);
    expect(Math.abs(sumOf(kept) - Date.now())).toBeLessThan(60_000);
  });

  test.each(["*", '"x", TAG', "TAG"])("304 for If-None-Match: %s, without content", async (condition) => {
    const { headers } = await ask(list);
    const tag = headers["etag"] ?? "";
    for (const answer of [
      await ask(list, { "if-none-match": condition.replace("TAG", tag) }),
      await ask(list, {
        "if-none-match": condition.replace("TAG", tag.slice(2)),
        "cache-control": "no-cache",
      }),
    ]) {
      expect([answer.status, answer.body.length, answer.headers["etag"], stateOf(answer)]).toEqual([
        304,
        0,
        tag,
        "HIT",
      ]);
      expect(answer.headers).not.toHaveProperty("content-type");
    }
    expect((await ask(list, { "if-none-match": '"other"' })).status).toBe(200);
  });
});

test("a change that was committed is seen by the next reader", async () => {
  await ask(list);
  changes.commit(tagsOf({ subject: "software", id: "x", parentId: null, facets: ["text"] }));
  expect(stateOf(await ask(list))).toBe("MISS");
  expect(stateOf(await ask(list))).toBe("HIT");
});

test("one makes the answer, however many ask", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(list)));
  const states = answers.map(stateOf);
  expect(states.filter((state) => state === "MISS")).toHaveLength(1);
  expect(states.filter((state) => state === "HIT")).toHaveLength(19);
});

describe("never kept, never given", () => {
  const session = { cookie: "assay_session=abc" };
  test.each<[string, () => Promise<Raw>]>([
    ["a session", () => ask(list, session)],
    ["a session by POST", () => operation({ query }, session)],
    ["a wrong token", () => ask(list, { authorization: "Bearer x" })],
    ["what does not exist", () => ask("/api/software/00000000-0000-0000-0000-000000000000")],
    ["no such address", () => ask("/nothing")],
    ["a refused input", () => ask("/api/software?limit=x")],
    ["an error of a field", () => operation({ query: "{ directory(first: 200) { totalCount } }" })],
    ["a document that is not valid", () => operation({ query: "{ nonsense }" })],
    ["a document that reads nothing", () => operation({ query: "{ __typename }" })],
    ["a mutation", () => operation({ query: "mutation { signOut { __typename } }" })],
    ["a probe", () => ask("/readyz")],
  ])("%s", async (_name, call) => {
    await Promise.all([ask(list), operation({ query })]);
    expect([stateOf(await call()), stateOf(await call())]).toEqual([null, null]);
  });
  test("a flood of addresses that lead nowhere leaves nothing", async () => {
    const before = await ask("/metrics");
    for (let id = 0; id < 50; id++) await ask(`/api/nothing-${id}`);
    const entries = ({ body }: Raw) => /^assay_answer_cache_entries (\d+)$/m.exec(body.toString())?.[1];
    expect(entries(await ask("/metrics"))).toBe(entries(before));
  });
});

test("a byte order mark before a body does no harm", async () => {
  const body = `\ufeff${JSON.stringify({ query })}`;
  const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };
  expect((await ask("/graphql", headers, "POST", body)).status).toBe(200);
});

test("bodies that are read in front are refused in the endpoint's own words", async () => {
  const headers = { "content-type": "application/json", "content-length": "2" };
  const broken = await ask("/graphql", headers, "POST", "{]");
  expect([broken.status, broken.body.toString()]).toEqual([
    400,
    expect.stringContaining("Send one operation"),
  ]);
  expect((await operation([{ query }])).status).toBe(400);
});

test("a hit counts as a call, and is refused in the endpoint's own words", async () => {
  const calls: Raw[] = [];
  for (let call = 0; call < 5; call++) calls.push(await operation({ documentId: "known" }));
  expect(calls.map(stateOf)).toEqual(["MISS", "HIT", "HIT", null, null]);
  expect(calls[3]?.body.toString()).toContain("RATE_LIMITED");
});

describe("while the database is away", () => {
  afterEach(() => changes.fail(null));
  test.each([
    ["has changed is not given", "/api/software?limit=4", true],
    ["has expired is given", "/api/software?limit=3", false],
  ])("what %s if its endpoint fails", async (_what, path, isChanged) => {
    const made = await ask(path);
    const read = vi.spyOn(database.reader, "query").mockImplementation(async () => {
      if (isChanged) changes.notify("anything");
      throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    });
    vi.setSystemTime(Date.now() + 3_700_000);
    onTestFinished(() => {
      vi.useRealTimers();
      read.mockRestore();
    });
    // Neither read nor known to be away.
    changes.fail(new Error("The reading took too long"));
    changes.caughtUpBefore(2_000);
    const { status, headers, body } = await ask(path);
    if (isChanged) expect(status).toBe(503);
    else expect([headers["x-cache"], status, body]).toEqual(["STALE", 200, made.body]);
  });

  test("what was kept is given, and says so", async () => {
    const made = await ask(list);
    changes.fail(Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" }));
    const stale = await ask(list);
    expect([stateOf(stale), stale.status, stale.headers["age"]]).toEqual(["STALE", 200, "0"]);
    expect(stale.body).toEqual(made.body);
  });
});

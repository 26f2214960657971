import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeys } from "./auth/keys.ts";
import { createSessions } from "./auth/sessions.ts";
import { createOriginOf } from "./engine/csrf.ts";
import { persistedDocuments } from "./engine/persisted-documents.ts";
import { createTickets } from "./http/beacon/tickets.ts";
import { createApp } from "./server.ts";
import { testBrand } from "./testing/branding.ts";
import { testDatabase } from "./testing/database.ts";
import { seed, type World } from "./testing/seed.ts";
import { testServices } from "./testing/services.ts";

const database = testDatabase();
const server = createServer();
let world: World;
let origin: string;
let isReady = true;
let close: () => Promise<void>;

/** 500 are more than anyone may ask for at once in a document of their own. */
const knownId = "known-directory";
const texts = {
  [knownId]: "query Known($first: Int) { directory(first: $first) { edges { node { name } } } }",
};

beforeAll(async () => {
  world = await seed(database);
  const created = await createApp(server, {
    development: false,
    database,
    sessions: createSessions(database, { secure: false }),
    keys: createKeys(Buffer.alloc(32)),
    known: persistedDocuments(() => texts),
    publicUrl: "http://assay.example",
    originOf: createOriginOf("http://assay.example"),
    trustProxy: false,
    metrics: { isLocal: true },
    brand: testBrand(),
    rateLimits: true,
    log: pino({ level: "silent" }),
    queue: testServices().services.queue,
    system: testServices().services.system,
    async ready() {
      if (!isReady) throw new Error("not yet");
    },
  });
  close = created.close;
  server.on("request", created.listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${origin}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

describe("/graphql", () => {
  test("answers a document by POST and by GET", async () => {
    const query = "{ directoryCounts { software } }";
    const { status, answer } = await post({ query });
    expect(status).toBe(200);
    expect(answer).toEqual({ data: { directoryCounts: { software: 7 } } });
    const got = await fetch(`${origin}/graphql?query=${encodeURIComponent(query)}`);
    expect(await got.json()).toEqual(answer);
  });

  test("runs documents of our own pages by their ids, outside the limits of others", async () => {
    const { answer } = await post({ documentId: knownId, variables: { first: 500 } });
    expect(answer.errors).toBeUndefined();
    const { answer: free } = await post({ query: texts[knownId], variables: { first: 500 } });
    expect(free.errors?.[0]).toMatchObject({ message: "first must be from 0 to 100" });
  });

  test("says what is wrong with an unknown id, or no document at all", async () => {
    const unknown = await post({ documentId: "nothing" });
    expect(unknown.answer.errors?.[0]).toMatchObject({ extensions: { code: "INVALID_INPUT" } });
    expect(unknown.status).toBe(404);
    const none = await post({});
    expect(none.status).toBe(400);
  });

  test.each([
    ["{ directoryCounts { nonsense } }", /Cannot query field "nonsense"/, "GRAPHQL_VALIDATION_FAILED"],
    ["{ directoryCounts {", /Syntax Error/, "GRAPHQL_PARSE_FAILED"],
    [
      "query($n: Int!) { directory(first: $n) { totalCount } }",
      /Variable "\$n" of required type/,
      "INVALID_INPUT",
    ],
  ])("mistakes in the document %s are told with their code", async (query, message, code) => {
    const { answer } = await post({ query });
    expect(answer.errors?.[0]?.message).toMatch(message);
    expect(answer.errors?.[0]?.extensions?.code).toBe(code);
  });

  test("documents beyond a limit are refused with its code", async () => {
    const query = `{ category(slug: "crm") { ${"parent { ".repeat(20)}name${" }".repeat(20)} } }`;
    const { answer } = await post({ query });
    expect(answer.errors?.[0]?.extensions?.code).toBe("TOO_DEEP");
    expect(answer.data ?? null).toBeNull();
  });

  test("takes no batches", async () => {
    const { status } = await post([{ query: "{ directoryCounts { software } }" }]);
    expect(status).toBe(400);
  });

  describe("a document that has been here before takes the short way", () => {
    const query = "query Best($first: Int) { directory(first: $first) { edges { node { name } } } }";
    const ask = (body: unknown, headers: Record<string, string> = {}) =>
      fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    const summaryOf = async (response: Response) => ({
      status: response.status,
      type: response.headers.get("content-type"),
      text: await response.text(),
    });
    test.each([
      ["an answer", { first: 2 }],
      ["a failure of a field", { first: 200 }],
      ["a variable of another type", { first: "two" }],
      ["no variables", undefined],
    ])("%s is the same on both ways", async (_what, variables) => {
      const text = `${query} # ${JSON.stringify(variables)}`;
      const first = await summaryOf(await ask({ query: text, variables }));
      await summaryOf(await ask({ query: text, variables: { first: 1 } }));
      expect(await summaryOf(await ask({ query: text, variables }))).toEqual(first);
    });

    test("limits hold on it, and by variables too", async () => {
      const costly =
        "query Deep($first: Int) { directory(first: $first) { edges { node { reviews(first: $first) { edges { node { title content } } } } } } }";
      expect(
        JSON.parse((await summaryOf(await ask({ query: costly, variables: { first: 1 } }))).text).errors,
      ).toBe(undefined);
      const refused = JSON.parse(
        (await summaryOf(await ask({ query: costly, variables: { first: 100 } }))).text,
      );
      expect(refused.errors[0].extensions.code).toBe("TOO_COSTLY");
      const nul = await summaryOf(await ask({ query: costly, variables: { first: 1, text: "a\0b" } }));
      expect(nul.text).toContain("NUL");
    });

    test("other media types are served on request", async () => {
      await ask({ query });
      const accept = "application/graphql-response+json";
      const answer = await ask({ query }, { accept });
      expect(answer.headers.get("content-type")).toContain(accept);
      expect((await ask({ query }, { accept: "text/html" })).status).toBe(406);
    });

    test.each([
      "{",
      "[]",
      "null",
      '"text"',
      '{"query":1}',
      '{"query":"{ directoryCounts { software } }","variables":[]}',
    ])("the malformed body %s is refused", async (body) => {
      await ask({ query: "{ directoryCounts { software } }" });
      expect((await ask(body)).status).toBe(400);
    });

    test("a body beyond the limit is refused before it is read", async () => {
      const response = await ask({ query, variables: { text: "x".repeat(300_000) } });
      expect(response.status).toBe(413);
      expect(((await response.json()) as Answer).errors?.[0]).toMatchObject({
        message: "The request is larger than 256kb. Send a smaller request.",
        extensions: { code: "TOO_LARGE" },
      });
    });
  });

  test("knows who asks by the session cookie", async () => {
    const query = "{ viewer { email isAdmin } }";
    expect((await post({ query })).answer.data).toEqual({ viewer: null });
    const { answer } = await post({ query }, { cookie: world.cookies.admin });
    expect(answer.data).toEqual({ viewer: { email: "admin@assay.example", isAdmin: true } });
    const forged = await post(
      { query },
      { cookie: "assay_session=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa" },
    );
    expect(forged.answer.data).toEqual({ viewer: null });
  });

  test("shows people an explorer that fetches nothing from elsewhere", async () => {
    const response = await fetch(`${origin}/graphql`, { headers: { accept: "text/html" } });
    expect(response.headers.get("content-type")).toMatch(/html/);
    expect(response.headers.get("content-security-policy")).toMatch(/default-src 'self'/);
    const html = await response.text();
    expect(html).toContain("Assay API explorer");
    expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="https?:/);
  });
});

describe("every answer", () => {
  test("carries headers that browsers are guarded by, and none that tell what serves it", async () => {
    const { headers } = await fetch(`${origin}/healthz`);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("x-powered-by")).toBeNull();
  });
});

test.each(["/API/changes?wait=1", "/GraphQL?query={__typename}", "/HEALTHZ", "/Metrics"])(
  "%s is another address",
  async (path) => expect((await fetch(origin + path)).status).toBe(404),
);

describe("probes", () => {
  test("/readyz follows the database, /healthz does not", async () => {
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    isReady = false;
    expect((await fetch(`${origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    isReady = true;
  });

  test("/metrics counts answers by endpoint", async () => {
    await post({ query: "{ directoryCounts { software } }" });
    const text = await (await fetch(`${origin}/metrics`)).text();
    expect(text).toMatch(
      /assay_http_request_duration_seconds_count\{endpoint="graphql",method="POST",status="200"\} [1-9]/,
    );
  });
});

test("views that wait are stored when the server ends, and told in the metrics", async () => {
  const id = world.software.quill;
  const keys = createKeys(Buffer.alloc(32));
  const aMinuteAgo = () => new Date(Date.now() - 60_000);
  const ticket = createTickets(keys, aMinuteAgo).issue({ subject: "software", id }, "127.0.0.1");
  const response = await fetch(`${origin}/beacon`, {
    method: "POST",
    headers: {
      origin: "http://assay.example",
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
    body: JSON.stringify({ subject: "software", id, ticket }),
  });
  expect(response.status).toBe(204);
  const stored = () => database.prisma.dailyCount.findMany({ where: { subjectId: id } });
  expect(await stored()).toEqual([]);
  await close();
  expect(await stored()).toMatchObject([{ metric: "software_view", count: 1 }]);
  const metrics = await (await fetch(`${origin}/metrics`)).text();
  expect(metrics).toMatch(/^assay_views_stored_total [1-9]/m);
  expect(metrics).toContain('endpoint="beacon",method="POST",status="204"');
});

// Last: it uses up this address's calls. What is refused before it is run is a call too.
test("anonymous programs are held to a limit, our own pages are not", async () => {
  let limited: Response | undefined;
  const url = `${origin}/graphql?query=%7B`;
  // Of a larger crowd some would be refused before they are charged.
  for (let calls = 0; calls <= 2_000 && !limited; calls += 10) {
    const answers = await Promise.all(
      ["__typename%7D", "nonsense"].flatMap((rest) => Array.from({ length: 5 }, () => fetch(url + rest))),
    );
    limited = answers.find(({ status }) => status === 429);
  }
  expect(limited?.headers.get("retry-after")).toMatch(/^\d+$/);
  expect(await limited?.json()).toMatchObject({ errors: [{ extensions: { code: "RATE_LIMITED" } }] });
  const own = await post({ documentId: knownId, variables: { first: 1 } });
  expect(own.status).toBe(200);
  const signedIn = await post({ query: "{ __typename }" }, { cookie: world.cookies.user });
  expect(signedIn.status).toBe(200);
});

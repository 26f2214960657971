import { beforeAll, expect, test } from "vitest";
import { persistedDocuments } from "../engine/persisted-documents.ts";
import { limitTable } from "../limits/limits.ts";
import { registry } from "../metrics/registry.ts";
import { testDatabase } from "../testing/database.ts";
import { metric, scrape } from "../testing/metrics.ts";
import { serveApp } from "../testing/server.ts";
import { httpStatuses } from "./http-status.ts";
import { routes } from "./rest/routes/index.ts";

const database = testDatabase();
const server = serveApp(() => ({
  database,
  known: persistedDocuments(() => ({ known: "query Counts { directoryCounts { software } }" })),
}));

/** All values that a label may have after the requests below: what is not here came from outside, or belongs here. */
const values: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  endpoint: ["graphql", "api", "mcp", "beacon", "uploads", "assets", "probes", "pages"],
  method: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "other", "password", "google"],
  status: [/^[2-5]\d\d$/, "aborted"],
  route: routes.map(({ method, path }) => `${method} ${path}`),
  operation: ["Counts", "other"],
  executor: ["plan", "graphql-js"],
  code: [...Object.keys(httpStatuses), "INTERNAL"],
  pool: ["changes", "main", "reads", "searches"],
  state: ["idle", "busy", "waiting", "failed"],
  kind: ["select", "insert", "update", "delete", "other"],
  reason: [
    "caller",
    "changed",
    "client",
    "column",
    "error",
    "evicted",
    "expired",
    "mutation",
    "nothing-read",
    "overload",
    "private",
    "statement",
    "status",
    "too-large",
    "too-many-reads",
    // Of failed statements and jobs.
    "outage",
    "timeout",
    "constraint",
    "collision",
    "other",
  ],
  limit: [
    ...Object.keys(limitTable),
    "budget:token",
    "budget:user",
    "budget:anonymous",
    "persisted-queries:network",
    "views:network",
  ],
  queue: [
    "requests",
    "event-loop",
    "connections",
    "passwords",
    "searches",
    "expensive-pages",
    "picture-uploads",
    "picture-conversions",
    "preview-images",
    "long-polls",
  ],
  cache: [
    "answers",
    "shared-answers",
    "documents",
    "selections",
    "statements",
    "pictures",
    "preview-images",
    "export",
  ],
  folder: ["data", "backup"],
  result: ["hit", "miss", "completed", "failed", "sent", "converted", "damaged", "pixels", "slow"],
  outcome: ["succeeded", "refused", "suspended", "limited", "failed"],
  le: [/^[\d.]+$/, "+Inf"],
};

const allows = (one: string | RegExp, value: string) =>
  typeof one === "string" ? one === value : one.test(value);

const get = (path: string, method = "GET") => fetch(server.origin + path, { method });

beforeAll(async () => {
  // Files before this one have left their own.
  registry.resetMetrics();
  const evil = "e".repeat(20);
  const signIn = `mutation ${evil} { signIn(input: { email: "e@e.example", password: "eeeeeeee" }) { __typename } }`;
  const requests = [
    get(`/${evil}?${evil}`),
    get("/", "PROPFIND"),
    get(`/api/${evil}`),
    get(`/api/software/${evil}`),
    get("/api/software?limit=1"),
    get(`/pictures/uploaded/${evil}`),
    server.post({ documentId: "known", operationName: evil }),
    server.post({ documentId: "known" }),
    server.post({ documentId: evil }),
    server.post({ query: `query ${evil} { ${evil}: directoryCounts { software } }` }),
    server.post({ query: `query ${evil} { ${evil} }` }),
    server.post({ query: signIn }),
  ];
  await Promise.all(requests.map(async (request) => (await request).text()));
});

test("no label has a value from outside", async () => {
  const samples = (await scrape()).filter(({ name }) => name.startsWith("assay_"));
  expect(samples.length).toBeGreaterThan(50);
  const strange = samples.flatMap(({ name, labels }) =>
    Object.entries(labels)
      .filter(([label, value]) => !values[label]?.some((one) => allows(one, `${value}`)))
      .map(([label, value]) => `${name}{${label}="${value}"}`),
  );
  expect(strange).toEqual([]);
});

test.each([
  [
    "requests",
    "assay_http_request_duration_seconds_count",
    { endpoint: "pages", method: "other", status: 404 },
  ],
  ["routes", "assay_http_route_duration_seconds_count", { route: "GET /api/software/{id}" }],
  ["own operations", "assay_graphql_operation_duration_seconds_count", { operation: "Counts" }],
  ["other operations", "assay_graphql_operation_duration_seconds_count", { operation: "other" }],
  ["executions", "assay_graphql_executions_total", { executor: "graphql-js" }],
  ["waits for the event loop", "assay_queue_wait_duration_seconds_count", { queue: "event-loop" }],
  ["errors", "assay_graphql_errors_total", { operation: "Counts", code: "INVALID_INPUT" }],
  ["refused sign-ins", "assay_sign_ins_total", { method: "password", outcome: "refused" }],
  ["compiled selections", "assay_cache_lookups_total", { cache: "selections", result: "miss" }],
  ["readiness", "assay_ready", {}],
])("%s are measured", async (_what, name, labels) => {
  expect(await metric(name, labels)).toBeGreaterThan(0);
});

test("defects of each known operation are counted from 0, so that the first one is an increase", async () => {
  const name = "assay_graphql_errors_total";
  registry.getSingleMetric(name)?.reset();
  persistedDocuments(() => ({ a: "query Rare { __typename }", b: "mutation Rarer { __typename }" }));
  expect((await scrape()).filter((sample) => sample.name === name)).toEqual(
    ["Rare", "Rarer"].map((operation) => ({ name, labels: { operation, code: "INTERNAL" }, value: 0 })),
  );
});

test("requests in progress end with their responses", async () => {
  await expect.poll(() => metric("assay_http_requests_in_progress"), { timeout: 30_000 }).toBe(0);
});

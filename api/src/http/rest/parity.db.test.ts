import { beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../auth/passwords.ts";
import { makeExport } from "../../domain/export/make.ts";
import { exportMaker } from "../../testing/data-export.ts";
import { testDatabase } from "../../testing/database.ts";
import { testDescription } from "../../testing/described.ts";
import {
  type CallerName,
  callers,
  createFixture,
  type Fixture,
  password,
  rowsOf,
  steady,
} from "../../testing/parity/fixture.ts";
import { reads } from "../../testing/parity/reads.ts";
import type { Loose, Reply, Twin } from "../../testing/parity/twin.ts";
import { writes } from "../../testing/parity/writes.ts";
import { seed } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";
import type { Route } from "./route.ts";
import { routes } from "./routes/index.ts";

// Each route and its GraphQL twin, over HTTP, as every kind of caller: both return the same data and errors, and change the same
// rows. The responses of the facade are also checked against their description.

const database = testDatabase();
const app = serveApp(() => ({ database, rateLimits: false }));
const described = testDescription(routes);
const kept = { passwordHash: "" };
beforeAll(async () => {
  await seed(database);
  await makeExport(exportMaker(database));
  kept.passwordHash = await hashPassword(password);
});

/** Routes without a comparable document: they respond by themselves, or redirect browsers through a provider's sign-in. */
const alone = [
  "GET /api/placeholder/{w}/{h}",
  "GET /api/openapi.json",
  "GET /api/export/{file}",
  "GET /api/categories/{slug}/ranking",
  "GET /api/login",
  "GET /api/login/callback",
];

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const twins = [...reads, ...writes];

test("every route has a twin, or a reason to have none", () => {
  const covered = [...new Set(twins.map(({ route }) => route)), ...alone];
  expect(covered.sort()).toEqual(routes.map(nameOf).sort());
});

test.each([
  ["GET /api/placeholder/{w}/{h}", "/api/placeholder/40/30?text=Beacon", 200],
  ["GET /api/placeholder/{w}/{h}", "/api/placeholder/0/30", 400],
  ["GET /api/openapi.json", "/api/openapi.json", 200],
  ["GET /api/export/{file}", "/api/export/plans.jsonl.gz", 200],
  ["GET /api/categories/{slug}/ranking", "/api/categories/crm/ranking", 200],
  ["GET /api/categories/{slug}/ranking", "/api/categories/nothing/ranking", 404],
  ["GET /api/login", "/api/login?next=/profile", 302],
  ["GET /api/login/callback", "/api/login/callback?code=none", 302],
  ["GET /api/software", "/api/software?limit=0", 400],
  ["GET /api/software", "/api/software?status=all", 401],
])("%s responds as documented, also without a twin: %s", async (route, path, status) => {
  const response = await fetch(`${app.origin}${path}`, { redirect: "manual" });
  expect(response.status).toBe(status);
  await described.expectDescribed(rowOf({ route }), response);
});

const statuses: Readonly<Record<number, Reply["kind"]>> = {
  400: "INVALID_INPUT",
  403: "FORBIDDEN",
  404: "NOT_FOUND",
  409: "CONFLICT",
};

function rowOf({ route }: { route: string }): Route {
  const row = routes.find((one) => nameOf(one) === route);
  if (!row) throw new Error(`There is no route ${route}`);
  return row;
}

/** Who may call a route at all, by the table: without a permission it is closed to tokens, whatever their scopes. */
function isLetIn({ who, permission }: Route, caller: CallerName): boolean {
  if (caller === "token") return permission !== null;
  return who === "anyone" || (who === "user" ? caller !== "visitor" : caller === "admin");
}

async function callRest(twin: Twin, fixture: Fixture, caller: CallerName): Promise<Reply> {
  const row = rowOf(twin);
  const given = twin.path?.(fixture) ?? "";
  const [place = "", query] = given.split("?");
  const path = `${row.path.replace(/\{\w+\}/, place)}${query === undefined ? "" : `?${query}`}`;
  const body = twin.body?.(fixture, caller);
  const response = await fetch(`${app.origin}${path}`, {
    method: row.method,
    redirect: "manual",
    headers: { ...fixture.headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status } = response;
  const answer = await described.expectDescribed(row, response, { isPaid: caller === "token" });
  if (status < 400) return { kind: "done", facts: twin.rest ? twin.rest(answer, response) : answer };
  const { message } = answer as { message: string };
  const kind =
    status === 401 ? (message === "Unauthorized" ? "UNAUTHENTICATED" : "CREDENTIALS") : statuses[status];
  if (!kind) throw new Error(`${twin.route} answered ${status}: ${message}`);
  return { kind, facts: isMendable(kind) ? message : null };
}

/** Errors that users can fix have the same message. */
const isMendable = (kind: Reply["kind"]) => ["INVALID_INPUT", "CONFLICT", "CREDENTIALS"].includes(kind);

const unions: Readonly<Record<string, Reply["kind"]>> = {
  ValidationError: "INVALID_INPUT",
  ConflictError: "CONFLICT",
  CredentialsError: "CREDENTIALS",
};

async function callGraphql(twin: Twin, fixture: Fixture, caller: CallerName): Promise<Reply> {
  const variables = twin.variables?.(fixture, caller) ?? {};
  const response = await app.post({ query: twin.document, variables }, fixture.headers);
  const { data, errors } = (await response.json()) as {
    data?: Loose;
    errors?: { extensions: { code: Reply["kind"] }; message: string }[];
  };
  const [error] = errors ?? [];
  if (error) {
    const { code } = error.extensions;
    return { kind: code, facts: isMendable(code) ? error.message : null };
  }
  const failed = unions[data.result?.__typename];
  if (failed) return { kind: failed, facts: data.result.message };
  const facts = twin.graphql?.(data);
  if (twin.document.startsWith("mutation")) return { kind: "done", facts };
  // The facade checks the caller's role before it looks for the subject.
  if (facts === undefined && caller === "visitor" && twin.nullKind)
    return { kind: twin.nullKind(caller), facts: null };
  if (facts == null)
    return { kind: facts === null ? (twin.nullKind?.(caller) ?? "NOT_FOUND") : "NOT_FOUND", facts: null };
  return { kind: "done", facts };
}

const named = (list: readonly Twin[]) =>
  list.map((twin) => [twin.route + (twin.about ? ` (${twin.about})` : ""), twin] as const);

/** One fixture per caller for all reads, which change nothing there. */
const fixturesToRead = new Map<string, Promise<Fixture>>();

function fixtureToRead(caller: CallerName, missingIds = false): Promise<Fixture> {
  const name = `${caller} ${missingIds}`;
  const fixture = fixturesToRead.get(name) ?? createFixture(database, { caller, missingIds, ...kept });
  fixturesToRead.set(name, fixture);
  return fixture;
}

describe("reads", () => {
  test.each(named(reads))("%s returns the same to every caller", async (_name, twin) => {
    for (const caller of callers) {
      const fixture = await fixtureToRead(caller);
      const [rest, graphql] = [
        await callRest(twin, fixture, caller),
        await callGraphql(twin, fixture, caller),
      ];
      expect([caller, rest]).toEqual([caller, graphql]);
    }
  });

  test.each(named(reads.filter(({ route }) => route.includes("{"))))(
    "%s of an unknown subject is not found for every caller",
    async (_name, twin) => {
      for (const caller of ["visitor", "user", "admin"] as const) {
        const fixture = await fixtureToRead(caller, true);
        const [rest, graphql] = [
          await callRest(twin, fixture, caller),
          await callGraphql(twin, fixture, caller),
        ];
        expect([caller, rest]).toEqual([caller, graphql]);
        expect(["NOT_FOUND", "UNAUTHENTICATED"]).toContain(rest.kind);
      }
    },
  );
});

interface UnchangedFixture {
  fixture: Fixture;
  before: string;
}

/** Unused fixtures, by caller: a call that was refused leaves its fixture to the next one. */
const unchangedFixtures = new Map<string, UnchangedFixture[]>();

async function createUnchangedFixture(caller: CallerName, missingIds: boolean): Promise<UnchangedFixture> {
  const fixture = await createFixture(database, { caller, missingIds, ...kept });
  return { fixture, before: await rowsOf(database, fixture, kept) };
}

/** The effect of a call, without what differs between fixtures. */
async function effectOf(ask: typeof callRest, twin: Twin, caller: CallerName, missingIds = false) {
  const name = `${caller} ${missingIds}`;
  const ready = unchangedFixtures.get(name) ?? [];
  unchangedFixtures.set(name, ready);
  const { fixture, before } = ready.pop() ?? (await createUnchangedFixture(caller, missingIds));
  const { kind, facts } = await ask(twin, fixture, caller);
  const after = await rowsOf(database, fixture, kept);
  if (kind !== "done" && after === before) ready.push({ fixture, before });
  return { kind, facts: steady(JSON.stringify(facts ?? null, null, 1), fixture), before, after };
}

describe("writes", () => {
  test.each(named(writes))(
    "%s has the same effect and the same errors",
    { tags: ["7.data.9"] },
    async (_name, twin) => {
      const kinds = new Set<string>();
      for (const caller of callers) {
        const rest = await effectOf(callRest, twin, caller);
        const graphql = await effectOf(callGraphql, twin, caller);
        const earlyError = twin.earlyError?.(caller);
        expect([caller, { ...rest, facts: JSON.parse(rest.facts) }]).toEqual([
          caller,
          earlyError
            ? { ...graphql, kind: earlyError, facts: null }
            : { ...graphql, facts: JSON.parse(graphql.facts) },
        ]);
        if (rest.kind !== "done") expect(rest.after, `${caller}: nothing was done`).toBe(rest.before);
        else if (!twin.mayChangeNothing) expect(rest.after, `${caller}: it was done`).not.toBe(rest.before);
        if (rest.kind === "done") expect(isLetIn(rowOf(twin), caller), `${caller} is let in`).toBe(true);
        kinds.add(rest.kind);
      }
      // No call is refused to every caller, except calls that are invalid themselves.
      if (twin.graphql) expect(kinds).toContain("done");
    },
  );

  test.each(named(writes.filter(({ route }) => route.includes("{"))))(
    "%s of an unknown subject is not found, after the caller's role was checked",
    async (_name, twin) => {
      for (const caller of ["visitor", "user", "admin"] as const) {
        const [rest, graphql] = [
          await effectOf(callRest, twin, caller, true),
          await effectOf(callGraphql, twin, caller, true),
        ];
        expect([caller, rest]).toEqual([caller, graphql]);
        expect(rest.after).toBe(rest.before);
      }
    },
  );
});

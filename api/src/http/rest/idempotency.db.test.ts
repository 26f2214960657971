import { describe, expect, test } from "vitest";
import { hashPassword } from "../../auth/passwords.ts";
import { testDatabase } from "../../testing/database.ts";
import { serveFacade } from "../../testing/facade.ts";
import {
  type CallerName,
  createFixture,
  type Fixture,
  password,
  rowsOf,
} from "../../testing/parity/fixture.ts";
import type { Twin } from "../../testing/parity/twin.ts";
import { writes } from "../../testing/parity/writes.ts";
import { routes } from "./routes/index.ts";

const database = testDatabase();
const facade = serveFacade(database);
const passwordHash = hashPassword(password);

const writing = routes.filter(({ method }) => method !== "GET");
const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

function twinOf(route: string): Twin {
  const twin = writes.find((one) => one.route === route);
  if (!twin) throw new Error(`${route} has no twin`);
  return twin;
}

/** Who may make the call of a twin. */
function callerOf(route: string): CallerName {
  if (route.includes("/admin/") || route.includes("/categories/")) return "admin";
  if (/(PATCH|DELETE) \/api\/reviews|suggested-products\/\{id\}/.test(route)) return "author";
  if (/webhooks.*\{id\}/.test(route)) return "owner";
  return route.includes("/software") || route.includes("PATCH /api/companies") ? "owner" : "user";
}

async function prepare(route: string) {
  const caller = callerOf(route);
  const fixture = await createFixture(database, { caller, passwordHash: await passwordHash });
  const twin = twinOf(route);
  const [method = "", path = ""] = route.split(" ");
  const body = twin.body?.(fixture, caller);
  return {
    fixture,
    send: (key: string, more: object = {}, of: Fixture = fixture) =>
      facade.send(method, path.replace(/\{\w+\}/, twin.path?.(fixture) ?? ""), body && { ...body, ...more }, {
        headers: { ...of.headers, "idempotency-key": key },
        // The cookie is the fixture's.
        as: undefined as never,
      }),
  };
}

test("a route that takes a key documents the errors of keys", () => {
  for (const route of writing)
    expect([nameOf(route), !route.takesKey || route.conflicts]).toEqual([nameOf(route), true]);
});

describe("a write that takes no key refuses one", () => {
  test.each(writing.filter(({ takesKey }) => !takesKey).map(nameOf))("%s", async (route) => {
    const { send } = await prepare(route);
    expect(await send("one")).toMatchObject({
      status: 400,
      body: { message: "This request takes no Idempotency-Key" },
    });
  });

  test("and these are the ones", () => {
    expect(writing.filter(({ takesKey }) => !takesKey).map(nameOf)).toEqual([
      "POST /api/auth/signup",
      "POST /api/auth/signin",
      "POST /api/auth/logout",
      "POST /api/auth/forgot-password",
      "POST /api/auth/reset-password",
      "POST /api/auth/verify-email",
      "POST /api/auth/resend-verification",
      "POST /api/auth/change-password",
      "POST /api/admin/login",
    ]);
  });
});

/** Writes whose result has a secret that is shown only once. */
const shownOnce = [
  "POST /api/webhooks",
  "POST /api/webhooks/{id}/rotate",
  "POST /api/software/{id}/review-invitations",
];

test.each(shownOnce)(
  "%s, repeated with its key, changes nothing more and does not show its secret again",
  async (route) => {
    const { fixture, send } = await prepare(route);
    const others = { passwordHash: await passwordHash };
    const { secret, paths } = (await send("one")).body;
    expect(secret ?? paths[0]).toMatch(/whsec_|token=/);
    const after = await rowsOf(database, fixture, others);
    expect(await send("one")).toMatchObject({ status: 409, body: { code: "secret-shown-once" } });
    expect(await rowsOf(database, fixture, others)).toBe(after);
  },
);

describe("every other write, repeated with its key, changes nothing more and is answered as before", () => {
  const kept = writing.filter(({ takesKey }) => takesKey).map(nameOf);
  test.each(kept.filter((route) => !shownOnce.includes(route)))("%s", async (route) => {
    const { fixture, send } = await prepare(route);
    const kept = { passwordHash: await passwordHash };
    const before = await rowsOf(database, fixture, kept);
    const first = await send("one");
    expect(first.status).toBeLessThan(300);
    const after = await rowsOf(database, fixture, kept);
    expect(after).not.toBe(before);
    expect(await send("one")).toEqual(first);
    expect(await rowsOf(database, fixture, kept)).toBe(after);
  });
});

test("with another body it is 422, and a malformed key 400", async () => {
  const { send } = await prepare("POST /api/companies");
  expect((await send("one")).status).toBe(201);
  expect(await send("one", { name: "Another" })).toMatchObject({
    status: 422,
    body: { code: "idempotency-key-reused" },
  });
  expect(await send("k".repeat(201))).toMatchObject({ status: 400 });
});

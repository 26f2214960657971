import { describe, expect, test } from "vitest";
import { RateLimited } from "../../domain/errors.ts";
import { testDatabase } from "../../testing/database.ts";
import { type Call, otherMethod, serveFacade } from "../../testing/facade.ts";
import { largestBody } from "./body.ts";
import { routes } from "./routes/index.ts";

// The contract's order of errors: a request with every fault, which are fixed one after another.

const database = testDatabase();
let isSpent = false;
const facade = serveFacade(database, {
  openCallBudget: () => ({
    async spend() {
      if (isSpent) throw new RateLimited(7_000);
    },
    refund: () => ({ points: 0, remaining: 0, resetAt: 0, taken: 0 }),
  }),
});

const unknownId = "01900000-0000-7000-8009-000000000009";
const fill = (path: string, id = unknownId) => path.replace(/\{\w+\}/g, id);

async function errorOf(path: string, call: Call) {
  const response = await facade.call(path, call);
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message, headers: response.headers };
}

/** One input for each fault. */
const large = "x".repeat(largestBody + 1);
const stale = { cookie: "assay_session=stale", origin: "https://elsewhere.example" };
const plainText = { ...stale, "content-type": "text/plain" };
const json = { ...stale, "content-type": "application/json" };
const ownJson = { ...json, origin: "https://assay.example" };

const writes = routes.filter(({ method }) => method !== "GET");

describe("before a write is processed", () => {
  test.each(writes)(
    "$method $path refuses calls without a right to it, in the contract's order",
    { tags: ["7.call.3", "7.call.4", "7.data.9"] },
    async (row) => {
      const path = fill(row.path);
      const method = row.method;
      isSpent = true;
      try {
        const nowhere = { method, headers: plainText, body: large };
        expect(await errorOf(`${path}/nowhere/at/all`, nowhere)).toMatchObject({ status: 404 });
        const notThis = await errorOf(path, { ...nowhere, method: otherMethod(row) });
        expect(notThis.status).toBe(405);
        expect(notThis.headers.get("allow")?.split(", ")).toContain(method);
        expect(await errorOf(path, nowhere)).toMatchObject({
          status: 413,
          message: "The body must be at most 256 KiB",
        });
        expect(await errorOf(path, { method, headers: plainText, body: "{" })).toMatchObject({ status: 415 });
        const malformed = { method, headers: json, body: "{" };
        expect(await errorOf(path, malformed)).toMatchObject({
          status: 400,
          message: "The body is not valid JSON",
        });
        for (const body of ["null", "[]", "0", '"text"'])
          expect(await errorOf(path, { ...malformed, body })).toMatchObject({
            status: 400,
            message: "The body must be a JSON object",
          });
        const foreign = { method, headers: json, body: '{"name":0}' };
        expect(await errorOf(path, foreign)).toMatchObject({
          status: 403,
          message: "Cross-site request refused",
        });
        const limited = await errorOf(path, { ...foreign, headers: ownJson });
        expect([limited.status, limited.headers.get("retry-after")]).toEqual([429, "7"]);
      } finally {
        isSpent = false;
      }
      if (row.who === "anyone") return;
      const call = { method, headers: ownJson, body: '{"name":0}' };
      expect(await errorOf(path, call)).toMatchObject({ status: 401, message: "Unauthorized" });
      if (row.who === "admin")
        for (const as of ["user", "owner"] as const)
          expect(await errorOf(path, { ...call, as })).toMatchObject({ status: 403, message: "Forbidden" });
    },
  );

  test.each(writes)(
    "$method $path is not readable for other sites, and does not ask them for credentials",
    async (row) => {
      const path = fill(row.path);
      const headers = { origin: "https://elsewhere.example" };
      const preflight = await facade.call(path, { method: "OPTIONS", headers });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get("access-control-allow-methods") ?? "").not.toContain(row.method);
      const answer = await facade.call(path, { method: row.method, headers });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(answer.headers.get("cache-control")).toMatch(/no-store/);
    },
  );
});

const named = writes.filter(({ path, body }) => path.includes("{") && body !== null);

describe("for a named subject", () => {
  test.each(named)(
    "$method $path reports a missing subject before invalid input",
    { tags: ["7.data.9"] },
    async (row) => {
      // No field accepts such a list.
      const wrong = Object.fromEntries(
        Object.keys((row.example ?? {}) as object).map((name) => [name, [{ not: "this" }]]),
      );
      const send = (id: string) =>
        facade.send(row.method, fill(row.path, id), wrong, { as: row.who === "admin" ? "admin" : "user" });
      for (const id of ["nonsense", unknownId]) {
        const { status, body } = await send(id);
        expect([status, body.message]).toEqual([404, expect.stringMatching(/^[A-Z]\w+ not found$/)]);
      }
    },
  );

  test("ownership is checked before invalid input, and that before a conflict", {
    tags: ["7.data.9"],
  }, async () => {
    const { software, companies, reviews, users } = facade.world;
    const wrong = { name: "" };
    const softwareId = software.quill;
    const review = { softwareId, rating: 4, title: "Again", content: "Once more." };
    const answers = [
      // Another company's listing, company, review; one's own company's listing to be reviewed.
      await facade.send("PATCH", `/api/software/${softwareId}`, wrong, { as: "owner" }),
      await facade.send("PATCH", `/api/software/${software.beacon}`, wrong, { as: "owner" }),
      await facade.send("PATCH", `/api/companies/${companies.northwind}`, wrong, { as: "editor" }),
      await facade.send("PATCH", `/api/companies/${companies.northwind}`, wrong, { as: "owner" }),
      await facade.send("PATCH", `/api/reviews/${reviews.beaconByAda}`, { title: "" }),
      await facade.send("PATCH", `/api/reviews/${reviews.quillByUser}`, { title: "" }),
      await facade.send("POST", "/api/reviews", { softwareId: software.beacon, title: "" }, { as: "owner" }),
      // Somebody who has reviewed it.
      await facade.send("POST", "/api/reviews", { ...review, title: "" }),
      await facade.send("POST", "/api/reviews", review),
      // The field of a body that identifies the subject is checked first.
      await facade.send("POST", "/api/reviews", { ...review, softwareId: [], title: "" }),
      await facade.send("POST", "/api/reviews", { ...review, softwareId: unknownId, title: "" }),
      await facade.send("PATCH", `/api/admin/users/${users.admin}/admin`, { isAdmin: 1 }, { as: "admin" }),
      await facade.send(
        "PATCH",
        `/api/admin/users/${users.admin}/admin`,
        { isAdmin: false },
        { as: "admin" },
      ),
    ];
    expect(answers.map(({ status }) => status)).toEqual([
      403, 400, 403, 400, 403, 400, 403, 400, 409, 400, 404, 400, 409,
    ]);
  });
});

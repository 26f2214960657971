import { describe, expect, test } from "vitest";
import { accountDocuments } from "../testing/account-documents.ts";
import { testDatabase } from "../testing/database.ts";
import { serveApp } from "../testing/server.ts";

const database = testDatabase();
const failing = async (): Promise<never> => {
  throw new Error("no queue for ann@mail.example at postgresql://assay:hunter2@db.example/assay");
};
const direct = serveApp(() => ({ database, queue: failing }));
const behindProxy = serveApp(() => ({ database, queue: failing, trustProxy: ["loopback"] }));
const broken = serveApp(() => ({
  database,
  async openPages() {
    const fail = () => {
      throw new Error("no page");
    };
    return { handlers: [fail], paths: [], site: fail, close: async () => {} };
  },
}));
const behindOther = serveApp(() => ({ database, trustProxy: ["10.0.0.1"] }));

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const person = { email: "ann@mail.example", password: "correct horse", firstName: "Ann", lastName: "Lee" };
const signUp = { query: accountDocuments.signUp, variables: { input: person } };

/** The lines of one request. */
const linesOf = (lines: readonly string[], requestId: string | null) =>
  lines.map((line) => JSON.parse(line)).filter((line) => line.requestId === requestId);

async function idOf(server: { origin: string }, sent?: string): Promise<string | null> {
  const headers: Record<string, string> = sent === undefined ? {} : { "x-request-id": sent };
  return (await fetch(`${server.origin}/healthz`, { headers })).headers.get("x-request-id");
}

describe("the id of a request", () => {
  test("is new for each, and in its response", async () => {
    const [one, other] = [await idOf(direct), await idOf(direct)];
    expect(one).toMatch(uuid);
    expect(other).toMatch(uuid);
    expect(one).not.toBe(other);
  });

  test("is the one that a trusted proxy sends, if it is well-formed", async () => {
    expect(await idOf(behindProxy, "proxy-request.0001")).toBe("proxy-request.0001");
    for (const sent of ["short", "with space and more", 'quote"quote"', "x".repeat(129)])
      expect(await idOf(behindProxy, sent), sent).toMatch(uuid);
  });

  test("is never the one that anybody else sends", async () => {
    for (const server of [direct, behindOther])
      expect(await idOf(server, "proxy-request.0001")).toMatch(uuid);
  });

  test("is in the error of /graphql and in every line about it", async () => {
    const response = await behindProxy.post(signUp, { "x-request-id": "proxy-request.0002" });
    expect(response.headers.get("x-request-id")).toBe("proxy-request.0002");
    expect(await response.json()).toMatchObject({
      errors: [
        {
          message: "Internal Server Error",
          extensions: { code: "INTERNAL", requestId: "proxy-request.0002" },
        },
      ],
    });
    const lines = linesOf(behindProxy.lines, "proxy-request.0002");
    expect(lines.map(({ msg }) => msg)).toEqual(["a defect while answering", "answered"]);
    expect(lines[0].err.message).toBe("no queue for [address] at postgresql://[redacted]@db.example/assay");
  });

  test("is in the response of /api whose body says no more than before, and in the log", async () => {
    const response = await fetch(`${direct.origin}/api/auth/signup`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(person),
    });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({ message: "Internal Server Error" });
    const lines = linesOf(direct.lines, response.headers.get("x-request-id"));
    expect(lines.map(({ msg }) => msg)).toEqual(["a defect while answering", "answered"]);
  });
});

test("a page that fails where no page can say so names its request", async () => {
  const response = await fetch(`${broken.origin}/`);
  expect(response.status).toBe(500);
  const id = response.headers.get("x-request-id");
  expect(await response.text()).toBe(`Something went wrong. Please try again.\nRequest ID: ${id}\n`);
  expect(linesOf(broken.lines, id)[0]).toMatchObject({ err: { message: "no page" } });
});

test("no line has the query string, a cookie, a token, an address or a network address of the caller", async () => {
  const before = behindProxy.lines.length;
  await fetch(`${behindProxy.origin}/verify-email?token=m41l3dsecret`, {
    headers: {
      cookie: "__Host-assay_session=s3ss10nsecret",
      authorization: `Bearer assay_${"a1B2".repeat(9)}`,
      "x-forwarded-for": "203.0.113.77",
    },
  });
  await behindProxy.post(signUp, { "x-forwarded-for": "203.0.113.77" });
  const lines = behindProxy.lines.slice(before);
  expect(lines.length).toBeGreaterThan(2);
  for (const secret of ["m41l3d", "s3ss10n", "a1B2", "203.0.113", "ann@", "hunter2", "correct horse"])
    expect(lines.join(""), secret).not.toContain(secret);
});

test("forwarded headers that are not trusted are warned of, once", async () => {
  const headers = { "x-forwarded-for": "203.0.113.77", "x-forwarded-proto": "https" };
  for (let time = 0; time < 2; time++)
    for (const server of [direct, behindProxy]) await fetch(`${server.origin}/healthz`, { headers });
  const warnings = (server: typeof direct) =>
    server.lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings(direct)).toEqual([
    expect.objectContaining({ msg: expect.stringContaining("set TRUST_PROXY=1") }),
  ]);
  expect(warnings(behindProxy)).toEqual([]);
});

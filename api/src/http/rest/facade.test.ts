import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Reader } from "../../database/client/reader.ts";
import type { PrismaClient } from "../../database/generated/prisma/client.ts";
import { DomainError, notFound, RateLimited } from "../../domain/errors.ts";
import { trustedDocument } from "../../engine/parse.ts";
import { createContext } from "../../graphql/context.ts";
import { requiredText } from "../../inputs/index.ts";
import type { CallBudget } from "../../limits/limits.ts";
import { publicUrl, startFacade } from "../../testing/facade.ts";
import { largestBody } from "./body.ts";
import { plain, type Route, route } from "./route.ts";
import { placeholderRoutes } from "./routes/placeholder.ts";

const echo: Route = {
  ...plain({ method: "PATCH", path: "/api/things/{id}", summary: "Changes a thing", respond: () => ({}) }),
  who: "user",
  body: z.object({ name: requiredText({ name: "Name", max: 5 }) }),
  subject: async ({ params }) => {
    if ((params as { id: string }).id === "gone") throw notFound("Thing");
  },
  handle: async ({ params, body }) => {
    if ((params as { id: string }).id === "taken") throw new DomainError("CONFLICT", "Taken");
    return { body: { ...(params as object), ...(body as object) } };
  },
};

const table: readonly Route[] = [
  ...placeholderRoutes,
  echo,
  { ...echo, method: "DELETE", who: "admin", status: 204, body: null, handle: async () => ({}) },
  plain({
    method: "GET",
    path: "/api/things/{slug}",
    summary: "A thing",
    respond: ({ params }) => ({ body: params, headers: { "Set-Cookie": ["a=1", "b=2"] } }),
  }),
  plain({ method: "GET", path: "/api/things/all", summary: "Things", respond: () => ({ body: "all" }) }),
  route({
    method: "GET",
    path: "/api/broken",
    summary: "Needs a database",
    document: trustedDocument("{ categories { slug } }"),
    response: z.unknown(),
    answer: (data: unknown) => data,
  }),
];

const facade = startFacade({
  routes: table,
  openContext: async ({ headers }) => {
    const role = /assay_session=(\w+)/.exec(headers.cookie ?? "")?.[1];
    const viewer = role ? { id: "1", isAdmin: role === "admin", isEmailVerified: true } : null;
    const callBudget: CallBudget | null = viewer
      ? null
      : {
          async spend() {
            throw new RateLimited(7_000);
          },
          refund: () => ({ points: 0, remaining: 0, resetAt: 0, taken: 0 }),
        };
    return createContext({
      prisma: {} as PrismaClient,
      reader: {} as Reader,
      viewer,
      callBudget,
      trust: "built",
    });
  },
});

const own = {
  cookie: "assay_session=user",
  "sec-fetch-site": "same-origin",
  "content-type": "application/json",
};

async function patch(id: string, body: BodyInit, headers: Record<string, string> = own) {
  const response = await facade.call(`/api/things/${id}`, { method: "PATCH", body, headers });
  return [response.status, await response.json()] as const;
}

describe("route matching", () => {
  it("prefers a literal segment to a parameter, and uses the row's parameter names", async () => {
    const get = async (path: string) => (await facade.call(path, { headers: own })).json();
    expect(await get("/api/things/all")).toBe("all");
    expect(await get("/api/things/1")).toEqual({ slug: "1" });
    expect(await patch("1", '{"name":" Ann "}')).toEqual([200, { id: "1", name: "Ann" }]);
  });

  it("lists the methods of all rows of a path", async () => {
    const { headers } = await facade.call("/api/things/1", { method: "POST" });
    expect(headers.get("allow")).toBe("PATCH, DELETE, GET, HEAD, OPTIONS");
    expect((await facade.call("/api/things/all", { method: "PATCH" })).headers.get("allow")).toBe(
      "GET, HEAD, OPTIONS",
    );
  });

  it("writes the row's status, and headers that come several times", async () => {
    const headers = { ...own, cookie: "assay_session=admin" };
    const gone = await facade.call("/api/things/1", { method: "DELETE", headers });
    expect([gone.status, gone.headers.get("cache-control")]).toEqual([204, "private, no-store"]);
    expect((await facade.call("/api/things/1", { headers: own })).headers.getSetCookie()).toEqual([
      "a=1",
      "b=2",
    ]);
  });
});

describe("request bodies", () => {
  const json = (name: string) => JSON.stringify({ name });

  it("may be as large as the limit, and no larger, with or without a length", {
    tags: ["7.call.5"],
  }, async () => {
    const rest = largestBody - json("").length;
    expect((await patch("1", json(" ".repeat(rest - 1).concat("x"))))[0]).toBe(200);
    expect(await patch("1", json("x".repeat(rest + 1)))).toEqual([
      413,
      { message: "The body must be at most 256 KiB" },
    ]);
    const stream = new Blob([json("x".repeat(rest + 1))]).stream();
    const init = { method: "PATCH", headers: own, body: stream, duplex: "half" };
    expect((await facade.call("/api/things/1", init as RequestInit)).status).toBe(413);
    expect((await patch("1", "x".repeat(largestBody + 1), { "content-type": "text/plain" }))[0]).toBe(413);
  });

  it("must be JSON in UTF-8", { tags: ["7.call.2", "7.call.4"] }, async () => {
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "application/json; charset=utf-16",
    ])
      expect((await patch("1", json("a"), { ...own, "content-type": type }))[0], type).toBe(415);
    expect(
      (await patch("1", json("a"), { ...own, "content-type": "application/json; charset=UTF-8" }))[0],
    ).toBe(200);
    for (const body of ["{", "{'name': 1}", "\u0000", new Uint8Array([34, 255, 34])])
      expect(await patch("1", body)).toEqual([400, { message: "The body is not valid JSON" }]);
  });

  it("are validated against the row's schema", { tags: ["8.codes.1"] }, async () => {
    const message = "Name must be at most 5 characters";
    expect(await patch("1", json("Annette"))).toEqual([
      400,
      { message, errors: [{ path: "name", message }] },
    ]);
    for (const body of ["{}", "null", "[]", '""', '{"name":" "}'])
      expect((await patch("1", body))[0], body).toBe(400);
  });
});

describe("the order of refusals", () => {
  const cookie = own.cookie;
  const type = { "content-type": "application/json" };
  const wrong = '{"name":""}';

  it.each([
    ["malformed before cross-site", "1", "{", { cookie, ...type }, 400],
    ["cross-site before too many", "1", wrong, { cookie: "assay_session=", ...type }, 403],
    ["too many before signed out", "1", wrong, type, 429],
    ["not there before invalid", "gone", wrong, own, 404],
    ["invalid before conflict", "taken", wrong, own, 400],
    ["conflict", "taken", '{"name":"a"}', own, 409],
  ])("reports %s", async (_name, id, body, headers, status) => {
    expect((await patch(id, body, headers as Record<string, string>))[0]).toBe(status);
  });

  it("reports a wrong role before invalid input", async () => {
    const response = await facade.call("/api/things/gone", { method: "DELETE", headers: own });
    expect([response.status, await response.json()]).toEqual([403, { message: "Forbidden" }]);
  });

  it("says when to retry", async () => {
    const response = await facade.call("/api/things/1");
    expect([response.status, response.headers.get("retry-after")]).toEqual([429, "7"]);
    expect(await response.json()).toEqual({ message: "Too many attempts. Please try again in 1 minute." });
  });

  it("does not count placeholder images", { tags: ["7.placeholder.3"] }, async () => {
    expect((await facade.call("/api/placeholder/1/2000?text=A")).status).toBe(200);
    for (const size of ["0/1", "1/2001", "1.5/1", "x/1"]) {
      const response = await facade.call(`/api/placeholder/${size}`);
      expect(response.status, size).toBe(400);
      expect(((await response.json()) as { message: string }).message).toMatch(
        /^[wh] must be a whole number from 1 to 2000$/,
      );
    }
  });
});

describe("a write with a cookie", () => {
  const host = () => new URL(publicUrl).origin;

  it.each([
    ["none of the headers", {}, 403],
    ["another site's Origin", { origin: "https://elsewhere.example" }, 403],
    ["an opaque Origin", { origin: "null" }, 403],
    ["Sec-Fetch-Site: cross-site", { "sec-fetch-site": "cross-site" }, 403],
    ["Sec-Fetch-Site: same-site", { "sec-fetch-site": "same-site", origin: host() }, 403],
    ["Sec-Fetch-Site: none", { "sec-fetch-site": "none" }, 403],
    ["Sec-Fetch-Site: same-origin", { "sec-fetch-site": "same-origin" }, 200],
    ["another host with its own Origin", { host: "evil.example", origin: "http://evil.example" }, 403],
    [
      "its own Origin, told to be the page's",
      { "sec-fetch-site": "same-origin", origin: "https://evil.example" },
      403,
    ],
    ["the site's Origin", { origin: host() }, 200],
  ])("and %s", async (_name, headers, status) => {
    const { "sec-fetch-site": _site, ...rest } = own;
    const answer = await patch("1", '{"name":"a"}', { ...rest, ...headers });
    expect(answer[0]).toBe(status);
    if (status === 403) expect(answer[1]).toEqual({ message: "Cross-site request refused" });
  });
});

describe("a defect", () => {
  it("is reported, and its text is not sent", { tags: ["8.codes.2"] }, async () => {
    const response = await facade.call("/api/broken", { headers: own });
    expect([response.status, await response.json()]).toEqual([500, { message: "Internal Server Error" }]);
    expect(facade.defects.splice(0)).toHaveLength(1);
  });
});

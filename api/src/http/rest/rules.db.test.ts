import { describe, expect, it } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { type Call, isAboutSeed, otherMethod, publicUrl, serveFacade } from "../../testing/facade.ts";
import { makeToken } from "../../testing/tokens.ts";
import { routes } from "./routes/index.ts";

const database = testDatabase();
const facade = serveFacade(database);

/** Public data, the same for every caller. */
const readable = routes.filter(
  (route) => route.method === "GET" && route.who === "anyone" && !route.navigates && isAboutSeed(route),
);

const ofBeacon = (path: string) =>
  path
    .replace("/software/{id}", `/software/${facade.world.software.beacon}`)
    .replace("/companies/{id}", `/companies/${facade.world.companies.northwind}`);

describe("a list", () => {
  const lists = routes.filter((route) => route.paging === "list" && isAboutSeed(route));

  /** The paths of the other pages, by their relations. */
  function linksOf({ headers }: Response): Record<string, string> {
    const links = (headers.get("link") ?? "").split(", ").filter((link) => link !== "");
    return Object.fromEntries(
      links.map((link) => {
        const [, address = "", rel = ""] = /^<(.+)>; rel="(\w+)"$/.exec(link) ?? [];
        expect(address.startsWith(`${publicUrl}/api/`), link).toBe(true);
        return [rel, address.slice(publicUrl.length)];
      }),
    );
  }

  /** Follows the Link headers from the first page on. */
  async function walk(
    start: string,
    options?: Call,
  ): Promise<{ items: unknown[]; totals: Set<string | null>; pages: number }> {
    const items: unknown[] = [];
    const totals = new Set<string | null>();
    let pages = 0;
    for (let path: string | undefined = start; path; pages += 1) {
      const response = await facade.call(path, options);
      expect(response.status).toBe(200);
      items.push(...((await response.json()) as unknown[]));
      totals.add(response.headers.get("x-total-count"));
      path = linksOf(response).next;
    }
    return { items, totals, pages };
  }

  it.each(lists)(
    "$path can be paged to its end by its Link headers",
    { tags: ["7.software.14", "7.software.16", "7.reviews.4"] },
    async (route) => {
      const path = ofBeacon(route.path);
      const askOptions: Call =
        route.who === "anyone" ? {} : { as: route.who === "admin" ? "admin" : "owner" };
      const whole = (await facade.read(path, askOptions)) as unknown[];
      const { items, totals, pages } = await walk(`${path}?limit=1`, askOptions);
      expect(items).toEqual(whole);
      expect(pages).toBe(Math.max(whole.length, 1));
      expect(totals).toEqual(new Set([String(whole.length)]));
    },
  );

  const namesAt = async (path: string) => {
    const response = await facade.call(path);
    expect(response.status, path).toBe(200);
    const body = (await response.json()) as { name: string }[] | { software: { name: string }[] };
    const names = ("software" in body ? body.software : body).map(({ name }) => name);
    return { names, links: linksOf(response) };
  };

  it.each(["/api/software?sort=name&limit=2", "/api/categories/sales/software?limit=1"])(
    "leads from %s to its ends and back, by cursors and by numbers",
    async (path) => {
      const first = await namesAt(path);
      expect(Object.keys(first.links)).toEqual(["next", "first", "last"]);
      const second = await namesAt(first.links["next"] ?? "");
      expect(second.names).not.toEqual(first.names);
      expect((await namesAt(second.links["prev"] ?? "")).names).toEqual(first.names);
      expect((await namesAt(second.links["first"] ?? "")).names).toEqual(first.names);
      const numbered = await namesAt(`${path}&page=2`);
      expect(numbered.names).toEqual(second.names);
      expect((await namesAt(numbered.links["prev"] ?? "")).names).toEqual(first.names);
      const last = await namesAt(numbered.links["last"] ?? "");
      expect(last.links["next"]).toBeUndefined();
      expect(last.names).toEqual((await namesAt(first.links["last"] ?? "")).names);
      const beyond = await namesAt(`${path}&page=1000`);
      expect(beyond.names).toEqual([]);
      expect((await namesAt(beyond.links["prev"] ?? "")).names).toEqual(last.names);
    },
  );

  it("has no other pages if it is empty", async () => {
    expect((await namesAt("/api/software?search=nothing-like-it")).links).toEqual({});
  });

  it("takes a number or a cursor, not both", async () => {
    const { links } = await namesAt("/api/software?limit=2");
    for (const more of ["page=0", "page=1000001", "before=-"])
      expect((await facade.call(`/api/software?${more}`)).status).toBe(400);
    expect((await facade.call(`${links["next"]}&page=2`)).status).toBe(400);
  });

  it("keeps its filters and its order from page to page", async () => {
    const { items } = await walk("/api/software?category=sales&sort=name&limit=2");
    expect((items as { name: string }[]).map(({ name }) => name)).toEqual([
      "Beacon CRM",
      "Ember",
      "Harbor",
      "Quill Desk",
    ]);
  });

  it.each(["0", "501", "-1", "1.5", "1e2", "ten", "", "%201", "99999999999"])(
    "refuses limit=%s",
    async (limit) => {
      const response = await facade.call(`/api/reviews?limit=${limit}`);
      expect(response.status).toBe(400);
      const message = "limit must be a whole number from 1 to 500";
      expect(await response.json()).toEqual({ message, errors: [{ path: "limit", message }] });
    },
  );

  it.each(lists)("$path refuses a limit out of range, and an invalid cursor", async (route) => {
    const askOptions: Call = route.who === "anyone" ? {} : { as: route.who === "admin" ? "admin" : "owner" };
    for (const wrong of ["limit=0", "limit=501", "limit=x", "after=nonsense"]) {
      const response = await facade.call(`${ofBeacon(route.path)}?${wrong}`, askOptions);
      const path = wrong.split("=")[0];
      expect([wrong, response.status, await response.json()]).toMatchObject([
        wrong,
        400,
        { errors: [{ path }] },
      ]);
    }
  });

  it("takes the largest limit, and refuses a repeated parameter", async () => {
    expect((await facade.call("/api/reviews?limit=500")).status).toBe(200);
    expect((await facade.call("/api/reviews?limit=1&limit=2")).status).toBe(400);
  });

  const forged = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString("base64url");

  it.each([
    "nonsense",
    "%00",
    forged("software:rating", 5, 5, "harbor", "01900000-0000-7000-8004-000000000002"),
    forged("review:recent", { offset: -1 }),
    forged("review:recent", 5, 5),
    forged("review:recent", "2026-11-20T00:00:00.000Z", "some id"),
  ])("refuses an invalid cursor: %s", async (after) => {
    const response = await facade.call(`/api/reviews?after=${after}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: "after" }] });
  });
});

describe("errors", () => {
  const refused = async (path: string, options = {}) => {
    const response = await facade.call(path, options);
    return [response.status, ((await response.json()) as { message: string }).message];
  };

  it("of an unknown path are JSON", { tags: ["2.routes.31", "2.routes.41"] }, async () => {
    for (const path of [
      "/api",
      "/api/",
      "/api/nope",
      "/api/software/a/b/c",
      "/api/Software",
      "/api/categories/%zz",
      "/api/categories/%00",
      "/api/categories/crm%00/software",
    ]) {
      expect(await refused(path)).toEqual([404, "Not Found"]);
      expect(await refused(path, { method: "POST", body: "x" })).toEqual([404, "Not Found"]);
    }
  });

  it.each(routes)("of another method list the methods of $path", async (route) => {
    const response = await facade.call(ofBeacon(route.path), { method: otherMethod(route) });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toContain(route.method === "GET" ? "GET, HEAD" : route.method);
    expect(await response.json()).toEqual({ message: "Method Not Allowed" });
  });

  it("report missing rights, and unknown subjects, before invalid input", async () => {
    expect(await refused("/api/software?status=all&limit=0")).toEqual([401, "Unauthorized"]);
    expect(await refused("/api/software?status=all&limit=0", { as: "user" })).toEqual([403, "Forbidden"]);
    expect((await refused("/api/software?status=all&limit=0", { as: "admin" }))[0]).toBe(400);
    expect(await refused("/api/software/none/reviews?limit=0")).toEqual([404, "Software not found"]);
    expect(await refused("/api/companies/none/software?limit=0")).toEqual([404, "Company not found"]);
    expect(await refused("/api/categories/none/software?rating=9")).toEqual([404, "Category not found"]);
  });

  it("list every broken rule, the first one as the message", { tags: ["8.codes.1"] }, async () => {
    const response = await facade.call("/api/software?featured=maybe&sort=best&status=draft");
    const body = (await response.json()) as { message: string; errors: { path: string }[] };
    expect(body.message).toBe("featured must be true or false");
    expect(body.errors.map(({ path }) => path)).toEqual(["featured", "sort", "status"]);
  });

  it("have a plain message, without the status or a prefix", {
    tags: ["8.generic.1", "8.generic.2"],
  }, async () => {
    const responses = await Promise.all([
      refused("/api/nothing"),
      refused("/api/reviews", { method: "PUT" }),
      refused("/api/reviews?limit=0"),
      refused("/api/auth/user"),
      refused("/api/admin/users", { as: "user" }),
      refused("/api/software/none"),
    ]);
    expect(responses).toEqual([
      [404, "Not Found"],
      [405, "Method Not Allowed"],
      [400, "limit must be a whole number from 1 to 500"],
      [401, "Unauthorized"],
      [403, "Forbidden"],
      [404, "Software not found"],
    ]);
  });

  it("are not cached, and may be read from any site", async () => {
    const { headers } = await facade.call("/api/software/none");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(headers.get("access-control-allow-origin")).toBe("*");
  });

  it("ask for a sign-in if that would help", async () => {
    const { headers } = await facade.call("/api/software?status=all");
    expect(headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("headers", () => {
  // The beginning of a log has the place of its end, which other writers move.
  it.each(readable.filter(({ paging }) => paging !== "log"))(
    "let $path be asked again for nothing, by GET and HEAD",
    async ({ path }) => {
      const address = ofBeacon(path).replace("{slug}", "crm").replace("{w}/{h}", "40/30");
      const first = await facade.call(address);
      const etag = first.headers.get("etag") ?? "";
      expect(etag).toMatch(/^(W\/)?".+"$/);
      const again = await facade.call(address, { headers: { "if-none-match": etag } });
      expect([again.status, await again.text()]).toEqual([304, ""]);
      const strong = `"other", ${etag.replace("W/", "")}`;
      expect((await facade.call(address, { headers: { "if-none-match": strong } })).status).toBe(304);
      expect((await facade.call(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
      const head = await facade.call(address, { method: "HEAD" });
      expect([head.status, await head.text()]).toEqual([200, ""]);
      for (const name of ["etag", "content-type", "content-length", "x-total-count", "cache-control"])
        expect(head.headers.get(name), name).toBe(first.headers.get(name));
    },
  );

  it.each(readable)("let other sites read $path, without credentials", async (route) => {
    const path = ofBeacon(route.path);
    const response = await facade.call(path, {
      method: "OPTIONS",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "GET" },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-methods")).toBe("GET, HEAD, OPTIONS");
    expect(response.headers.get("access-control-allow-headers")?.split(", ")).toEqual(
      expect.arrayContaining(["Authorization", "Range", "If-Range"]),
    );
    expect(response.headers.get("access-control-allow-credentials")).toBeNull();
  });

  it("prevent caching of responses to requests with a session or a token", async () => {
    const caching = async (options: object) => {
      const { headers } = await facade.call("/api/software", options);
      return [headers.get("cache-control"), headers.get("vary")];
    };
    const vary = "Cookie, Authorization";
    expect(await caching({ as: "user" })).toEqual(["private, no-store", vary]);
    const { headers } = await makeToken(database, { userId: facade.world.users.ada });
    expect(await caching({ headers })).toEqual(["private, no-store", vary]);
    expect(await caching({ headers: { cookie: "assay_session=stale" } })).toEqual([
      "private, no-store",
      vary,
    ]);
    expect(await caching({ headers: { cookie: "theme=dark" } })).toEqual([
      "public, max-age=0, must-revalidate",
      vary,
    ]);
  });

  it.each(readable.filter(({ caching }) => !caching.immutable))(
    "let responses of $path vary by caller, and prevent caching for signed-in callers",
    async ({ path }) => {
      const address = ofBeacon(path).replace("{slug}", "crm");
      const asked = await Promise.all([facade.call(address), facade.call(address, { as: "admin" })]);
      for (const { status, headers } of asked)
        expect([status, headers.get("vary")]).toEqual([200, "Cookie, Authorization"]);
      const [anyone, admin] = asked.map(({ headers }) => headers.get("cache-control"));
      expect([anyone, admin]).toEqual([expect.stringMatching(/^public, /), "private, no-store"]);
    },
  );

  it("allow caching of suggestions for five minutes and of placeholders for a year", {
    tags: ["7.search.3", "7.placeholder.4", "9.search.3"],
  }, async () => {
    const caching = async (path: string, options = {}) =>
      (await facade.call(path, options)).headers.get("cache-control");
    expect(await caching("/api/search/suggestions?q=crm")).toBe("public, max-age=300");
    expect(await caching("/api/placeholder/8/8")).toBe("public, max-age=31536000, immutable");
    expect(await caching("/api/placeholder/8/8", { as: "user" })).toBe("public, max-age=31536000, immutable");
  });
});

import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import type { Client } from "@modelcontextprotocol/client";
import { beforeAll, describe, expect, test } from "vitest";
import { apiBudgets, limits } from "../../inputs/index.ts";
import { callTool, serveAgents } from "../../testing/agents.ts";
import { testDatabase } from "../../testing/database.ts";
import { metric, scrape } from "../../testing/metrics.ts";
import { seed, type World } from "../../testing/seed.ts";
import { makeToken } from "../../testing/tokens.ts";

const database = testDatabase();
const { app, connect, send } = serveAgents(database);

let world: World;
let client: Client;
beforeAll(async () => {
  world = await seed(database);
  client = await connect();
});

const request = (method: string, params: object = {}) =>
  JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });
const call = (name: string, input: unknown) => request("tools/call", { name, arguments: input });
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

describe("what is not public", () => {
  const draft = async (headers: Record<string, string>) => {
    const other = await connect("auto", headers);
    const key = { software: world.software.draft };
    const ids = [world.software.draft, world.software.beacon];
    return {
      one: await callTool(other, "get_software", key),
      reviews: await callTool(other, "search_reviews", key),
      compared: await callTool(other, "compare_software", { ids }),
      found: await callTool(other, "find_software", { need: "compass" }),
      ranked: await callTool(other, "rank_category", { category: "crm" }),
    };
  };

  test("is not told to a token that may read it elsewhere, nor to a session", async () => {
    const scopes = ["read:company", "write:listings"] as const;
    const { headers } = await makeToken(database, { userId: world.users.owner, scopes });
    const query = `{ software(databaseId: "${world.software.draft}") { name } }`;
    expect(await (await app.post({ query }, headers)).text()).toContain("Northwind Compass");
    for (const caller of [headers, { cookie: world.cookies.owner }, { cookie: world.cookies.admin }]) {
      const { one, reviews, compared, found, ranked } = await draft(caller);
      expect(one).toMatchObject({ isError: true, text: "NOT_FOUND: Software not found" });
      expect(reviews.text).toBe("NOT_FOUND: Software not found");
      expect(compared.data).toMatchObject({
        software: [{ name: "Beacon CRM" }],
        notFound: [world.software.draft],
      });
      expect(found.data.total).toBe(0);
      expect(ranked.text).not.toContain("Compass");
    }
  });

  test("is not told of hidden categories", async () => {
    expect((await callTool(client, "rank_category", { category: "retired" })).text).toMatch(
      /^NOT_FOUND: Category/,
    );
    expect((await callTool(client, "list_categories", { search: "retired" })).data.categories).toEqual([]);
  });
});

describe("a budget", () => {
  const { points } = apiBudgets.token;

  test("is charged as at the other endpoints, also for a message that runs nothing", async () => {
    const { headers } = await makeToken(database, { userId: world.users.owner });
    const left = async (body: string) => {
      const response = await send(body, headers);
      expect(response.status).toBe(200);
      expect(response.headers.get("ratelimit-limit")).toBe(String(points));
      return Number(response.headers.get("ratelimit-remaining"));
    };
    expect(await left(request("ping"))).toBe(points - 1);
    expect(await left(call("find_software", { need: "crm" }))).toBeLessThan(points - 2);
  });

  test("that is used up is 429 with when to come back", async () => {
    const { id, headers } = await makeToken(database, { userId: world.users.owner });
    await database.prisma.rateLimit.create({
      data: { key: `budget:token:${id}`, points, expire: Date.now() + 50_000 },
    });
    let refused = await send(request("ping"), headers);
    // Some points are spent before other processes are asked.
    for (let calls = 0; refused.status === 200 && calls < 2_000; calls += 1)
      refused = await send(call("find_software", { need: "crm" }), headers);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await refused.json()).toMatchObject({
      jsonrpc: "2.0",
      error: { code: -32_000, data: { code: "RATE_LIMITED", retryAfter: expect.any(Number) } },
    });
  });

  test("is not opened for a token that is not valid", async () => {
    const response = await send(request("ping"), { authorization: "Bearer assay_mistyped" });
    expect([response.status, response.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    expect(await response.text()).toMatch(/mistyped or truncated/);
  });
});

describe("a message is refused", () => {
  test.each(["GET", "HEAD", "DELETE", "PUT", "OPTIONS"])("by %s", async (method) => {
    const response = await fetch(`${app.origin}/mcp`, { method, headers: { accept: "text/event-stream" } });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  const json = "application/json";
  const protocol = "mcp-protocol-version";
  test.each<[string, string, Record<string, string>, number, number]>([
    ["of another type", request("ping"), { "content-type": "text/plain" }, 415, -32_000],
    ["in another encoding", request("ping"), { "content-type": `${json}; charset=klingon` }, 415, -32_000],
    ["that is too large", request("ping", { pad: "x".repeat(70_000) }), {}, 413, -32_000],
    ["that is not JSON", "{", {}, 400, -32_700],
    ["that is empty", "", {}, 400, -32_700],
    ["that is no object", "5", {}, 400, -32_600],
    ["in a batch", `[${request("ping")}]`, {}, 400, -32_600],
    ["that is no JSON-RPC", '{"hello": "world"}', {}, 400, -32_600],
    ["from another site", request("ping"), { origin: "https://evil.example" }, 403, -32_000],
    [
      "that a browser sends for another site",
      request("ping"),
      { "sec-fetch-site": "cross-site" },
      403,
      -32_000,
    ],
    ["of an unknown revision", request("tools/list"), { [protocol]: "1999-01-01" }, 400, -32_000],
    [
      "of a new revision without its envelope",
      request("tools/list"),
      { [protocol]: "2026-07-28" },
      400,
      -32_602,
    ],
    ["whose answer is wanted as HTML", request("tools/list"), { accept: "text/html" }, 406, -32_000],
  ])("%s", async (_what, body, headers, status, code) => {
    const response = await send(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
    expect(await response.json()).toMatchObject({ jsonrpc: "2.0", error: { code } });
  });

  test.each<[string, BodyInit]>([
    ["gzip", "x"],
    ["br", "x"],
    ["deflate", "x"],
    ["gzip", new Uint8Array(gzipSync(request("ping")).subarray(0, -12))],
    ["br", new Uint8Array(brotliCompressSync(request("ping")).subarray(0, -4))],
    ["deflate", new Uint8Array(deflateSync(request("ping")).subarray(0, -8))],
  ])("that is not what its compression says: %s", async (encoding, body) => {
    const response = await send(body, { "content-encoding": encoding });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { data: { code: "INVALID_INPUT" } } });
  });

  test("but not from the site's own pages", async () => {
    expect((await send(request("ping"), { origin: "http://assay.example" })).status).toBe(200);
  });

  test.each([
    ["an unknown method", request("resources/list"), /-32601/],
    ["an unknown tool", call("drop_table", {}), /-32602.*Tool of this name not found/],
    ["a tool with a name of any length", call("x".repeat(60_000), {}), /^.{0,200}not found.{0,50}$/s],
    ["a tool of the prototype", call("constructor", {}), /-32602.*not found/],
    ["another one of it", call("__proto__", {}), /-32602.*not found/],
    ["arguments of other types", call("compare_software", { ids: "all" }), /"isError":true/],
    ["too many arguments", call("compare_software", { ids: Array(5_000).fill("x") }), /"isError":true/],
    ["arguments that are no object", call("find_software", nested(10)), /-32602|-32600|-32700/],
    [
      "a search without end",
      call("find_software", { need: "x".repeat(limits.searchText + 1) }),
      /"isError":true/,
    ],
    ["text that cannot be stored", call("find_software", { need: "a\0b" }), /INVALID_INPUT/],
    ["a page that is too far", call("find_software", { need: "crm", page: 51 }), /"isError":true/],
  ])("%s, by the protocol's own answer", async (_what, body, answer) => {
    const response = await send(body);
    expect(response.status).toBeLessThan(500);
    expect(await response.text()).toMatch(answer);
  });

  test.each(["arguments", "_meta", "unknown"])("or survived, however deep it is: %s", async (place) => {
    const response = await send(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_categories","${place}":{"a":${nested(25_000)}}}}`,
    );
    expect(response.status).toBeLessThan(500);
    await response.text();
    expect((await send(request("ping"))).status).toBe(200);
  });

  test("for a tool that its header names too", async () => {
    await expect(client.callTool({ name: "constructor", arguments: {} })).rejects.toThrow(
      "Tool of this name not found",
    );
  });

  test("to listen: the tools never change", async () => {
    await expect(client.listen({ toolsListChanged: true })).rejects.toThrow(/Subscription limit|does not/);
  });
});

test("calls are measured by tool, and other names by nothing", async () => {
  const routes = "assay_http_route_duration_seconds_count";
  const requests = "assay_http_request_duration_seconds_count";
  const route = { route: "MCP list_categories" };
  const endpoint = { endpoint: "mcp" };
  const [before, all] = [await metric(routes, route), await metric(requests, endpoint)];
  await callTool(client, "list_categories", {});
  await (await send(call("evil", {}))).text();
  await expect.poll(() => metric(routes, route)).toBeGreaterThan(before);
  await expect.poll(() => metric(requests, endpoint)).toBeGreaterThan(all + 1);
  expect(JSON.stringify(await scrape())).not.toContain("evil");
});

test("an answer is for its caller alone, and carries the request's id", async () => {
  const response = await send(request("ping"));
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("x-cache")).toBeNull();
  expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{8,}$/);
});

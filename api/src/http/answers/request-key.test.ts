import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { isSmallOperation, keyOfOperation, keyOfRead } from "./request-key.ts";

const request = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  ({ url, method, headers: { host: "assay.example", ...headers } }) as unknown as IncomingMessage;

describe("a read by its address", () => {
  test.each([
    "/",
    "/software/x",
    "/search?q=a.b",
    "/api/software?limit=2",
    "/api/openapi.json",
    "/graphql?query={a}",
    "/reviews.rss",
    "/categories/crm/reviews.rss?x=y",
    "/badges/1.svg?theme=dark",
  ])("%s may be cached", (url) =>
    expect(keyOfRead(request(url, { cookie: "color-mode=dark; theme=x" }))).not.toBeNull(),
  );
  test.each<[string, string, Record<string, string>]>([
    ["a session", "/", { cookie: "a=b; assay_session=x" }],
    ["a session under https", "/", { cookie: "__Host-assay_session=" }],
    ["a token", "/api/software", { authorization: "Bearer x" }],
    ["a mailed secret", "/verify?a=b&token=x", {}],
    ["a body", "/api/software", { "content-length": "2" }],
    ["a body in chunks", "/api/software", { "transfer-encoding": "chunked" }],
    ["another protocol", "/", { upgrade: "websocket" }],
    ["a long host", "/", { host: "a".repeat(300) }],
    ["a long address", `/${"a".repeat(3_000)}`, {}],
    ["an address of another host", "http://other.example/", {}],
    ["a long Accept", "/graphql?query={a}", { accept: "a".repeat(300) }],
    ["a long host", "/", { host: "a".repeat(300) }],
    ["an asset", "/assets/a.js", {}],
    ["a file", "/favicon.svg", {}],
    ["a picture", "/pictures/uploaded/x/64.webp", {}],
    ["a probe", "/readyz", {}],
    ["metrics", "/metrics", {}],
  ])("not with %s", (_name, url, headers) => expect(keyOfRead(request(url, headers))).toBeNull());
  test.each(["POST", "PUT", "OPTIONS"])("not by %s", (method) =>
    expect(keyOfRead(request("/", {}, method))).toBeNull(),
  );
  test("host, address and what /graphql negotiates tell answers apart", () => {
    const keys = [
      request("/a"),
      request("/a?b"),
      request("/A"),
      request("/a", { host: "other.example" }),
      request("/graphql?query={a}"),
      request("/graphql?query={a}", { accept: "text/html" }),
    ].map(keyOfRead);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keyOfRead(request("/a", { accept: "text/html" }))).toBe(keyOfRead(request("/a")));
  });
});

describe("an operation by POST", () => {
  const headers = { "content-type": "application/json", "content-length": "20" };
  test.each(["application/json", "application/json; charset=utf-8"])("%s is read", (type) =>
    expect(isSmallOperation(request("/graphql", { ...headers, "content-type": type }, "POST"))).toBe(true),
  );
  test.each<[string, Record<string, string>, string?, string?]>([
    ["another method", {}, "PUT"],
    ["another address", {}, "POST", "/api/login"],
    ["a session", { cookie: "assay_session=x" }],
    ["a token", { authorization: "Bearer x" }],
    ["a long body", { "content-length": "16385" }],
    ["no length", { "content-length": "" }],
    ["chunks", { "transfer-encoding": "chunked" }],
    ["an encoding", { "content-encoding": "gzip" }],
    ["another charset", { "content-type": "application/json; charset=latin1" }],
    ["another type", { "content-type": "text/plain" }],
    ["a wait for a go-ahead", { expect: "100-continue" }],
  ])("not with %s", (_name, more, method = "POST", url = "/graphql") =>
    expect(isSmallOperation(request(url, { ...headers, ...more }, method))).toBe(false),
  );
  test("bodies tell answers apart, and a mutation has none", () => {
    const key = (body: string) => keyOfOperation(request("/graphql", headers, "POST"), Buffer.from(body));
    expect(key('{"query":"{a}"}')).toBe(key('{"query":"{a}"}'));
    expect(key('{"query":"{a}"}')).not.toBe(key('{"query":"{b}"}'));
    expect(key('{"query":"mutation { a }"}')).toBeNull();
    const asked = (host: string, accept: string) =>
      keyOfOperation(request("/graphql", { ...headers, host, accept }, "POST"), Buffer.from("{}"));
    expect(asked("a */*,", "text/plain")).not.toBe(asked("a", "*/*, text/plain"));
  });
});

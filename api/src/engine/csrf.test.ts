import { describe, expect, test } from "vitest";
import { createOriginOf, isCrossSite } from "./csrf.ts";

type Headers = Record<string, string>;
const sameOrigin = { "sec-fetch-site": "same-origin" };

describe("with PUBLIC_URL its origin alone is the site's own", () => {
  const originOf = createOriginOf("https://assay.example/directory");
  test.each<[string, Headers, string]>([
    ["its Origin", { origin: "https://assay.example" }, "own"],
    ["its Origin behind a proxy", { host: "127.0.0.1:3000", origin: "https://assay.example" }, "own"],
    ["the browser's word", sameOrigin, "own"],
    ["a program", {}, "unknown"],
    ["another host with its own Origin", { host: "evil.example", origin: "http://evil.example" }, "foreign"],
    [
      "another host, of which the browser says that it is the page's own",
      { host: "evil.example", origin: "https://evil.example", ...sameOrigin },
      "foreign",
    ],
    ["this computer", { host: "localhost:3000", origin: "http://localhost:3000" }, "foreign"],
    ["without TLS", { host: "assay.example", origin: "http://assay.example" }, "foreign"],
    ["another port", { origin: "https://assay.example:8443" }, "foreign"],
    ["a sandboxed frame", { origin: "null" }, "foreign"],
    ["a site beside it", { "sec-fetch-site": "same-site", origin: "https://assay.example" }, "foreign"],
  ])("%s", (_who, headers, origin) => {
    expect(originOf({ headers: { host: "assay.example", ...headers } })).toBe(origin);
  });
});

describe("without PUBLIC_URL the host that was asked is the site's own", () => {
  const originOf = createOriginOf(undefined);
  const from = (host: string, origin = `http://${host}`, more: Headers = {}) =>
    originOf({ headers: { host, origin, ...more } });

  test.each([
    "localhost:3000",
    "127.0.0.1:3000",
    "[::1]:3000",
    "192.168.1.7",
    "[fd00::7]:3000",
    "nas",
    "Nas:3000",
    "nas.local",
    "assay.home.arpa",
    "assay.internal",
    "app.localhost:3000",
  ])("under %s", (host) => {
    expect(from(host)).toBe("own");
    expect(from(host, `https://${host}`, sameOrigin)).toBe("own");
    expect(from(host, "http://evil.example")).toBe("foreign");
    expect(from(host, "null")).toBe("foreign");
    expect(from(host, `http://${host}`, { "sec-fetch-site": "cross-site" })).toBe("foreign");
  });

  test.each([
    "evil.example",
    "evil.example:3000",
    "127.0.0.1.evil.example",
    "localhost.evil.example",
    "",
    "a b",
  ])("but not under the name %s, which somebody may point here", (host) => {
    expect(from(host)).toBe("foreign");
    expect(from(host, `http://${host}`, sameOrigin)).toBe("foreign");
  });

  test("nor where nobody says where it comes from", () => {
    expect(originOf({ headers: { host: "localhost:3000" } })).toBe("unknown");
  });
});

test.each([
  ["own", true, false],
  ["own", false, false],
  ["foreign", true, true],
  ["foreign", false, true],
  // A browser too old to say so sends its cookies along.
  ["unknown", true, true],
  ["unknown", false, false],
] as const)(
  "a write whose origin is %s, with a session cookie: %s; it is refused: %s",
  (origin, carries, refused) => {
    expect(isCrossSite(origin, carries)).toBe(refused);
  },
);

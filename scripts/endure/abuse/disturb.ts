import { gzipSync } from "node:zlib";
import { chance, hostileTexts, oneOf } from "../../../api/src/testing/hostile-values.ts";
import type { Pick } from "../clients/people.ts";
import type { HostileRequest, Kind } from "./requests.ts";

const methods = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "QUERY",
  "BREW",
];
/** Content types. */
export const types = [
  "application/json",
  "application/json; charset=utf-16",
  "application/json; charset=nothing",
  "application/json;".repeat(200),
  "text/plain",
  "text/html",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=b",
  "multipart/form-data",
  "application/graphql",
  "image/png",
  "image/svg+xml",
  "application/pdf",
  "*/*",
  "",
];
/** The site's own pages send this: without it a session's cookie does not write. */
const sameSite = ["Sec-Fetch-Site", "same-origin"] as const;

/** A header's value of a text: what ends a line is kept, so that Node.js has to refuse it, in one case of several only. */
export const inHeader = (text: string): string => text.replaceAll(/[\r\n\0]/g, " ").slice(0, 2_000);

/** Disturbs some of the requests as a whole: another method, other headers, a broken body. */
export function disturbed(pick: Pick, kind: Kind, made: HostileRequest): HostileRequest {
  let { method, body, target } = made;
  let headers: HostileRequest["headers"] =
    kind === "write" && chance(pick, 85) ? [...made.headers, sameSite] : made.headers;
  if (kind === "write" && chance(pick, 8)) method = oneOf(pick, methods);
  if (kind === "read" && chance(pick, 4)) method = oneOf(pick, ["HEAD", "OPTIONS", "QUERY"]);
  if (body.length > 0)
    switch (pick(20)) {
      case 0:
        headers = [
          ...headers.filter(([name]) => name !== "Content-Type"),
          ["Content-Type", oneOf(pick, types)],
        ];
        break;
      case 1:
        body = body.subarray(0, pick(body.length));
        break;
      case 2:
        body = Buffer.concat([
          body.subarray(0, 10),
          Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
          body.subarray(10),
        ]);
        break;
      case 3:
        headers = [...headers, ["Content-Encoding", oneOf(pick, ["gzip", "br", "identity", "x"])]];
        body = oneOf(pick, [body, gzipSync(Buffer.alloc(20_000_000, " "))]);
        break;
    }
  if (chance(pick, 20)) headers = [...headers, ...oddHeaders(pick)];
  if (chance(pick, 2))
    target = oneOf(pick, [
      "*",
      "/..",
      "//",
      "/%2e%2e/%2e%2e/etc/passwd",
      `http://assay.example${target}`,
      `/../${target}`,
      `//evil.example${target}`,
      "/./api/../graphql",
      target.toUpperCase(),
      `${target}#x`,
    ]);
  return { ...made, method, target: target.replaceAll(/[ \r\n]/g, "%20"), headers, body };
}

function oddHeaders(pick: Pick): [string, string][] {
  const value = () => inHeader(oneOf(pick, hostileTexts));
  const name = oneOf(pick, [
    "Cookie",
    "If-None-Match",
    "If-Modified-Since",
    "Range",
    "Accept",
    "Accept-Encoding",
    "Accept-Language",
    "Origin",
    "Referer",
    "User-Agent",
    "X-Forwarded-For",
    "X-Forwarded-Host",
    "X-Forwarded-Proto",
    "Forwarded",
    "X-Real-IP",
    "X-HTTP-Method-Override",
    "X-Original-URL",
    "X-Request-Id",
    "Traceparent",
    "Sec-Fetch-Site",
    "Sec-Fetch-Mode",
    "Purpose",
    "DNT",
    "Last-Event-ID",
    "Mcp-Session-Id",
    "Mcp-Protocol-Version",
    "Idempotency-Key",
    "Expect",
    "Upgrade",
    "Via",
    "TE",
    "Date",
    "__proto__",
  ]);
  if (name === "Range" && chance(pick, 50))
    return [
      [name, oneOf(pick, ["bytes=0-", "bytes=9-1", "bytes=-0", `bytes=${"0-1,".repeat(400)}0-1`, "x=1"])],
    ];
  if (name === "Cookie")
    return [
      [
        name,
        oneOf(pick, [
          `assay_session=${value()}`,
          "assay_session=a; assay_session=b",
          "a=b; ".repeat(500),
          "__proto__=1",
          "=;;=",
        ]),
      ],
    ];
  return chance(pick, 10)
    ? Array.from({ length: 90 }, (_, index): [string, string] => [`X-Flood-${index}`, "y"])
    : [[name, value()]];
}

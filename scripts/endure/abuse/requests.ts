import { gzipSync } from "node:zlib";
import { openApiDocument } from "../../../api/src/http/rest/openapi.ts";
import { routes } from "../../../api/src/http/rest/routes/index.ts";
import { operation, type Thing } from "../../../api/src/testing/hostile-operations.ts";
import {
  chance,
  hostileTexts,
  hostileValue,
  inAddress,
  injected,
  oneOf,
} from "../../../api/src/testing/hostile-values.ts";
import { routeTable } from "../../../web/src/route-table.ts";
import type { Pick } from "../clients/people.ts";

/** A request as it is sent, without its caller. */
export interface HostileRequest {
  /** The route or field that it is made for. */
  about: string;
  method: string;
  target: string;
  headers: readonly (readonly [name: string, value: string])[];
  body: Buffer;
}

/** What a request is made for: to read as every kind of caller, or to write as one. */
export type Kind = "read" | "write";

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  schema: { type?: string; enum?: unknown[] };
}
interface Described {
  path: string;
  method: string;
  parameters: Parameter[];
  /** A valid body. */
  example: Record<string, unknown> | null;
  fields: string[];
}

interface Operations {
  [method: string]: {
    parameters: Parameter[];
    requestBody?: { content: { "application/json": { example?: unknown; schema: { properties?: object } } } };
  };
}

const { paths } = openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes }) as {
  paths: Record<string, Operations>;
};
const described: readonly Described[] = Object.entries(paths).flatMap(([path, operations]) =>
  Object.entries(operations).map(([method, { parameters, requestBody }]) => {
    const json = requestBody?.content["application/json"];
    return {
      path,
      method: method.toUpperCase(),
      parameters,
      example: (json?.example as Record<string, unknown> | undefined) ?? null,
      fields: Object.keys(json?.schema.properties ?? {}),
    };
  }),
);

/** What is in neither document: `*` is an id, a slug or something else. */
const otherPaths = [
  "/healthz",
  "/readyz",
  "/metrics",
  "/beacon",
  "/mcp",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/sitemaps/*",
  "/schema.graphql",
  "/llms.txt",
  "/transparency.csv",
  "/transparency.rss",
  "/badges/*.svg",
  "/software/*/reviews.rss",
  "/software/*/preview.png",
  "/pictures/uploaded/*",
  "/uploads/proofs/*",
  "/.well-known/security.txt",
  "/assets/*",
  "/demo/*",
  "/api/*",
  "/*",
];
const pages = [...routeTable.map(({ path }) => path.replaceAll(/:\w+/g, "*")), ...otherPaths];
const pageParameters = [
  "q",
  "page",
  "after",
  "before",
  "sort",
  "tab",
  "category",
  "software",
  "ids",
  "token",
  "next",
  "redirect",
  "features",
  "rating",
  "list",
  "key",
  "error",
  "_data",
  "_routes",
  "kind",
  "size",
];
const writers = [
  "/mcp",
  "/beacon",
  "/uploads?kind=logo",
  "/uploads?kind=*",
  "/uploads/proofs",
  "/mail-settings",
  "/graphql",
];
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
const types = [
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

/** A request with these things and values in it, for the given kind of walk. */
export function hostileRequest(pick: Pick, kind: Kind, things: readonly Thing[]): HostileRequest {
  const place = pick(100);
  const made =
    place < 40
      ? restRequest(pick, kind, things)
      : place < 80
        ? graphqlRequest(pick, kind, things)
        : pageRequest(pick, kind, things);
  return disturbed(pick, kind, made);
}

function restRequest(pick: Pick, kind: Kind, things: readonly Thing[]): HostileRequest {
  const fitting = described.filter(({ method }) => (method === "GET") === (kind === "read"));
  const { path, method, parameters, example, fields } = oneOf(pick, fitting);
  const filled = path.replaceAll(/\{\w+\}/g, () => named(pick, things));
  const query = parameters
    // It would only wait.
    .filter((one) => one.in === "query" && one.name !== "wait")
    .flatMap(({ name, schema }) => (chance(pick, 40) ? parameter(pick, name, schema, things) : []));
  const headers: [string, string][] = [];
  if (parameters.some((one) => one.in === "header") && chance(pick, 30))
    headers.push(["Idempotency-Key", inHeader(oneOf(pick, hostileTexts))]);
  const target = `${filled}${search([...query, ...oddParameters(pick)])}`;
  const about = `${method} ${path}`;
  if (method === "GET") return { about, method, target, headers, body: Buffer.alloc(0) };
  return {
    about,
    method,
    target,
    headers: [...headers, json],
    body: bodyOf(pick, { example, fields, things }),
  };
}

const json = ["Content-Type", "application/json"] as const;

/** The example with some of its fields changed, left out or of another type. */
function bodyOf(
  pick: Pick,
  {
    example,
    fields,
    things,
  }: { example: Described["example"]; fields: readonly string[] } & { things: readonly Thing[] },
): Buffer {
  if (chance(pick, 8)) return Buffer.from(JSON.stringify(hostileValue(pick)) ?? "");
  const body: Record<string, unknown> = { ...example };
  for (const name of Object.keys(body))
    if (/ids?$/i.test(name) && things.length > 0) {
      const ids = [oneOf(pick, things).id];
      body[name] = Array.isArray(body[name]) ? ids : ids[0];
    }
  for (let count = pick(3); count > 0 && fields.length > 0; count--) {
    const name = oneOf(pick, fields);
    if (chance(pick, 20)) delete body[name];
    else body[name] = hostileValue(pick);
  }
  if (chance(pick, 10))
    return Buffer.from(`{"__proto__":{"isAdmin":true},${JSON.stringify(body).slice(1)}`.replace(",}", "}"));
  return Buffer.from(JSON.stringify(body));
}

function graphqlRequest(pick: Pick, kind: Kind, things: readonly Thing[]): HostileRequest {
  const { name, query, variables } = operation(pick, kind === "read" ? "query" : "mutation", things);
  const about = `${kind === "read" ? "query" : "mutation"} ${name}`;
  if (kind === "read" && chance(pick, 30)) {
    const target = `/graphql${search([
      ["query", encodeURIComponent(query)],
      [
        "variables",
        chance(pick, 10)
          ? inAddress(pick, oneOf(pick, hostileTexts))
          : encodeURIComponent(JSON.stringify(variables).toWellFormed()),
      ],
      ...oddParameters(pick),
    ])}`;
    if (target.length < 14_000) return { about, method: "GET", target, headers: [], body: Buffer.alloc(0) };
  }
  const body: Record<string, unknown> = { query, variables };
  const odd = pick(30);
  if (odd === 0) body["operationName"] = hostileValue(pick);
  if (odd === 1) body["extensions"] = hostileValue(pick);
  if (odd === 2) body["variables"] = hostileValue(pick);
  if (odd === 3) body["query"] = hostileValue(pick);
  if (odd === 4) body["documentId"] = hostileValue(pick);
  if (odd === 5) body["query"] = query.slice(0, pick(query.length));
  if (odd === 6) body["query"] = query.replace("Walk", 'Walk @skip(if: true) @include(if: "x")');
  const sent = odd === 7 ? [body, body] : body;
  return {
    about,
    method: "POST",
    target: "/graphql",
    headers: [json],
    body: Buffer.from(JSON.stringify(sent)),
  };
}

function pageRequest(pick: Pick, kind: Kind, things: readonly Thing[]): HostileRequest {
  const path = oneOf(pick, kind === "read" ? pages : [...writers, ...writers, ...pages]);
  const filled = path.replaceAll("*", () => named(pick, things));
  const isQuery = filled.includes("?");
  const query = pageParameters.flatMap((name) => (chance(pick, 12) ? parameter(pick, name, {}, things) : []));
  const target = isQuery ? filled : `${filled}${search([...query, ...oddParameters(pick)])}`;
  const base = { about: `${kind === "read" ? "GET" : "POST"} ${path}`, target };
  if (kind === "read")
    return { ...base, method: "GET", headers: [["Accept", oneOf(pick, accepts)]], body: Buffer.alloc(0) };
  const call = {
    jsonrpc: "2.0",
    id: hostileValue(pick),
    method: oneOf(pick, ["tools/call", "initialize", "tools/list", "x"]),
    params: {
      name: oneOf(pick, ["search_software", "get_software", "__proto__"]),
      arguments: hostileValue(pick),
    },
  };
  const bodies = [
    () => Buffer.from(JSON.stringify(call)),
    () => Buffer.from(JSON.stringify(hostileValue(pick)) ?? ""),
    () => Buffer.from(`List-Unsubscribe=One-Click&token=${inAddress(pick, oneOf(pick, hostileTexts))}`),
    () =>
      Buffer.concat([
        Buffer.from("89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000", "hex"),
        noise(pick, 200),
      ]),
    () => Buffer.concat([Buffer.from("%PDF-1.7\n"), noise(pick, 300)]),
    () => Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"),
    () => noise(pick, 2_000),
  ];
  return {
    ...base,
    method: "POST",
    headers: [
      ["Content-Type", oneOf(pick, types)],
      ["Accept", oneOf(pick, accepts)],
    ],
    body: oneOf(pick, bodies)(),
  };
}

const accepts = [
  "text/html",
  "*/*",
  "application/json",
  "application/json, text/event-stream",
  "text/html;q=9,*;q=-1",
  "image/webp",
  "",
];

const noise = (pick: Pick, most: number) => Buffer.from(Array.from({ length: pick(most) }, () => pick(256)));

/** A thing's id, or something else in its place. */
function named(pick: Pick, things: readonly Thing[]): string {
  if (things.length > 0 && chance(pick, 65)) return oneOf(pick, things).id;
  return chance(pick, 40)
    ? oneOf(pick, ["beacon", "crm", "northwind", "a.png", "software-1.xml"])
    : inAddress(pick, oneOf(pick, hostileTexts));
}

type Pair = readonly [name: string, value: string];

/** A query parameter: once or several times, as a list or an object, with a value of its kind or another. */
function parameter(pick: Pick, name: string, schema: Parameter["schema"], things: readonly Thing[]): Pair[] {
  const value = () => {
    if (schema.enum && chance(pick, 50)) return encodeURIComponent(String(oneOf(pick, schema.enum)));
    if (schema.type === "integer" && chance(pick, 50)) return String(oneOf(pick, [0, 1, 5, 20, 100]));
    if (/id/i.test(name) && things.length > 0 && chance(pick, 60)) return oneOf(pick, things).id;
    return inAddress(pick, oneOf(pick, hostileTexts));
  };
  switch (pick(12)) {
    case 0:
      return [
        [name, value()],
        [name, value()],
      ];
    case 1:
      return [[`${name}[]`, value()]];
    case 2:
      return [[`${name}[__proto__]`, value()]];
    default:
      return [[name, value()]];
  }
}

const oddParameters = (pick: Pick): Pair[] =>
  chance(pick, 10)
    ? oneOf<Pair[]>(pick, [
        [["__proto__", "1"]],
        [["constructor[prototype][isAdmin]", "true"]],
        [["", ""]],
        Array.from({ length: 1_500 }, (_, index): Pair => [`p${index}`, ""]),
        [["first", "999999999"]],
        [["callback", "alert"]],
      ])
    : [];

const search = (pairs: readonly Pair[]): string =>
  pairs.length === 0 ? "" : `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`;

/** A header's value of a text: what ends a line is kept, so that Node.js has to refuse it, in one case of several only. */
const inHeader = (text: string): string => text.replaceAll(/[\r\n\0]/g, " ").slice(0, 2_000);

/** Disturbs some of the requests as a whole: another method, other headers, a broken body. */
function disturbed(pick: Pick, kind: Kind, made: HostileRequest): HostileRequest {
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

/** The bytes of a request as this caller sends it; the connection is closed after the answer. */
export function bytesOf(
  { method, target, headers, body }: HostileRequest,
  proof: readonly [name: string, value: string] | null,
): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Host: assay.example",
    "Connection: close",
    ...(proof ? [`${proof[0]}: ${proof[1]}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || method === "POST" ? [`Content-Length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

/** Whether a header that was sent as a part of a value came back as a header of its own. */
export const hasInjected = (head: string): boolean => new RegExp(`^${injected}:`, "im").test(head);

import { operation, type Thing } from "../../../api/src/testing/hostile-operations.ts";
import {
  chance,
  hostileTexts,
  hostileValue,
  inAddress,
  oneOf,
} from "../../../api/src/testing/hostile-values.ts";
import type { Pick } from "../clients/people.ts";
import { disturbed, inHeader, types } from "./disturb.ts";
import { named, oddParameters, parameter, search } from "./parameters.ts";
import { type Described, described, pageParameters, pages, writers } from "./targets.ts";

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

import { type IncomingMessage, ServerResponse } from "node:http";
import { etagOf, isKnownTag } from "../etag.ts";
import type { Content, FlatHeaders, Representation } from "./representations.ts";

/** Where an answer came from. */
export type CacheState = "HIT" | "MISS" | "STALE";

/** A whole answer of status 200. */
export interface Answer {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Null for an answer to POST. */
  readonly etag: string | null;
  /** Headers of 304. */
  readonly unchanged: FlatHeaders;
  readonly content: Content;
}

/** Headers that are made for each call, or by Node. */
const perCall = new Set([
  "x-request-id",
  "connection",
  "keep-alive",
  "date",
  "content-length",
  "transfer-encoding",
  "etag",
  "vary",
  "age",
  "x-cache",
]);
/** A 304 has no content, and so nothing that describes it. */
const ofContent = new Set(["content-type", "content-encoding", "content-language"]);

const compressible = /^(?:text\/|application\/(?:[\w.-]+\+)?(?:json|xml)|image\/svg)/i;
/** Less is not worth the work, as in the middleware for other answers. */
const leastToCompress = 1_024;

/** Makes an answer of headers that a response has, and its bytes. */
export function createAnswer(response: ServerResponse, body: Buffer): Answer {
  const type = String(response.getHeader("content-type") ?? "");
  const isCompressible = body.length >= leastToCompress && compressible.test(type);
  // Weak, and the same for each encoding: the tag says that the content is the same, and no ranges of bytes are given.
  const etag = response.req.method === "POST" ? null : String(response.getHeader("etag") ?? etagOf(body));
  const common: string[] = [];
  const headers: string[] = [];
  for (const name of response.getHeaderNames()) {
    if (perCall.has(name)) continue;
    for (const value of [response.getHeader(name) ?? ""].flat())
      (ofContent.has(name) ? headers : common).push(name, String(value));
  }
  const vary = new Set(
    String(response.getHeader("vary") ?? "")
      .split(",")
      .map((name) => name.trim())
      .filter(Boolean),
  );
  // Whatever the caller took for whom it was made.
  if (isCompressible) vary.add("Accept-Encoding");
  else vary.delete("Accept-Encoding");
  if (vary.size > 0) common.push("Vary", [...vary].join(", "));
  if (etag !== null) common.push("ETag", etag);
  const madeAt = Date.now();
  // Browsers set the page's clock by the sum of Date and Age.
  common.push("Date", new Date(madeAt).toUTCString());
  const content = {
    headers: [...common, ...headers],
    isCompressible,
    source: body,
    representations: new Map(),
  };
  return { madeAt, etag, unchanged: common, content };
}

/** What was taken from requests by `withholdCondition`. */
const conditions = new WeakMap<object, string>();

/** Hides If-None-Match from the endpoints, so that they answer in full: `isKnown` compares once the answer is whole. */
export function withholdCondition(request: IncomingMessage): void {
  const { "if-none-match": ifNoneMatch } = request.headers;
  delete request.headers["if-none-match"];
  if (ifNoneMatch !== undefined) conditions.set(request, ifNoneMatch);
}

/** True if the caller has this answer already, by If-None-Match. */
export function isKnown(answer: Answer, request: IncomingMessage): boolean {
  const ifNoneMatch = conditions.get(request) ?? request.headers["if-none-match"];
  return ifNoneMatch !== undefined && answer.etag !== null && isKnownTag(answer.etag, ifNoneMatch);
}

/** True for a whole answer that its headers let anyone have. */
export function isPublic(response: ServerResponse): boolean {
  const caching = String(response.getHeader("cache-control") ?? "");
  return (
    response.statusCode === 200 &&
    !/\b(?:private|no-store)\b/.test(caching) &&
    !response.hasHeader("set-cookie") &&
    !response.hasHeader("content-encoding") &&
    !response.hasHeader("content-range")
  );
}

/** Headers of one call. */
export function callHeaders({ madeAt }: Answer, state: CacheState | null, requestId: string): string[] {
  const headers = ["X-Request-Id", requestId];
  if (state !== null) headers.push("X-Cache", state);
  if (state === "HIT" || state === "STALE")
    headers.push("Age", String(Math.max(0, Math.floor((Date.now() - madeAt) / 1000))));
  return headers;
}

const { writeHead, end } = ServerResponse.prototype;

/** Writes an answer past everything that wraps the response: whole, without its body, or as 304 where `representation` is null. */
export function writeAnswer(
  response: ServerResponse,
  answer: Answer,
  representation: Representation | null,
  own: FlatHeaders,
): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = [...(representation ? representation.headers : answer.unchanged), ...own];
  writeHead.call(response, representation ? 200 : 304, headers);
  const body = representation && response.req.method !== "HEAD" ? representation.body : "";
  end.call(response, body, "latin1");
}

import { type IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import express from "express";
import { LRUCache } from "lru-cache";
import { etagOf, isKnownTag } from "../etag.ts";

/** How an answer's bytes are encoded. */
export type Encoding = "br" | "gzip" | "identity";

/** Where an answer came from. */
export type CacheState = "HIT" | "MISS" | "STALE";

/** Pairs of names and values in one list, as Node writes them fastest. */
type FlatHeaders = readonly string[];

interface Representation {
  readonly headers: FlatHeaders;
  /** As text where it is small, a character for each byte: Node sends text and head by one write, for a tenth less of a hit's time. */
  readonly body: Buffer | string;
}

/** Bytes of a body that Node sends by one write, which takes 16 KB, with the largest head. */
const maxText = 14 * 1024;

const represented = (headers: FlatHeaders, bytes: Buffer): Representation => ({
  headers,
  body: bytes.length <= maxText ? bytes.toString("latin1") : bytes,
});

const bytesOf = (body: Buffer | string): Buffer =>
  typeof body === "string" ? Buffer.from(body, "latin1") : body;

/** A whole answer of status 200, in all encodings that were asked for. */
export interface Answer {
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** Null for an answer to POST. */
  readonly etag: string | null;
  /** Headers of 304. */
  readonly unchanged: FlatHeaders;
  readonly isCompressible: boolean;
  readonly identity: Representation;
  readonly encoded: Map<Encoding, Representation | Promise<Representation>>;
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
  if (isCompressible) vary.add("Accept-Encoding");
  if (vary.size > 0) common.push("Vary", [...vary].join(", "));
  if (etag !== null) common.push("ETag", etag);
  const madeAt = Date.now();
  // Browsers set the page's clock by the sum of Date and Age.
  common.push("Date", new Date(madeAt).toUTCString());
  const identity = represented([...common, ...headers, "Content-Length", String(body.length)], body);
  return { madeAt, etag, unchanged: common, isCompressible, identity, encoded: new Map() };
}

/** Measured: the list of headers of one more representation. */
const bytesPerRepresentation = 500;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);
/** A third of the best quality's work for a twentieth more bytes; it is done once for many. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The answer in this encoding; made when it is first asked for, then `grown` is called with its bytes. */
export function represent(
  answer: Answer,
  encoding: Encoding,
  grown: (bytes: number) => void,
): Representation | Promise<Representation> {
  if (encoding === "identity" || !answer.isCompressible) return answer.identity;
  const known = answer.encoded.get(encoding);
  if (known) return known;
  const { headers, body } = answer.identity;
  const making = (encoding === "br" ? brotli(bytesOf(body), quality) : deflate(bytesOf(body))).then(
    (bytes) => {
      const own = [...headers.slice(0, -1), String(bytes.length), "Content-Encoding", encoding];
      const made = represented(own, bytes);
      answer.encoded.set(encoding, made);
      grown(bytes.length + bytesPerRepresentation);
      return made;
    },
  );
  answer.encoded.set(encoding, making);
  // The next request tries again.
  making.catch(() => answer.encoded.delete(encoding));
  return making;
}

const encodings = new LRUCache<string, Encoding>({ max: 200 });
const { acceptsEncodings } = express.request;

/** The encoding that suits a request best: brotli before gzip wherever both are accepted. */
export function encodingFor({ headers }: Pick<IncomingMessage, "headers">): Encoding {
  const header = headers["accept-encoding"];
  if (typeof header !== "string" || header.length > 200) return "identity";
  const known = encodings.get(header);
  if (known) return known;
  const accepts = (...names: Encoding[]) =>
    acceptsEncodings.apply({ headers } as unknown as express.Request, names) as string | false;
  const isPlain = accepts("br", "gzip", "identity") === "identity";
  const chosen = isPlain ? "identity" : accepts("br") ? "br" : accepts("gzip") ? "gzip" : "identity";
  encodings.set(header, chosen);
  return chosen;
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

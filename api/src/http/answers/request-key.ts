import type { IncomingMessage } from "node:http";
import { carriesSession } from "../../auth/sessions.ts";

/** What goes into the key of an answer; `null` where a request's answer is for its caller alone, or is not worth keeping. */
export type RequestKey = string | null;

const longestTarget = 2_048;
const longestAccept = 200;
/** Of a name in DNS with its port; a longer one would only make keys large. */
const longestHost = 262;
/** Bytes of a body of /graphql. */
const longestBody = 16 * 1024;

/** Files, probes, what counts something, and what waits for changes, and downloads: they have their own ways. */
const elsewhere =
  /^\/(?:assets|pictures|beacon|uploads|mcp|healthz|readyz|metrics|mail-settings|api\/changes|api\/export|\.well-known|@|src)/;
/** What the database decides about among addresses with a dot. */
const made = /^\/badges\/|\.rss$/;
/** A page has no dot in the last part of its path: what has one is a file. */
const isFile = (url: string): boolean => {
  const [path = ""] = url.split("?", 1);
  return path.includes(".", path.lastIndexOf("/")) && !made.test(path);
};
/** A mailed secret; the same in another spelling has an answer that says that it is private. */
const secret = /[?&]token=/i;

/** May anyone be given the same answer? By the headers alone. */
function isForAnyone({ headers }: IncomingMessage): boolean {
  return (
    headers.authorization === undefined &&
    headers.upgrade === undefined &&
    headers.expect === undefined &&
    (headers.host ?? "").length <= longestHost &&
    !carriesSession(headers.cookie)
  );
}

/** The key of a read by its address; HEAD has that of GET. */
export function keyOfRead(request: IncomingMessage): RequestKey {
  const { method, url = "", headers } = request;
  if (method !== "GET" && method !== "HEAD") return null;
  if (!url.startsWith("/") || url.length > longestTarget || !isForAnyone(request)) return null;
  if (headers["transfer-encoding"] !== undefined || (headers["content-length"] ?? "0") !== "0") return null;
  const isApi = url.startsWith("/api/");
  if (secret.test(url) || elsewhere.test(url) || (!isApi && isFile(url))) return null;
  const isGraphql = url.startsWith("/graphql");
  const accept = isGraphql ? (headers.accept ?? "") : "";
  // The GraphQL endpoint has no HEAD.
  if (accept.length > longestAccept || (isGraphql && method === "HEAD")) return null;
  // The host can be part of an answer without PUBLIC_URL.
  return `GET ${headers.host ?? ""}\n${url}\n${accept}`;
}

const json = /^application\/json(?:;\s*charset="?utf-8"?)?$/i;

/** Is it an operation by POST that may be answered alike for anyone, with a body to be read before it is known who answers? */
export const isSmallOperation = (request: IncomingMessage): boolean =>
  isForAnyone(request) && isPlainOperation(request);

/** Is it an operation by POST whose body is small enough to be read before it is known who answers? */
export function isPlainOperation({ method, url, headers }: IncomingMessage): boolean {
  const accept = headers.accept ?? "";
  const length = headers["content-length"] ?? "";
  return (
    method === "POST" &&
    url === "/graphql" &&
    headers.upgrade === undefined &&
    headers.expect === undefined &&
    json.test(headers["content-type"] ?? "") &&
    (headers["content-encoding"] ?? "identity") === "identity" &&
    headers["transfer-encoding"] === undefined &&
    accept.length <= longestAccept &&
    /^[1-9]\d{0,5}$/.test(length) &&
    Number(length) <= longestBody
  );
}

/** The key of an operation by POST. A mutation has none, as far as its text tells. */
export function keyOfOperation({ headers }: IncomingMessage, body: Buffer): RequestKey {
  if (body.includes("mutation")) return null;
  // One character a byte, so that other bytes are another key. Origin and Sec-Fetch-Site decide about writes only.
  return `POST ${headers.host ?? ""}\n${headers.accept ?? ""}\n${body.toString("latin1")}`;
}

/** Reads a small body to its end; `done` is not called if the client leaves before. */
export function readBody(request: IncomingMessage, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.once("end", () => done(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)));
  // A connection that breaks has nobody to answer.
  request.on("error", () => {});
}

/** Leaves out a byte order mark, as the parser of bodies does. */
const utf8 = new TextDecoder();

/** The text of a body. */
export const textOf = (body: Buffer): string => utf8.decode(body);

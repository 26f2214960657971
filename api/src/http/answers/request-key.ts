import type { IncomingMessage } from "node:http";
import { carriesSession } from "../../auth/sessions.ts";
import { isPlainOperation, longestAccept } from "../plain-operation.ts";

/** What goes into the key of an answer; `null` where a request's answer is for its caller alone, or is not worth keeping. */
export type RequestKey = string | null;

const longestTarget = 2_048;
/** Of a name in DNS with its port; a longer one would only make keys large. */
const longestHost = 262;

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

/** Is it an operation by POST that may be answered alike for anyone, with a body to be read before it is known who answers? */
export const isSmallOperation = (request: IncomingMessage): boolean =>
  isForAnyone(request) && isPlainOperation(request);

/** The key of an operation by POST. A mutation has none, as far as its text tells. */
export function keyOfOperation({ headers }: IncomingMessage, body: Buffer): RequestKey {
  if (body.includes("mutation")) return null;
  // One character a byte, so that other bytes are another key. Origin and Sec-Fetch-Site decide about writes only.
  return `POST ${headers.host ?? ""}\n${headers.accept ?? ""}\n${body.toString("latin1")}`;
}

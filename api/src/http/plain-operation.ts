import type { IncomingMessage } from "node:http";

/** Characters of the Accept header of what is answered without Express. */
export const longestAccept = 200;
/** Bytes of a body of /graphql. */
const longestBody = 16 * 1024;

const json = /^application\/json(?:;\s*charset="?utf-8"?)?$/i;

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

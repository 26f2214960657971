import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import express from "express";
import { LRUCache } from "lru-cache";

/** How an answer's bytes are encoded. */
export type Encoding = "br" | "gzip" | "identity";

/** Pairs of names and values in one list, as Node writes them fastest. */
export type FlatHeaders = readonly string[];

/** An answer in one encoding. */
export interface Representation {
  readonly headers: FlatHeaders;
  /** As text where it is small, a character for each byte: Node sends text and head by one write, for a tenth less of a hit's time. */
  readonly body: Buffer | string;
}

/** An answer's content, in the encodings that were asked for. */
export interface Content {
  /** Headers of all encodings. */
  readonly headers: FlatHeaders;
  readonly isCompressible: boolean;
  /** The body as it was made; null once there is a representation. */
  source: Buffer | null;
  readonly representations: Map<Encoding, Representation | Promise<Representation>>;
}

/** Bytes of a body that Node sends by one write, which takes 16 KB, with the largest head. */
const maxText = 14 * 1024;
/** Measured: the list of headers of one more representation. */
const bytesPerRepresentation = 500;

/** A third of the best quality's work for a twentieth more bytes; it is done once for many. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const brotli = promisify(brotliCompress);
const compress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: (bytes) => brotli(bytes, quality),
  gzip: promisify(gzip),
  identity: async (bytes) => bytes,
};
const decompress: Record<Encoding, (bytes: Buffer) => Promise<Buffer>> = {
  br: promisify(brotliDecompress),
  gzip: promisify(gunzip),
  identity: async (bytes) => bytes,
};

/**
 * The content in this encoding; made when it is first asked for, then `grown` is called with the bytes that it takes more or less. What
 * nobody has asked for is not kept: compressed, five times as many pages have room.
 */
export function represent(
  content: Content,
  encoding: Encoding,
  grown: (bytes: number) => void,
): Representation | Promise<Representation> {
  const { representations, source, isCompressible } = content;
  const known = representations.get(isCompressible ? encoding : "identity");
  if (known) return known;
  const add = (bytes: Buffer, how: Encoding) => {
    const made = represented(content, bytes, how);
    representations.set(how, made);
    grown(bytes.length + bytesPerRepresentation - (content.source?.length ?? 0));
    content.source = null;
    return made;
  };
  if (source && (encoding === "identity" || !isCompressible)) return add(source, "identity");
  const making = bytesOf(content)
    .then(compress[encoding])
    .then((bytes) => add(bytes, encoding));
  representations.set(encoding, making);
  // The next request tries again.
  making.catch(() => representations.delete(encoding));
  return making;
}

function represented({ headers }: Content, bytes: Buffer, encoding: Encoding): Representation {
  const own = ["Content-Length", String(bytes.length)];
  if (encoding !== "identity") own.push("Content-Encoding", encoding);
  const body = bytes.length <= maxText ? bytes.toString("latin1") : bytes;
  return { headers: [...headers, ...own], body };
}

/** The body as it was made. */
async function bytesOf({ source, representations }: Content): Promise<Buffer> {
  if (source) return source;
  for (const [encoding, representation] of representations) {
    if (representation instanceof Promise) continue;
    const { body } = representation;
    return decompress[encoding](typeof body === "string" ? Buffer.from(body, "latin1") : body);
  }
  throw new Error("An answer has no content");
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

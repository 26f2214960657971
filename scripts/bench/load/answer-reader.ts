const headEnd = "\r\n\r\n";

/** One response as received over the connection. */
export interface Answer {
  status: number;
  /** Bytes of the body as sent. */
  bytes: number;
  /** The first bytes of the body, enough to tell data from errors. */
  begin: string;
  /** Status line and headers. */
  head: string;
  /** The body as sent, without chunk framing. */
  body: Buffer;
}

/**
 * Parses HTTP/1.1 responses of a connection without pipelining, with Content-Length or chunked. Minimal, because the load
 * generator shares the processor with the server it measures.
 */
export class AnswerReader {
  #pending: Buffer = Buffer.alloc(0);

  /** Takes received bytes; returns the response when it is complete. */
  push(data: Buffer): Answer | undefined {
    const all = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    this.#pending = all;
    const headLength = all.indexOf(headEnd);
    if (headLength < 0) return undefined;
    const head = all.toString("latin1", 0, headLength);
    const start = headLength + headEnd.length;
    const status = Number(head.slice(9, 12));
    const length = status === notModified ? 0 : lengthOf(head);
    const body = length === undefined ? chunked(all, start) : whole(all, start, length);
    if (!body) return undefined;
    this.#pending = Buffer.alloc(0);
    const begin = body.toString("latin1", 0, Math.min(beginLength, body.length));
    return { status, head, body, bytes: body.length, begin };
  }
}

/** A 304 has no body, whatever its headers say. */
const notModified = 304;

const beginLength = 10;

function lengthOf(head: string): number | undefined {
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
  return length === undefined ? undefined : Number(length);
}

function whole(all: Buffer, start: number, bytes: number): Buffer | undefined {
  return all.length < start + bytes ? undefined : all.subarray(start, start + bytes);
}

function chunked(all: Buffer, start: number): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = start;
  for (;;) {
    const lineEnd = all.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(all.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (Number.isNaN(size)) throw new Error("The answer is not in chunks, and it does not tell its length.");
    if (all.length < next) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(all.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = next;
  }
}

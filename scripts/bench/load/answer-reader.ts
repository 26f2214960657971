const headEnd = "\r\n\r\n";

/** One answer as it came over the connection. */
export interface Answer {
  status: number;
  /** Bytes of the body as sent. */
  bytes: number;
  /** The first bytes of the body, enough to tell data from errors. */
  begin: string;
}

/**
 * Parses HTTP/1.1 responses of a connection without pipelining, with Content-Length or chunked. Minimal, because the load
 * generator shares the processor with the server it measures.
 */
export class AnswerReader {
  #pending: Buffer = Buffer.alloc(0);

  /** Takes what arrived; gives the answer when it is complete. */
  push(data: Buffer): Answer | undefined {
    const all = this.#pending.length === 0 ? data : Buffer.concat([this.#pending, data]);
    this.#pending = all;
    const headLength = all.indexOf(headEnd);
    if (headLength < 0) return undefined;
    const head = all.toString("latin1", 0, headLength);
    const start = headLength + headEnd.length;
    const body = lengthOf(head) === undefined ? chunked(all, start) : whole(all, start, lengthOf(head) ?? 0);
    if (!body) return undefined;
    this.#pending = Buffer.alloc(0);
    return { status: Number(head.slice(9, 12)), ...body };
  }
}

type Body = Omit<Answer, "status">;

const beginLength = 10;

function lengthOf(head: string): number | undefined {
  const [, length] = /^content-length: *(\d+)/im.exec(head) ?? [];
  return length === undefined ? undefined : Number(length);
}

function whole(all: Buffer, start: number, bytes: number): Body | undefined {
  if (all.length < start + bytes) return undefined;
  return { bytes, begin: all.toString("latin1", start, Math.min(start + beginLength, start + bytes)) };
}

function chunked(all: Buffer, start: number): Body | undefined {
  let at = start;
  let bytes = 0;
  let begin = "";
  for (;;) {
    const lineEnd = all.indexOf("\r\n", at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(all.toString("latin1", at, lineEnd), 16);
    const next = lineEnd + 2 + size + 2;
    if (Number.isNaN(size)) throw new Error("The answer is not in chunks, and it does not tell its length.");
    if (all.length < next) return undefined;
    if (size === 0) return { bytes, begin };
    if (begin.length < beginLength)
      begin += all.toString("latin1", lineEnd + 2, lineEnd + 2 + Math.min(size, beginLength - begin.length));
    bytes += size;
    at = next;
  }
}

import type { ServerResponse } from "node:http";

/** More is not cached: it goes to the caller as it comes. */
const maxBytes = 2 * 1024 * 1024;

type End = (chunk?: unknown, encoding?: unknown, done?: unknown) => ServerResponse;

/**
 * Holds an answer back until it is whole. `ended` gets its bytes and returns true if it has answered itself; otherwise what was held back
 * is written as if nothing had happened, as is an answer that is too large.
 */
export function captureAnswer(response: ServerResponse, ended: (body: Buffer) => boolean): void {
  const { write, end, writeHead, flushHeaders } = response;
  const chunks: Buffer[] = [];
  let bytes = 0;
  const release = () => Object.assign(response, { write, end, writeHead, flushHeaders });
  const keep = (chunk: unknown, encoding: unknown) => {
    if (chunk === undefined || chunk === null || typeof chunk === "function") return;
    const isText = typeof chunk === "string";
    const buffer = isText
      ? Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8")
      : Buffer.from(chunk as Uint8Array);
    chunks.push(buffer);
    bytes += buffer.length;
  };
  const call = (...candidates: unknown[]) => {
    const done = candidates.find((one) => typeof one === "function") as (() => void) | undefined;
    if (done) process.nextTick(done);
  };
  const held = {
    flushHeaders() {},
    writeHead(status: number, second?: unknown, third?: unknown) {
      response.statusCode = status;
      if (typeof second === "string") response.statusMessage = second;
      setHeaders(response, typeof second === "string" ? third : second);
      return response;
    },
    write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
      keep(chunk, encoding);
      if (bytes > maxBytes) {
        release();
        return response.write(Buffer.concat(chunks), done as () => void);
      }
      call(encoding, done);
      return true;
    },
    end(chunk?: unknown, encoding?: unknown, done?: unknown) {
      keep(chunk, encoding);
      release();
      const body = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
      if (bytes <= maxBytes && ended(body)) {
        call(chunk, encoding, done);
        return response;
      }
      const last = [chunk, encoding, done].find((one) => typeof one === "function");
      return (end as End).call(response, ...(bytes > 0 ? [body] : []), ...(last ? [last] : []));
    },
  };
  Object.assign(response, held);
}

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (Array.isArray(headers)) {
    const pairs = Array.isArray(headers[0]) ? headers : [];
    for (let place = 0; pairs.length === 0 && place < headers.length; place += 2)
      response.setHeader(headers[place], headers[place + 1]);
    for (const [name, value] of pairs) response.setHeader(name, value);
  } else if (typeof headers === "object" && headers !== null) {
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
  }
}

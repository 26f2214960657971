import { Agent, get } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** A page as a browser receives it. */
export interface FetchedPage {
  status: number;
  /** Milliseconds until the first byte of the answer. */
  firstByte: number;
  /** Milliseconds until its last byte. */
  whole: number;
  /** Bytes of the body as sent. */
  sent: number;
  /** Bytes of the HTML. */
  html: number;
  /** Content encoding: br, gzip or none. */
  encoding: string;
}

/** A persistent connection, as of a browser. */
export function openConnection(): Agent {
  return new Agent({ keepAlive: true, maxSockets: 1 });
}

/** Requests a page over a connection, with the given encodings; by default those of a browser. */
export function fetchPage(url: string, agent: Agent, encodings = "gzip, deflate, br"): Promise<FetchedPage> {
  const headers = { accept: "text/html", "accept-encoding": encodings };
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = get(url, { agent, headers }, (answer) => {
      const firstByte = performance.now() - began;
      const parts: Buffer[] = [];
      answer.on("data", (part: Buffer) => parts.push(part));
      answer.on("error", reject);
      answer.on("end", () => {
        const whole = performance.now() - began;
        const body = Buffer.concat(parts);
        const encoding = answer.headers["content-encoding"] ?? "none";
        const html = decoded(body, encoding).length;
        resolve({ status: answer.statusCode ?? 0, firstByte, whole, sent: body.length, html, encoding });
      });
    });
    request.on("error", reject);
  });
}

function decoded(body: Buffer, encoding: string): Buffer {
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

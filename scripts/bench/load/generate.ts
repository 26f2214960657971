import { connect, type Socket } from "node:net";
import { percentile, type Sample } from "../report/statistics.ts";
import { type Answer, AnswerReader } from "./answer-reader.ts";

/** A request, ready to be sent. */
export interface LoadRequest {
  method: "GET" | "POST";
  path: string;
  /** JSON of a POST. */
  body?: string;
  /** Session token of the caller; omitted for a visitor. */
  cookie?: string;
  /** More headers by their names in lower case; `accept` defaults to JSON. */
  headers?: Readonly<Record<string, string>>;
}

export interface LoadOptions {
  /** Persistent connections, each with one pending request. */
  connections: number;
  seconds: number;
  /** Index of the first request. */
  offset?: number;
  /** Required status of each response (default 200). */
  status?: number;
  /** Checks each response; an exception ends the load. */
  inspect?: (answer: Answer) => void;
}

/** Results of a load. */
export interface Load extends Sample {
  /** Responses within the time. */
  count: number;
  /** Mean response time in milliseconds. */
  mean: number;
  /** Mean bytes of a body. */
  bytes: number;
}

/** The bytes of a request; HTTP/1.1 connections are persistent by default. */
export function requestBytes(host: string, { method, path, body, cookie, headers }: LoadRequest): Buffer {
  const head = [`${method} ${path} HTTP/1.1`, `Host: ${host}`];
  for (const [name, value] of Object.entries({ accept: "application/json", ...headers }))
    head.push(`${name}: ${value}`);
  if (cookie !== undefined) head.push(`Cookie: ${cookie}`);
  if (body !== undefined)
    head.push("Content-Type: application/json", `Content-Length: ${Buffer.byteLength(body)}`);
  return Buffer.from(`${head.join("\r\n")}\r\n\r\n${body ?? ""}`);
}

/**
 * Sends the requests in order, repeatedly, over all connections for a number of seconds: each connection sends the next
 * request when it has received a response. Throws if a response has
 * another status than expected, or errors.
 */
export async function generate(
  url: string,
  requests: readonly LoadRequest[],
  { connections, seconds, offset = 0, status = 200, inspect }: LoadOptions,
): Promise<Load> {
  if (requests.length === 0) throw new Error("There is nothing to ask for under load.");
  const { host, hostname, port } = new URL(url);
  const prepared = requests.map((request) => requestBytes(host, request));
  let next = offset;
  const take = (): Buffer => prepared[next++ % prepared.length] ?? Buffer.alloc(0);
  const times: number[] = [];
  let bytes = 0;
  const began = performance.now();
  const end = began + seconds * 1_000;
  const record = (took: number, answer: Answer): void => {
    if (answer.status !== status || answer.begin.startsWith('{"errors"'))
      throw new Error(`The server answered ${answer.status}, ${answer.begin}…, under load.`);
    inspect?.(answer);
    times.push(took);
    bytes += answer.bytes;
  };
  await Promise.all(
    Array.from({ length: connections }, () =>
      converse(connect({ host: hostname, port: Number(port), noDelay: true }), take, end, record),
    ),
  );
  const elapsed = (performance.now() - began) / 1_000;
  return {
    count: times.length,
    throughput: times.length / elapsed,
    mean: times.reduce((sum, time) => sum + time, 0) / times.length,
    p50: percentile(times, 50),
    p95: percentile(times, 95),
    p99: percentile(times, 99),
    bytes: bytes / times.length,
  };
}

/** One connection, from its first request to the answer of the last one it sent before the end. */
function converse(
  socket: Socket,
  take: () => Buffer,
  end: number,
  record: (milliseconds: number, answer: Answer) => void,
): Promise<void> {
  const reader = new AnswerReader();
  let sent = 0;
  return new Promise((resolve, reject) => {
    const send = (): void => {
      sent = performance.now();
      if (sent >= end) {
        socket.end(resolve);
        return;
      }
      socket.write(take());
    };
    socket.on("connect", send).on("error", reject);
    socket.on("close", () => reject(new Error("The server closed a connection under load.")));
    socket.on("data", (data) => {
      try {
        const answer = reader.push(data);
        if (!answer) return;
        record(performance.now() - sent, answer);
        send();
      } catch (error) {
        socket.destroy();
        reject(error);
      }
    });
  });
}

import { connect, type Socket } from "node:net";
import type { HostileRequest } from "./requests.ts";

/** What a server sent back on a connection. */
export interface Answer {
  /** 0 where it closed the connection without an answer. */
  status: number;
  /** The lines above the body, headers included. */
  head: string;
  body: string;
  /** False if the server neither ended its answer nor closed the connection in time. */
  isWhole: boolean;
}

/** Opens a connection to a server's address. */
export function open(origin: string): Socket {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  // What was answered until then counts.
  socket.on("error", () => undefined);
  return socket;
}

/** Sends bytes on a connection of their own, and returns what comes back until the server closes it; null after that time. */
export function exchange(origin: string, bytes: Uint8Array, milliseconds: number): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = open(origin);
    const pieces: Buffer[] = [];
    const timer = setTimeout(() => end(false), milliseconds);
    const end = (isClosed: boolean) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(isClosed ? Buffer.concat(pieces).toString() : null);
    };
    socket.on("data", (piece) => pieces.push(piece)).on("close", () => end(true));
    socket.write(bytes);
  });
}

/** The first answer in what came back. */
export function answerIn(text: string | null): Answer {
  const whole = text ?? "";
  const at = whole.indexOf("\r\n\r\n");
  const head = at < 0 ? whole : whole.slice(0, at);
  const rest = at < 0 ? "" : whole.slice(at + 4);
  const [, status = "0"] = /^HTTP\/1\.1 (\d{3})/.exec(head) ?? [];
  const body = /^transfer-encoding: chunked\r?$/im.test(head) ? unchunked(rest) : rest;
  return { status: Number(status), head, body, isWhole: text !== null };
}

/** The body without the sizes of its chunks, which would divide words; letters that a chunk ends in are lost. */
const unchunked = (text: string): string => text.replace(/(?:^|\r\n)[0-9a-f]+\r\n/gi, "");

/** All statuses of the answers on a connection. */
export const statusesIn = (text: string | null): number[] =>
  [...(text ?? "").matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** The bytes of a request as this caller sends it; the connection is closed after the answer. */
export function bytesOf(
  { method, target, headers, body }: HostileRequest,
  proof: readonly [name: string, value: string] | null,
): Buffer {
  const lines = [
    `${method} ${target} HTTP/1.1`,
    "Host: assay.example",
    "Connection: close",
    ...(proof ? [`${proof[0]}: ${proof[1]}`] : []),
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body.length > 0 || method === "POST" ? [`Content-Length: ${body.length}`] : []),
  ];
  return Buffer.concat([Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1"), body]);
}

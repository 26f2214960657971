import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { exchange, open, statusesIn } from "./wire.ts";

/** Bytes that a proxy and a server may take for different requests, and the statuses of the only answers that may come. */
interface Shape {
  name: string;
  sent: string;
  statuses: readonly (readonly number[])[];
}

const host = "Host: assay.example\r\n";
/** What must not be answered where it stands in the body of another request. */
const smuggled = `GET /readyz HTTP/1.1\r\n${host}\r\n`;
const last = `GET /healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;
const query = JSON.stringify({ query: "{ __typename }" });
const post = (headers: string, body: string) =>
  `POST /graphql HTTP/1.1\r\n${host}Content-Type: application/json\r\n${headers}\r\n${body}`;
const chunk = (text: string, extension = "") => `${text.length.toString(16)}${extension}\r\n${text}\r\n`;
const refused = [[400]] as const;
const chunked = "Transfer-Encoding: chunked\r\n";

/** Shapes of request smuggling, and of requests that are only odd. */
const shapes: readonly Shape[] = [
  {
    name: "Content-Length and Transfer-Encoding",
    sent: post(`Content-Length: 5\r\n${chunked}`, `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "Transfer-Encoding and Content-Length",
    sent: post(`${chunked}Content-Length: 500\r\n`, `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "two lengths",
    sent: post("Content-Length: 0\r\nContent-Length: 60\r\n", smuggled),
    statuses: refused,
  },
  { name: "a list of lengths", sent: post("Content-Length: 0, 60\r\n", smuggled), statuses: refused },
  { name: "a length with a sign", sent: post("Content-Length: +0\r\n", smuggled), statuses: refused },
  { name: "a length in other digits", sent: post("Content-Length: 0x0\r\n", smuggled), statuses: refused },
  { name: "a length below zero", sent: post("Content-Length: -1\r\n", smuggled), statuses: refused },
  {
    name: "a length without an end",
    sent: post(`Content-Length: ${"9".repeat(40)}\r\n`, query),
    statuses: refused,
  },
  { name: "a space before the colon", sent: post("Content-Length : 60\r\n", smuggled), statuses: refused },
  {
    name: "an encoding in other letters and with a tail",
    sent: post("Transfer-Encoding: xchunked\r\n", `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "chunked and another encoding after it",
    sent: post("Transfer-Encoding: chunked, identity\r\n", `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "two Transfer-Encodings",
    sent: post(`${chunked}Transfer-Encoding: identity\r\n`, `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "a tab in the encoding",
    sent: post("Transfer-Encoding:\x0bchunked\r\n", `0\r\n\r\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "a folded header",
    sent: post(`Content-Length: 0\r\nX-Folded: a\r\n ${smuggled}`, ""),
    statuses: refused,
  },
  {
    name: "line feeds alone",
    sent: `GET /healthz HTTP/1.1\nHost: assay.example\nContent-Length: 0\n\n${smuggled}`,
    statuses: refused,
  },
  {
    name: "a carriage return alone in a header",
    sent: post("X-Odd: a\rContent-Length: 60\r\n", smuggled),
    statuses: refused,
  },
  { name: "a NUL in a header", sent: post("X-Odd: a\0b\r\nContent-Length: 0\r\n", ""), statuses: refused },
  { name: "a chunk's size below zero", sent: post(chunked, `-1\r\n${smuggled}`), statuses: refused },
  {
    name: "a chunk's size with an underscore",
    sent: post(chunked, `0_1\r\na\r\n0\r\n\r\n`),
    statuses: refused,
  },
  {
    name: "a chunk's size of 20 digits",
    sent: post(chunked, `${"f".repeat(20)}\r\na\r\n0\r\n\r\n`),
    statuses: refused,
  },
  {
    name: "a chunk that ends in a line feed",
    sent: post(chunked, `1\na\n0\n\n${smuggled}`),
    statuses: refused,
  },
  {
    name: "a chunk that is longer than its size",
    sent: post(chunked, `1\r\nabc\r\n0\r\n\r\n`),
    statuses: refused,
  },
  {
    name: "an extension of a chunk",
    sent: post(`${chunked}Connection: close\r\n`, `${chunk(query, ";a=b")}0\r\n\r\n`),
    statuses: [[200]],
  },
  {
    name: "extensions of a chunk of 100 KB",
    sent: post(chunked, `${chunk(query, `;${"a".repeat(100_000)}`)}0\r\n\r\n`),
    statuses: [[413]],
  },
  {
    name: "trailers that would be headers",
    sent: `${post(chunked, `${chunk(query)}0\r\nContent-Length: 60\r\nHost: evil.example\r\n\r\n`)}${last}`,
    statuses: refused,
  },
  {
    name: "an address with a host",
    sent: `GET http://assay.example/healthz HTTP/1.1\r\n${host}Connection: close\r\n\r\n`,
    statuses: [[200]],
  },
  { name: "no Host", sent: "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", statuses: refused },
  {
    name: "two Hosts",
    sent: `GET /healthz HTTP/1.1\r\n${host}Host: evil.example\r\nConnection: close\r\n\r\n`,
    statuses: [[200], [400]],
  },
  {
    name: "headers of 100 KB",
    sent: `GET /healthz HTTP/1.1\r\n${host}X-Long: ${"a".repeat(100_000)}\r\n\r\n`,
    statuses: [[431]],
  },
  {
    name: "3,000 headers",
    sent: `GET /healthz HTTP/1.1\r\n${host}${Array.from({ length: 3_000 }, (_, index) => `X${index}: 1\r\n`).join("")}\r\n`,
    statuses: [[431]],
  },
  {
    name: "an address of 100 KB",
    sent: `GET /${"a".repeat(100_000)} HTTP/1.1\r\n${host}\r\n`,
    statuses: [[431]],
  },
  { name: "another version", sent: `GET /healthz HTTP/3.7\r\n${host}\r\n`, statuses: refused },
  { name: "HTTP/2 without being asked", sent: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", statuses: refused },
  {
    name: "an upgrade to HTTP/2",
    sent: `GET /healthz HTTP/1.1\r\n${host}Connection: Upgrade, HTTP2-Settings, close\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`,
    statuses: [[200]],
  },
  { name: "no HTTP", sent: "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03", statuses: refused },
  {
    name: "CONNECT",
    sent: `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n${smuggled}`,
    statuses: [[], [400], [405]],
  },
  {
    name: "a body with GET",
    sent: `GET /healthz HTTP/1.1\r\n${host}Content-Length: ${smuggled.length}\r\n\r\n${smuggled}${last}`,
    statuses: [[200, 200]],
  },
  {
    name: "Expect, and the body with it",
    sent: `${post(`Expect: 100-continue\r\nContent-Length: ${query.length}\r\n`, query)}${last}`,
    statuses: [[100, 200, 200]],
  },
  {
    name: "a refused body, and a request after it",
    sent: `POST /graphql HTTP/1.1\r\n${host}Content-Type: text/plain\r\nContent-Length: ${smuggled.length}\r\n\r\n${smuggled}${last}`,
    statuses: [[415, 200], [415]],
  },
  {
    name: "60 requests at once",
    sent: `GET /healthz HTTP/1.1\r\n${host}\r\n`.repeat(59) + last,
    statuses: [Array.from({ length: 60 }, () => 200)],
  },
];

const shapeMs = 10_000;

/** Sends every shape on a connection of its own; a line for each that was answered otherwise. */
export async function wrongShapes(origin: string): Promise<string[]> {
  const wrong: string[] = [];
  for (const { name, sent, statuses } of shapes) {
    const answers = statusesIn(await exchange(origin, Buffer.from(sent, "latin1"), shapeMs));
    if (!statuses.some((expected) => expected.join() === answers.join()))
      wrong.push(
        `${name}: answered ${answers.join() || "nothing"} instead of ${statuses.map((some) => some.join()).join(" or ")}`,
      );
  }
  return wrong;
}

const slowCount = 80;
const unreadRequests = 90;
const promptMs = 10_000;

/**
 * Opens connections that send a header or a body a byte at a time, and others that ask for much and read nothing, and asks meanwhile as a
 * visitor. A line for each answer that did not come.
 */
export async function slowClients(origin: string, path: string): Promise<string[]> {
  const starts = [
    `GET ${path} HTTP/1.1\r\nHost: assay.exam`,
    `${post("Content-Length: 500\r\n", '{"que')}`,
    `${post(chunked, "1f4\r\n{")}`,
    `GET ${path} HTTP/1.1\r\n${host}\r\n`.repeat(unreadRequests),
  ];
  const sockets = Array.from({ length: slowCount }, () => open(origin).pause());
  try {
    await Promise.all(
      sockets.map(async (socket, index) => {
        await once(socket, "connect");
        socket.write(starts[index % starts.length] ?? "");
      }),
    );
    const wrong: string[] = [];
    for (let round = 0; round < 3; round++) {
      for (const [index, socket] of sockets.entries()) if (index % starts.length < 3) socket.write("a");
      const began = performance.now();
      const statuses = statusesIn(await exchange(origin, Buffer.from(last), promptMs));
      if (statuses.join() !== "200")
        wrong.push(
          `beside slow clients nothing is answered after ${Math.round(performance.now() - began)} ms`,
        );
      await sleep(100);
    }
    return wrong;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

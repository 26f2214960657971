import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { Webhook } from "standardwebhooks";
import type { ConnectorOptions } from "../webhooks/connector.ts";

/** A certificate for receiver.test and its subdomains, valid for a hundred years; its key is no secret. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIBujCCAWCgAwIBAgIUM+v8WX2hwFIlPrLY7oUsM5nE8UgwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNVGVzdCByZWNlaXZlcjAgFw0yNjExMjYwOTM4NDhaGA8yMTI2
MTEwMjA5Mzg0OFowGDEWMBQGA1UEAwwNVGVzdCByZWNlaXZlcjBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABECs0L5fH2oweDXrRWgViutGAfdVS0uSACXUtelxW5ON
SNjgMcErEi9Y09noWng3WfXz/nwttnTgxmgcK/Kju6OjgYUwgYIwHQYDVR0OBBYE
FM5lSzdb2DmCTjfsG3c9TKXQthghMB8GA1UdIwQYMBaAFM5lSzdb2DmCTjfsG3c9
TKXQthghMA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0RBCgwJoINcmVjZWl2ZXIudGVz
dIIPKi5yZWNlaXZlci50ZXN0hwR/AAABMAoGCCqGSM49BAMCA0gAMEUCIH5eKWMX
gz6g5br2PPaROdP0QpKhwZ/bOjDxyg2c/X4mAiEAkP/UKeAKwTt5FviADxOvzSYu
iE9hB1XOzATgJvH7dJE=
-----END CERTIFICATE-----
`;
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgS15wI7/WEfle6+WU
OYIB18ZdAcBs6u/M401rZDYgWoShRANCAARArNC+Xx9qMHg160VoFYrrRgH3VUtL
kgAl1LXpcVuTjUjY4DHBKxIvWNPZ6Fp4N1n18/58LbZ04MZoHCvyo7uj
-----END PRIVATE KEY-----
`;

/** A request that has arrived. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
}

/** How the receiver answers a request. */
export type Behavior = (response: ServerResponse, received: Received) => unknown;

const mebibyte = Buffer.alloc(1024 * 1024, "a");

/** What receivers do: a name for each test. */
export const behaviors = {
  accept: (response) => response.writeHead(204).end(),
  /** The connection ends without an answer. */
  reset: (response) => response.socket?.destroy(),
  /** Nothing ever comes. */
  silent: () => {},
  gone: (response) => response.writeHead(410).end(),
  broken: (response) => response.writeHead(500).end("out of order"),
  busy: (response) => response.writeHead(429, { "retry-after": "600" }).end(),
  /** Announces more than it sends, and ends. */
  lying: (response) => {
    response.writeHead(200, { "content-length": "5000" }).write("part");
    setImmediate(() => response.socket?.end());
  },
  /** Answers, and then never stops. */
  endless: (response) => {
    const more = () => {
      while (!response.destroyed && response.write(mebibyte));
    };
    response.writeHead(200).on("drain", more);
    more();
  },
  /** Interim answers (103) without end, and no other. */
  interim: (response) => {
    const { socket } = response;
    const more = () => {
      while (socket && !socket.destroyed && socket.write("HTTP/1.1 103 Early Hints\r\n\r\n".repeat(1_000)));
    };
    socket?.on("drain", more);
    more();
  },
  /** Small on the wire, large when unpacked. */
  bomb: (response) =>
    response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(50 * 1024 * 1024))),
  /** More header fields than anyone reads. */
  headers: (response) => response.writeHead(200, { "x-long": "a".repeat(20_000) }).end(),
  metadata: (response) =>
    response.writeHead(307, { location: "http://169.254.169.254/latest/meta-data/" }).end(),
} satisfies Record<string, Behavior>;

/** A receiver of webhooks with TLS on a port of this machine. */
export interface Receiver {
  /** Its origin: receiver.test, which only the connector of tests can resolve. */
  readonly url: string;
  /** Everything that has arrived, in its order. */
  readonly received: Received[];
  /** How it answers a path; without an entry it accepts. */
  readonly behaviors: Map<string, Behavior>;
  /** The body's JSON, verified by the library; throws if a header or signature is wrong. */
  verified(received: Received, secret: string): unknown;
  close(): Promise<void>;
}

/** Starts a receiver. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Received[] = [];
  const chosen = new Map<string, Behavior>();
  const sockets = new Set<Duplex>();
  const server: Server = createServer({ cert: certificate, key }, async (request, response) => {
    response.on("error", () => {});
    const body = await buffer(request).catch(() => null);
    // The sender went away.
    if (body === null) return;
    const { url: path = "", headers } = request;
    const arrived = { path, headers, body: body.toString() };
    received.push(arrived);
    (chosen.get(path) ?? behaviors.accept)(response, arrived);
  });
  server.on("connection", (socket) => {
    sockets.add(socket.on("error", () => {}));
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `https://receiver.test:${(server.address() as AddressInfo).port}`,
    received,
    behaviors: chosen,
    verified: ({ body, headers }, secret) =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** Whether a message has a signature by the secret, however long ago it was sent: the library's own check refuses old ones. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const of = (name: string) => String(headers[`webhook-${name}`]);
  const time = new Date(Number(of("timestamp")) * 1000);
  return of("signature")
    .split(" ")
    .includes(new Webhook(secret).sign(of("id"), time, body));
}

/** Has a connector find receivers, which are on this machine, and trust their certificate. */
export const onThisMachine: ConnectorOptions = {
  resolve: async () => ["127.0.0.1"],
  isAllowed: (address) => address === "127.0.0.1",
  ca: certificate,
};

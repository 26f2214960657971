import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse, request as send } from "node:http";
import type { AddressInfo } from "node:net";

export interface BalancerOptions {
  /** Addresses of the servers, without a slash at the end. */
  upstreams: readonly string[];
  /** True to send a request to the next server if the connection was refused. */
  retryRefused: boolean;
}

/** Milliseconds between two probes of a server. */
const probeInterval = 500;

/**
 * Starts a small load balancer: requests go by turns to the servers whose last /readyz was 200. It answers 502 if a server ends before
 * its response, and 503 if there is none.
 */
export async function startBalancer({
  upstreams,
  retryRefused,
}: BalancerOptions): Promise<{ url: string; stop(): Promise<void> }> {
  const ready = new Set(upstreams);
  let turn = 0;
  const probe = async (upstream: string) => {
    const isReady = await fetch(`${upstream}/readyz`, { signal: AbortSignal.timeout(5_000) }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.ok;
      },
      () => false,
    );
    if (isReady) ready.add(upstream);
    else ready.delete(upstream);
  };
  const timer = setInterval(() => {
    for (const upstream of upstreams) void probe(upstream);
  }, probeInterval);

  function forward(incoming: IncomingMessage, outgoing: ServerResponse, left: readonly string[]): void {
    const [upstream, ...others] = left;
    if (upstream === undefined) {
      outgoing.writeHead(503).end();
      return;
    }
    // A connection for each request, so that none is closed while it is reused.
    const asked = send(upstream + (incoming.url ?? "/"), {
      method: incoming.method ?? "GET",
      headers: { ...incoming.headers, connection: "close" },
      agent: false,
    });
    asked.on("response", (answer) => {
      const { connection: _connection, ...headers } = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.on("error", () => outgoing.destroy()).pipe(outgoing);
    });
    // Not before: a body that was read once cannot be sent to another server.
    asked.on("socket", (socket) => socket.once("connect", () => incoming.pipe(asked)));
    asked.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED") ready.delete(upstream);
      if (retryRefused && error.code === "ECONNREFUSED") forward(incoming, outgoing, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
  }

  const server = createServer((incoming, outgoing) => {
    const open = upstreams.filter((upstream) => ready.has(upstream));
    const first = turn++ % Math.max(1, open.length);
    forward(incoming, outgoing, [...open.slice(first), ...open.slice(0, first)]);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      clearInterval(timer);
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

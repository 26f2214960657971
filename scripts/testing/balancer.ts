import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** A load balancer in front of servers on this machine. */
export interface Balancer {
  url: string;
  /** Takes in a server by its URL; it gets requests once it is ready. */
  add(upstream: string): void;
  remove(upstream: string): void;
  /** How many requests each server has answered, by its URL. */
  answered: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** The largest body of a request. */
const maxBody = 16 * 1024 * 1024;
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Starts a load balancer as operators have one (docs/operations.md, "Rolling upgrade"): round robin over the servers whose /readyz said 200
 * last; what cannot have been processed, and reads, are tried on the next server, and so are assets that one does not have.
 */
export async function startBalancer({ port = 0, probeMs = 500 } = {}): Promise<Balancer> {
  const upstreams = new Map<string, { isReady: boolean }>();
  const answered = new Map<string, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const next = () => {
    const ready = [...upstreams].filter(([, { isReady }]) => isReady).map(([url]) => url);
    turn += 1;
    return ready.map((_, at) => ready[(at + turn) % ready.length] ?? "");
  };

  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const body = await read(incoming);
    if (!body) return void outgoing.writeHead(413).end();
    const ready = next();
    // Twice: a kept connection may just have been closed by its server.
    for (const [at, upstream] of [...ready, ...ready].entries()) {
      const response = await send(upstream, incoming, { body, agent });
      if (!response) continue;
      const isMissing = response.statusCode === 404 && incoming.url?.startsWith("/assets/");
      if (isMissing && at < ready.length - 1) {
        response.resume();
        continue;
      }
      answered.set(upstream, (answered.get(upstream) ?? 0) + 1);
      return pass(response, outgoing);
    }
    outgoing.writeHead(503).end();
  };
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch(() =>
      outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");

  const closing = new AbortController();
  const probing = (async () => {
    while (!closing.signal.aborted) {
      await Promise.all([...upstreams].map(([url, state]) => probe(url, state)));
      await sleep(probeMs, undefined, { signal: closing.signal }).catch(() => {});
    }
  })();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add(upstream) {
      const state = { isReady: false };
      upstreams.set(upstream, state);
      void probe(upstream, state);
    },
    remove: (upstream) => void upstreams.delete(upstream),
    answered,
    async close() {
      closing.abort();
      server.closeAllConnections();
      server.close();
      agent.destroy();
      await probing;
    },
  };
}

async function probe(upstream: string, state: { isReady: boolean }): Promise<void> {
  const signal = AbortSignal.timeout(10_000);
  state.isReady = await fetch(`${upstream}/readyz`, { signal }).then(
    (response) => response.body?.cancel().then(() => response.ok) ?? response.ok,
    () => false,
  );
}

/** Null where it is too large. */
async function read(incoming: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of incoming) {
    bytes += part.length;
    if (bytes > maxBody) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Resolves with the answer once it begins; null where another server may be asked, because nothing was changed. */
function send(
  upstream: string,
  { url = "/", method = "GET", headers }: IncomingMessage,
  { body, agent }: { body: Buffer; agent: Agent },
): Promise<IncomingMessage | null> {
  return new Promise((resolve, reject) => {
    const outgoing = request(upstream + url, { method, headers, agent });
    outgoing.once("response", resolve);
    outgoing.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "ECONNREFUSED" || safeMethods.has(method) ? resolve(null) : reject(error),
    );
    outgoing.end(body);
  });
}

function pass(response: IncomingMessage, outgoing: ServerResponse): void {
  const { connection: _, "keep-alive": __, ...headers } = response.headers;
  outgoing.writeHead(response.statusCode ?? 502, headers);
  // A client must not take half an answer for a whole one.
  response.once("error", () => outgoing.destroy());
  response.pipe(outgoing);
}

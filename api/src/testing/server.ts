import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";
import { createKeys } from "../auth/keys.ts";
import { createSessions } from "../auth/sessions.ts";
import type { Database } from "../database/client/open.ts";
import { createOriginOf } from "../engine/csrf.ts";
import { persistedDocuments } from "../engine/persisted-documents.ts";
import { createApp } from "../server.ts";
import type { AppOptions } from "../start/app-options.ts";
import { createLog } from "../start/log.ts";
import { testBrand } from "./branding.ts";
import { testServices } from "./services.ts";

/** The whole server without its pages, on a port of its own, for the tests of a file; `open` is asked before the first of them. */
export function serveApp(open: () => Partial<AppOptions> & { database: Database }, server = createServer()) {
  const lines: string[] = [];
  let flush: () => Promise<void> = async () => {};
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  beforeAll(async () => {
    const options = open();
    const { listener, close } = await createApp(server, {
      development: false,
      sessions: createSessions(options.database, { secure: false }),
      keys: createKeys(Buffer.alloc(32)),
      known: persistedDocuments(() => ({})),
      publicUrl: "http://assay.example",
      originOf: createOriginOf("http://assay.example"),
      trustProxy: false,
      brand: testBrand(),
      metrics: { isLocal: true },
      rateLimits: true,
      log: createLog({ logLevel: "trace", secrets: [] }, { write: (line) => void lines.push(line) }),
      queue: testServices().services.queue,
      system: () => testServices().services.system(),
      ready: async () => {},
      // Each response from the cache waits for a check of the change log, because tests write to the database directly.
      answers: { maxBytes: 8_000_000, freshMs: 0 },
      ...options,
    });
    flush = close;
    server.on("request", listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await flush();
  });
  return {
    get origin() {
      return origin();
    },
    /** The log, one line each. */
    lines: lines as readonly string[],
    /** Writes pending batches, as at the end. */
    flush: () => flush(),
    /** Sends a body to /graphql. */
    post: (body: object, headers: Record<string, string> = {}) =>
      fetch(`${origin()}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json", ...headers },
        body: JSON.stringify(body),
      }),
  };
}

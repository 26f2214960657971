import { afterAll, beforeAll } from "vitest";
import { type ObjectServer, openObjectServer } from "./object-server.ts";

/** An object store of its own for the tests of a file. */
export function serveObjects() {
  let status: number | null = null;
  let server: ObjectServer | undefined;
  const running = (): ObjectServer => {
    if (!server) throw new Error("The object store is there once the tests begin.");
    return server;
  };
  beforeAll(async () => {
    server = await openObjectServer(async () =>
      status === null ? null : { status, body: "<Error>with words</Error>" },
    );
  });
  afterAll(() => server?.close());
  return {
    get objects() {
      return running().objects;
    },
    get requests() {
      return running().requests;
    },
    /** Makes it respond with this status to everything; null for normal operation. */
    fail: (next: number | null) => {
      status = next;
    },
    get endpoint() {
      return running().endpoint;
    },
  };
}

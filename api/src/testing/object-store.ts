import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll } from "vitest";

/** The used part of the S3 protocol, in memory, on a port of its own for the tests of a file. */
export function serveObjects() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const requests: { method: string; path: string; authorization: string }[] = [];
  const state = { status: null as number | null };
  let server: Server | undefined;
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const { method = "", url: path = "", headers } = request;
      const bytes = await buffer(request);
      requests.push({ method, path, authorization: headers.authorization ?? "" });
      if (state.status !== null) return response.writeHead(state.status).end("<Error>with words</Error>");
      if (method === "PUT") objects.set(path, { bytes, type: headers["content-type"] });
      if (method === "DELETE") objects.delete(path);
      const found = objects.get(path);
      if (method === "HEAD") return response.writeHead(found ? 200 : 404).end();
      if (method !== "GET") return response.writeHead(method === "PUT" ? 200 : 204).end();
      return found ? response.end(found.bytes) : response.writeHead(404).end("<Error>NoSuchKey</Error>");
    });
    await new Promise<void>((resolve) => server?.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server?.closeAllConnections();
    server?.close();
  });
  return {
    objects,
    requests,
    /** Makes it respond with this status to everything; null for normal operation. */
    fail: (status: number | null) => {
      state.status = status;
    },
    get endpoint() {
      const address = server?.address() as AddressInfo | undefined;
      return `http://127.0.0.1:${address?.port}`;
    },
  };
}

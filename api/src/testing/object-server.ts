import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

/** A response that a store gives instead of the right one. */
export interface WrongResponse {
  status: number;
  body: string;
}

/** The used part of the S3 protocol, in memory. */
export interface ObjectServer {
  endpoint: string;
  /** What is stored, by the path of its URL. */
  objects: Map<string, { bytes: Buffer; type: string | undefined }>;
  requests: { method: string; path: string; authorization: string }[];
  close(): void;
}

/** Starts a store on a free port. `meet` is called for each request: it may wait, and give a response of its own. */
export async function openObjectServer(
  meet: (method: string) => Promise<WrongResponse | null> = async () => null,
): Promise<ObjectServer> {
  const objects: ObjectServer["objects"] = new Map();
  const requests: ObjectServer["requests"] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url: path = "", headers } = request;
    const bytes = await buffer(request);
    requests.push({ method, path, authorization: headers.authorization ?? "" });
    const wrong = await meet(method);
    if (wrong) return response.writeHead(wrong.status).end(wrong.body);
    if (method === "PUT") objects.set(path, { bytes, type: headers["content-type"] });
    if (method === "DELETE") objects.delete(path);
    const found = objects.get(path);
    if (method === "HEAD") return response.writeHead(found ? 200 : 404).end();
    if (method !== "GET") return response.writeHead(method === "PUT" ? 200 : 204).end();
    return found ? response.end(found.bytes) : response.writeHead(404).end("<Error>NoSuchKey</Error>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    requests,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

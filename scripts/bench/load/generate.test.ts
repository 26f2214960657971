import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { generate, requestBytes } from "./generate.ts";

const server = createServer();

afterEach(() => {
  server.removeAllListeners("request");
  server.close();
  vi.restoreAllMocks();
});

/** A server that responds to each request with what it received. */
async function serve(answer: (body: string) => { status: number; text: string }): Promise<string> {
  server.on("request", async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const { status, text } = answer(Buffer.concat(parts).toString());
    response.writeHead(status).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const requests = ["a", "b", "c"].map((body) => ({ method: "POST" as const, path: "/graphql", body }));

test("the requests are sent in order, from the offset on, repeatedly", async () => {
  const asked: string[] = [];
  // Only answers take time.
  let time = 0;
  vi.spyOn(performance, "now").mockImplementation(() => time);
  const url = await serve((body) => {
    time += 40;
    asked.push(body);
    return { status: 200, text: '{"data":{}}' };
  });
  const load = await generate(url, requests, { connections: 1, seconds: 0.2, offset: 1 });
  expect(asked).toEqual(["b", "c", "a", "b", "c"]);
  expect(load).toMatchObject({ count: asked.length, bytes: 11 });
});

test.each([
  ["another status", { status: 500, text: "no" }],
  ["errors instead of data", { status: 200, text: '{"errors":[{}]}' }],
])("%s ends the load", async (_, answer) => {
  const url = await serve(() => answer);
  await expect(generate(url, requests, { connections: 2, seconds: 5 })).rejects.toThrow(/under load/);
});

test("an empty list of requests is an error", async () => {
  await expect(generate("http://127.0.0.1:1", [], { connections: 1, seconds: 1 })).rejects.toThrow(/nothing/);
});

test("the length of a body is given in bytes", () => {
  const text = requestBytes("host:1", { method: "POST", path: "/", body: "ü" }).toString();
  expect(text).toContain("Content-Length: 2\r\n");
  expect(text).toContain("POST / HTTP/1.1\r\nHost: host:1\r\n");
});

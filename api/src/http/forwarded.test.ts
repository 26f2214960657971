import { request as send } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { afterAll, expect, test } from "vitest";
import { requireOrigin } from "./forwarded.ts";

const app = express();
app.set("trust proxy", 1);
app.use(requireOrigin, ({ protocol, hostname }, response) => void response.json([protocol, hostname]));
const server = app.listen(0, "127.0.0.1");
afterAll(() => void server.close());

function ask(headers: Record<string, string>): Promise<[status: number | undefined, body: string]> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const outgoing = send({ port, host: "127.0.0.1", headers }, (response) => {
      let body = "";
      response.on("data", (chunk) => (body += chunk));
      response.on("end", () => resolve([response.statusCode, body]));
    });
    outgoing.on("error", reject);
    outgoing.end();
  });
}

test.each<[Record<string, string>, [string, string]]>([
  [{ host: "assay.example:443", "x-forwarded-proto": "https" }, ["https", "assay.example"]],
  [{ host: "127.0.0.1", "x-forwarded-host": "assay.example, x" }, ["http", "assay.example"]],
  [{ host: "[::1]:80" }, ["http", "[::1]"]],
  [{ host: " " }, ["http", "localhost"]],
  // What follows would be the path of another page.
  [{ host: "a", "x-forwarded-proto": "http://b/software?" }, ["http", "a"]],
])("%j is %j", async (headers, expected) => {
  expect(await ask(headers)).toEqual([200, JSON.stringify(expected)]);
});

test.each(["a b", "a/b", "a?b", "a#", "b@a", "a\\b", "<a>", "[::1", "a:99999"])(
  "%s is no host",
  async (host) => {
    expect((await ask({ host }))[0]).toBe(400);
    expect((await ask({ host: "a", "x-forwarded-host": host }))[0]).toBe(400);
  },
);

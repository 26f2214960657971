import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import compression from "compression";
import express, { type RequestHandler } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compressAnswers } from "./compression.ts";

/** Whether the package's middleware was entered for the last request: it gives the response a method. */
let isEntered = false;
const answer: RequestHandler = (_request, response) => {
  isEntered = "flush" in response;
  response.json({ text: "compressible ".repeat(500) });
};
const servers = [compressAnswers(), compression()].map((compress) =>
  createServer(express().use(compress, answer)),
);
beforeAll(async () => {
  for (const server of servers) await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  for (const server of servers) server.close();
});

/** The header of an answer but for its date, and its bytes. */
function ask(server: (typeof servers)[number], method: string, headers: Record<string, string>, path = "/") {
  const { port } = server.address() as AddressInfo;
  return new Promise<object>((resolve, reject) => {
    request({ host: "127.0.0.1", port, method, headers, path }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => {
        const { date: _date, ...rest } = response.headers;
        resolve({ headers: rest, body: Buffer.concat(chunks).toString("base64") });
      });
    })
      .on("error", reject)
      .end();
  });
}

test.each<[method: string, headers: Record<string, string>, path?: string]>([
  ["POST", {}],
  ["POST", { "accept-encoding": "gzip" }],
  ["POST", { "accept-encoding": "identity" }],
  ["GET", {}],
  ["GET", {}, "/api/software"],
  ["HEAD", {}, "/api/software"],
  ["GET", { "accept-encoding": "br, gzip" }],
  ["GET", { "accept-encoding": "br, gzip" }, "/api/software"],
])("an answer to %s with %o is that of the package: %s", async (method, headers, path) => {
  const [answer, packageAnswer] = await Promise.all(
    servers.map((server) => ask(server, method, headers, path)),
  );
  expect(answer).toEqual(packageAnswer);
  expect(answer).toMatchObject({ headers: { vary: "Accept-Encoding" } });
});

test.each<[method: string, headers: Record<string, string>, isEntered: boolean, path?: string]>([
  ["POST", {}, false],
  ["POST", { "accept-encoding": "gzip" }, true],
  ["GET", {}, true],
  ["GET", {}, false, "/api/software"],
  ["GET", { "accept-encoding": "gzip" }, true, "/api/software"],
])("%s with %o enters the package's middleware: %s %s", async (method, headers, expected, path) => {
  const [server] = servers;
  if (server) await ask(server, method, headers, path);
  expect(isEntered).toBe(expected);
});

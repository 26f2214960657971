// The short form of the abuse stage of `npm run endure`: fewer requests of a fixed seed, to the server without its pages.
import { createServer } from "node:http";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testDatabase } from "../../../api/src/testing/database.ts";
import { serveApp } from "../../../api/src/testing/server.ts";
import { slowClients, wrongShapes } from "./sockets.ts";
import { abuse } from "./walk.ts";

const database = testDatabase();
const server = createServer();
const app = serveApp(() => ({ database, rateLimits: false }), server);

/** Of this process, which is the server and who asks it. */
const processor = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

test("hostile requests are answered, tell nobody what they may not see, and leave a clean log", async () => {
  const { found, statuses } = await abuse({
    origin: app.origin,
    database,
    seed: 1,
    requests: 120,
    addresses: null,
    processor,
  });
  expect(found).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(10);
  expect(app.lines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
});

test("no request is hidden in another one", async () => {
  expect(await wrongShapes(app.origin)).toEqual([]);
});

test("clients that send slowly or read nothing keep nobody else waiting", async () => {
  expect(await slowClients(app.origin, "/api/software")).toEqual([]);
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(() => connections()).toBe(0);
});

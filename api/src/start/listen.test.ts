import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { RequestHandler } from "express";
import { expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { listen, listenForMetrics, StartError } from "./listen.ts";

const serve: RequestHandler = (_request, response) => void response.send("metrics");
const local = { host: "127.0.0.1", port: 0 };

test("the metrics have no port of their own unless METRICS_PORT sets one", async () => {
  expect(await listenForMetrics(readEnvironment({}), "Assay")).toBeUndefined();
});

test.each([
  ["127.0.0.1", "localhost"],
  ["0.0.0.0", "localhost"],
  ["127.0.0.2", "127.0.0.2"],
  ["::1", "[::1]"],
])("the address of a server on %s names %s", async (host, shown) => {
  const server = createServer();
  // A machine without IPv6 cannot listen on it, so its address is not checked there.
  const url = await listen(server, { host, port: 0 }).catch(() => `http://${shown}:1`);
  expect(new URL(url).hostname).toBe(shown);
  server.close();
});

test("the error for a taken port names its setting, and a free port serves the metrics", async () => {
  const taken = createServer();
  await listen(taken, local);
  const { port } = taken.address() as AddressInfo;
  const environment = readEnvironment({ METRICS_PORT: String(port) }, false);
  await expect(listenForMetrics(environment, "Assay")).rejects.toThrow(StartError);
  await expect(listenForMetrics(environment, "Assay")).rejects.toThrow(
    `Port ${port} is in use. Stop the other program, or choose another port with METRICS_PORT=${port + 1}.`,
  );
  await new Promise((resolve) => taken.close(resolve));
  const metrics = await listenForMetrics(environment, "Assay");
  const url = `http://127.0.0.1:${port}/metrics`;
  expect((await fetch(url)).status).toBe(503);
  metrics?.serve(serve);
  expect(await (await fetch(url)).text()).toBe("metrics");
  metrics?.server.closeAllConnections();
  metrics?.server.close();
});

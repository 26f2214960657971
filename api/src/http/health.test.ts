import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { createHealth } from "./health.ts";
import { createProbes } from "./probes.ts";

async function serve(now: () => number) {
  const probes = createProbes(now);
  const health = createHealth(async () => {}, probes);
  const app = express().use(health.closeConnections, health.routes);
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const get = (path: string) => fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { health, probes, probe: async () => (await get("/readyz")).status, get };
}

test("readiness falls for a process that leaves, which waits until a balancer has seen it three times", async () => {
  const { probes, probe, get } = await serve(() => 0);
  expect(await probe()).toBe(200);
  let hasLeft = false;
  const leaving = probes.leave().then(() => {
    hasLeft = true;
  });
  expect([await probe(), await probe(), hasLeft]).toEqual([503, 503, false]);
  const alive = await get("/healthz");
  expect([alive.status, alive.headers.get("connection")]).toEqual([200, "close"]);
  expect(await probe()).toBe(503);
  await leaving;
  expect(hasLeft).toBe(true);
});

test("a process that nobody has probed lately leaves at once", async () => {
  let time = 0;
  const { probes, probe } = await serve(() => time);
  await probe();
  time = 60_000;
  await probes.leave();
  expect(await probe()).toBe(503);
});

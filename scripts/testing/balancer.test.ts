import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startBalancer } from "./balancer.ts";

const patient = { timeout: 30_000 };

async function serve(name: string, listener: RequestListener = (_request, response) => response.end(name)) {
  let status = 200;
  const server = createServer((request, response) => {
    if (request.url === "/readyz") response.writeHead(status).end();
    else listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop,
    leave: () => {
      status = 503;
    },
  };
}

async function balance(probeMs: number, ...servers: { url: string }[]) {
  const balancer = await startBalancer({ probeMs });
  onTestFinished(() => balancer.close());
  for (const { url } of servers) balancer.add(url);
  const get = async (path = "/", init: RequestInit = {}) => {
    const response = await fetch(balancer.url + path, init);
    return `${response.status} ${await response.text()}`;
  };
  const all = () => Promise.all(servers.map(() => get()));
  return { get, all, balancer };
}

test("requests go to the servers that are ready, in turn", async () => {
  const [a, b] = [await serve("a"), await serve("b")];
  const { all, balancer } = await balance(10, a, b);
  await expect.poll(async () => (await all()).sort(), patient).toEqual(["200 a", "200 b"]);
  a.leave();
  await expect.poll(all, patient).toEqual(["200 b", "200 b"]);
  balancer.remove(b.url);
  expect(await all()).toEqual(["503 ", "503 "]);
});

test("a read that a server breaks off goes to the next one, a write is not repeated", async () => {
  const broken = await serve("a", (request) => request.socket.destroy());
  const { get, balancer } = await balance(10, broken, await serve("b"));
  await expect
    .poll(async () => [await get(), await get(), balancer.answered.size], patient)
    .toEqual(["200 b", "200 b", 1]);
  const writes = [await get("/", { method: "POST" }), await get("/", { method: "POST" })];
  expect(writes.sort()).toEqual(["200 b", "502 "]);
});

test("whatever a stopped server is sent goes to the next one", async () => {
  const [a, b] = [await serve("a"), await serve("b")];
  const { get, all } = await balance(1_000_000, a, b);
  await expect.poll(async () => (await all()).sort(), patient).toEqual(["200 a", "200 b"]);
  a.stop();
  expect([await get("/", { method: "POST", body: "x" }), await get("/", { method: "POST" })]).toEqual([
    "200 b",
    "200 b",
  ]);
});

test("an asset that one server does not have comes from the other", async () => {
  const empty = await serve("a", (_request, response) => void response.writeHead(404).end("none"));
  const { get } = await balance(10, empty, await serve("b"));
  await expect
    .poll(async () => [await get("/assets/x.js"), await get("/assets/x.js")], patient)
    .toEqual(["200 b", "200 b"]);
  expect([await get("/x"), await get("/x")].sort()).toEqual(["200 b", "404 none"]);
});

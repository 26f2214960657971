import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { graphqlOverload, lastResort } from "./last-resort.ts";
import { createOverloadGuard } from "./overload.ts";
import { refuseAsRest } from "./rest/facade.ts";

const limits = {
  fewRequests: 2,
  fewOfKind: 1,
  manyRequests: 2,
  maxRequests: 5,
  maxDelay: 150,
};

let wait = 0;
let held: (() => void)[] = [];
beforeEach(() => {
  wait = 0;
  held = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The guard looks three times, while a caller waits for a connection for this long. */
const lookWhile = (milliseconds: number) => {
  wait = milliseconds;
  vi.advanceTimersByTime(75);
};

/** A server whose requests to /hold stay under way until they are let go. */
async function serve() {
  const guard = createOverloadGuard({ longestWait: () => wait, delay: () => 0, limits });
  const report = () => undefined;
  const app = express();
  app.use(guard.refuse);
  app.use("/graphql", graphqlOverload(report));
  app.use("/api", refuseAsRest(report));
  app.get(["/hold", "/other"], (_request, response) => void held.push(() => response.send("held")));
  // More than sockets take in.
  app.get("/long", (_request, response) => {
    response.send(Buffer.alloc(20_000_000));
    held.push(() => {});
  });
  app.use((_request, response) => void response.send("done"));
  app.use(lastResort(report, "Assay"));
  const server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    guard.close();
    for (const letGo of held.splice(0)) letGo();
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, accept = "*/*") => fetch(origin + path, { headers: { accept } });
  const hold = async (count: number, path = "/hold") => {
    const before = held.length;
    const answers = Array.from({ length: count }, () => get(path).catch(() => null));
    while (held.length < before + count) await sleep(1);
    return answers;
  };
  const unread = async (count: number) => {
    const before = held.length;
    for (let index = 0; index < count; index++) {
      const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
      onTestFinished(() => void socket.destroy());
      socket.pause().write("GET /long HTTP/1.1\r\nHost: localhost\r\n\r\n");
    }
    while (held.length < before + count) await sleep(1);
  };
  return { get, hold, unread };
}

test("requests are refused if callers have waited long for a connection, until that is over", async () => {
  const { get, hold } = await serve();
  const answers = await hold(3);
  expect((await get("/hold/more")).status).toBe(200);
  lookWhile(150);
  expect((await get("/hold/more")).status).toBe(200);
  lookWhile(151);
  const refused = await get("/hold/more");
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
  for (const letGo of held.splice(0)) letGo();
  for (const answer of answers) expect((await answer)?.status).toBe(200);
  // A few are no overload, however long they wait.
  expect((await get("/")).status).toBe(200);
});

test("requests are refused by their kind, as long as there are not many of all kinds", async () => {
  const { get, hold } = await serve();
  await hold(4);
  lookWhile(151);
  expect([(await get("/hold/more")).status, (await get("/search?q=x")).status]).toEqual([503, 200]);
  await hold(1, "/other");
  for (const letGo of held.splice(0, 2)) letGo();
  await expect.poll(async () => (await get("/search?q=x")).status).toBe(503);
  for (const letGo of held.splice(0, 2)) letGo();
  await expect.poll(async () => (await get("/search?q=x")).status).toBe(200);
});

test("requests are refused if there are too many", async () => {
  const { get, hold } = await serve();
  await hold(5);
  expect((await get("/")).status).toBe(503);
});

test("requests are not refused for answers that wait to be read, unless there are too many", async () => {
  const { get, hold, unread } = await serve();
  await unread(4);
  lookWhile(151);
  expect((await get("/")).status).toBe(200);
  await hold(1);
  expect((await get("/")).status).toBe(503);
});

test("requests pass if they are probes or assets", async () => {
  const { get, hold } = await serve();
  await hold(5);
  for (const path of ["/readyz", "/assets/entry.js"]) expect((await get(path)).status).toBe(200);
});

test("requests are refused in the form of what they ask for", async () => {
  const { get, hold } = await serve();
  await hold(5);
  const sentence = "The server is busy. Please try again in a few seconds.";
  expect(await (await get("/graphql")).json()).toEqual({
    errors: [{ message: sentence, extensions: { code: "BUSY", retryAfter: 5 } }],
  });
  expect(await (await get("/api/software")).json()).toEqual({ message: sentence });
  expect(await (await get("/feed.xml", "application/xml")).text()).toBe(`${sentence}\n`);
  const page = await get("/categories", "text/html,application/xhtml+xml");
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(await page.text()).toContain("<h1>The site is very busy right now</h1>");
});

import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import express from "express";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { metric } from "../testing/metrics.ts";
import { graphqlOverload, lastResort } from "./last-resort.ts";
import { createOverloadGuard } from "./overload.ts";
import { assignRequestId, currentRequestId } from "./request-id.ts";
import { refuseAsRest } from "./rest/facade.ts";

const limits = {
  usual: 2,
  least: 1,
  most: 2,
  few: 1,
  maxWaitOfFew: 5_000,
  maxRequests: 5,
  maxUtilization: 0.9,
  maxDelay: 20,
  maxWait: 500,
  maxWaitBesideOthers: 200,
  maxStandingWait: 50,
};

let held: (() => void)[] = [];
beforeEach(() => {
  held = [];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A server whose requests to /hold and /other stay under way until they are let go. */
async function serve() {
  const guard = createOverloadGuard({ longestWait: () => 0, utilization: () => 1, limits });
  guard.know(["/body", "/hold", "/long", "/news", "/other", "/stream"]);
  const report = () => undefined;
  const app = express();
  app.use(assignRequestId, guard.admit);
  app.use("/graphql", graphqlOverload(report));
  app.use("/api", refuseAsRest(report));
  app.get(["/hold", "/other"], (_request, response) => {
    const id = currentRequestId();
    held.push(() => response.send(id));
  });
  app.post("/body", (_request, response) => void response.send("done"));
  app.get("/news", (_request, response) => {
    guard.release(response);
    held.push(() => response.send("news"));
  });
  // More than sockets take in: whole, and of which more is to come.
  app.get(["/long", "/stream"], (request, response) => {
    response.write(Buffer.alloc(20_000_000));
    if (request.path === "/long") response.end();
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
  /** Sends the head of a request, and what else it has, and reads nothing. */
  const send = (text: string) => {
    const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.pause().write(text);
    return socket;
  };
  const unread = async (count: number, path = "/long") => {
    const before = held.length;
    for (let index = 0; index < count; index++) send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
    while (held.length < before + count) await sleep(1);
  };
  /** The answer to a request after a wait that is too long. */
  const getLate = async (path: string) => {
    const answer = get(path);
    await expect.poll(() => metric("assay_queue_waiting", { queue: "requests" })).toBe(1);
    const { now } = performance;
    vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + limits.maxWait);
    vi.advanceTimersByTime(25);
    return answer;
  };
  return { get, getLate, hold, unread, send };
}

test("a request that waits begins when another one is over", async () => {
  const { get, hold } = await serve();
  const [first] = await hold(1);
  const second = get("/hold");
  const other = await hold(1, "/other");
  held.shift()?.();
  expect((await first)?.status).toBe(200);
  await expect.poll(() => held.length).toBe(2);
  for (const letGo of held.splice(0)) letGo();
  expect([(await second).status, (await other[0])?.status]).toEqual([200, 200]);
  // It is the same request to the log.
  expect(await (await second).text()).toBe((await second).headers.get("x-request-id"));
});

test("a request that has waited for too long is refused", async () => {
  const { getLate, hold } = await serve();
  await hold(1);
  const countRefusals = () => metric("assay_queue_refusals_total", { queue: "requests" });
  const before = await countRefusals();
  const refused = await getLate("/hold/more");
  expect(await countRefusals()).toBe(before + 1);
  expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("cache-control")]).toEqual([
    503,
    "5",
    "no-store",
  ]);
});

test("a request is refused at once if there are too many", async () => {
  const { get, hold } = await serve();
  await hold(5, "/news");
  expect((await get("/")).status).toBe(503);
});

test.each(["/long", "/stream"])("an answer that waits to be read takes nobody's place: %s", async (path) => {
  const { get, unread } = await serve();
  for (let count = 0; count < 3; count++) {
    await unread(1, path);
    vi.advanceTimersByTime(25);
  }
  expect((await get(`${path}/more`)).status).toBe(200);
});

test("a request that waits for news takes nobody's place", async () => {
  const { get, hold } = await serve();
  await hold(3, "/news");
  expect((await get("/news/more")).status).toBe(200);
});

test("a body that does not come takes nobody's place", async () => {
  const { get, send } = await serve();
  const head = "POST /body HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n";
  for (let count = 0; count < 6; count++) send(`${head}1`);
  for (let count = 0; count < 6; count++) expect((await get("/body/more")).status).toBe(200);
});

test("a request that reads no body takes a place, although its body does not come", async () => {
  const { get, send } = await serve();
  send("GET /hold HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\n\r\n");
  await expect.poll(() => held.length).toBe(1);
  const second = get("/hold");
  await expect.poll(() => metric("assay_queue_waiting", { queue: "requests" })).toBe(1);
  held.shift()?.();
  await expect.poll(() => held.length).toBe(1);
  held.shift()?.();
  expect((await second).status).toBe(200);
});

test("a request passes if it is a probe or an asset", async () => {
  const { get, hold } = await serve();
  await hold(5, "/news");
  for (const path of ["/readyz", "/assets/entry.js", "/demo/logos/acme.svg"])
    expect((await get(path)).status).toBe(200);
});

test("requests are refused in the form of what they ask for", async () => {
  const { get, hold } = await serve();
  await hold(5, "/news");
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

import { createServer } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { fakeFeed } from "../../testing/change-feed.ts";
import { testDatabase } from "../../testing/database.ts";
import { metric } from "../../testing/metrics.ts";
import { seed } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";
import { createProbes } from "../probes.ts";

const database = testDatabase();
beforeAll(async () => void (await seed(database)));
const server = createServer({ connectionsCheckingInterval: 50 });
const probes = createProbes();
const maxBytes = 100_000;
const app = serveApp(
  () => ({
    database,
    probes,
    changes: fakeFeed().feed,
    rateLimits: false,
    answers: { maxBytes, freshMs: 3_600_000 },
  }),
  server,
);

/** A connection of its own. */
function open(): Socket {
  const { hostname, port } = new URL(app.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** What comes back on a connection until the server closes it. */
function exchange(sent: string): Promise<string> {
  const socket = open();
  socket.write(sent);
  return text(socket);
}

const query = JSON.stringify({ query: "{ directory(first: 5) { totalCount } }" });
const operation = (body: string, length = body.length) =>
  `POST /graphql HTTP/1.1\r\nHost: assay.example\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`;
const read = (path: string, method = "GET") =>
  `${method} ${path} HTTP/1.1\r\nHost: assay.example\r\nConnection: close\r\n\r\n`;
const statusOf = (answer: string) => Number(answer.split(" ", 2)[1]);
const stateOf = (answer: string) => /^x-cache: (\w+)/im.exec(answer)?.[1] ?? null;
const list = "/api/software?limit=5";

test("a client that leaves in the middle of its body leaves nothing behind", async () => {
  const logged = app.lines.length;
  for (const leave of ["end", "destroy", "resetAndDestroy"] as const) {
    const socket = open();
    const closed = new Promise((resolve) => socket.on("close", resolve).on("error", () => {}));
    socket.write(operation(query.slice(0, 10), query.length), () => socket[leave]());
    if (leave === "end") expect(statusOf(await text(socket))).toBe(400);
    await closed;
  }
  expect(statusOf(await exchange(operation(query) + read(list)))).toBe(200);
  expect(app.lines.slice(logged).filter((line) => !line.includes('"answered"'))).toEqual([]);
  await expect.poll(() => metric("assay_http_requests_in_progress"), { timeout: 30_000 }).toBe(0);
});

test("a body that does not come in time is answered with 408, and the connection closed", async () => {
  const { requestTimeout, headersTimeout } = server;
  onTestFinished(() => void Object.assign(server, { requestTimeout, headersTimeout }));
  // Node takes the longer one for the whole request.
  server.once("request", () => Object.assign(server, { requestTimeout: 1, headersTimeout: 1 }));
  expect(statusOf(await exchange(operation(query.slice(0, 10), query.length)))).toBe(408);
});

test("a body may come in pieces, and the next request with its end", async () => {
  const socket = open();
  const answers = text(socket);
  for (const piece of [operation(query).slice(0, -20), query.slice(-20, -10)])
    await new Promise<void>((resolve) => void socket.write(piece, () => setImmediate(resolve)));
  socket.write(query.slice(-10) + operation(query) + read(list));
  expect((await answers).match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 200", "HTTP/1.1 200", "HTTP/1.1 200"]);
});

test.each([
  ["GET", "*"],
  ["OPTIONS", "*"],
  ["HEAD", "*"],
  ["GET", "software"],
  ["GET", "http://assay.example"],
])("%s %s names nothing here", async (method, target) => {
  const answer = await exchange(read(target, method));
  expect([statusOf(answer), stateOf(answer)]).toEqual([400, null]);
});

test.each([list, "/graphql?query=%7B__typename%7D"])(
  "%s may be sent whole, as to a proxy",
  async (target) => {
    const [whole, path] = [
      await exchange(read(`http://assay.example${target}`)),
      await exchange(read(target)),
    ];
    const bodyOf = (answer: string) => answer.slice(answer.indexOf("\r\n\r\n"));
    expect([statusOf(whole), bodyOf(whole)]).toEqual([200, bodyOf(path)]);
  },
);

test("a flood of valid addresses stays within the bytes, and what is asked for meanwhile stays", async () => {
  const evicted = await metric("assay_answer_cache_dropped_total", { reason: "evicted" });
  await exchange(read(list));
  const states = new Set<string | null>();
  for (let flood = 0; flood < 60; flood++) {
    const other = encodeURIComponent(`{ flood${flood}: directory(first: 5) { totalCount } }`);
    expect(stateOf(await exchange(read(`/graphql?query=${other}`)))).toBe("MISS");
    expect(await metric("assay_cache_bytes", { cache: "answers" })).toBeLessThanOrEqual(maxBytes);
    if (flood % 5 === 0) states.add(stateOf(await exchange(read(list))));
  }
  expect([...states]).toEqual(["HIT"]);
  expect(await metric("assay_answer_cache_dropped_total", { reason: "evicted" })).toBeGreaterThan(evicted);
});

test("a process that leaves closes its connections with the answer, from the cache too", async () => {
  const kept = read(list).replace("Connection: close\r\n", "");
  await exchange(read(list));
  void probes.leave();
  const answer = await exchange(kept);
  expect([statusOf(answer), stateOf(answer)]).toEqual([200, "HIT"]);
  expect(answer).toMatch(/^connection: close\r$/im);
  expect(statusOf(await exchange(read("/readyz")))).toBe(503);
});

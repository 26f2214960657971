import { EventEmitter } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import express, { type Request, type Response } from "express";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { BusyError } from "../limits/concurrency-limiter.ts";
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

describe("requests that come while others are under way", () => {
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

  test("are refused if callers have waited long for a connection, until that is over", async () => {
    const { get, hold } = await serve();
    const answers = await hold(3);
    expect((await get("/hold/more")).status).toBe(200);
    lookWhile(150);
    expect((await get("/hold/more")).status).toBe(200);
    lookWhile(151);
    const refused = await get("/hold/more");
    expect([
      refused.status,
      refused.headers.get("retry-after"),
      refused.headers.get("cache-control"),
    ]).toEqual([503, "5", "no-store"]);
    for (const letGo of held.splice(0)) letGo();
    for (const answer of answers) expect((await answer)?.status).toBe(200);
    // A few are no overload, however long they wait.
    expect((await get("/")).status).toBe(200);
  });

  test("are refused by their kind, as long as there are not many of all kinds", async () => {
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

  test("are refused if there are too many", async () => {
    const { get, hold } = await serve();
    await hold(5);
    expect((await get("/")).status).toBe(503);
  });

  test("are not refused for answers that wait to be read, unless there are too many", async () => {
    const { get, hold, unread } = await serve();
    await unread(4);
    lookWhile(151);
    expect((await get("/")).status).toBe(200);
    await hold(1);
    expect((await get("/")).status).toBe(503);
  });

  test("pass if they are probes or assets", async () => {
    const { get, hold } = await serve();
    await hold(5);
    for (const path of ["/readyz", "/assets/entry.js"]) expect((await get(path)).status).toBe(200);
  });

  test("are refused in the form of what they ask for", async () => {
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
});

describe("what the guard sees, without a server", () => {
  let time = 0;
  let underWay: EventEmitter[] = [];
  beforeEach(() => {
    time = 0;
    underWay = [];
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    vi.spyOn(performance, "now").mockImplementation(() => time);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** A guard, and a function that sends it a request, which stays under way: true if it may go on. */
  function open({ wait = 0, delay = (): number => 0, given = limits } = {}) {
    const guard = createOverloadGuard({ longestWait: () => wait, delay, limits: given });
    onTestFinished(() => guard.close());
    return ({ isGone = false, path = "/hold" } = {}): boolean => {
      const request = { path, headers: {} } as Request;
      const response = Object.assign(new EventEmitter(), { closed: isGone }) as unknown as Response;
      const next = vi.fn();
      try {
        guard.refuse(request, response, next);
      } catch (error) {
        expect(error).toBeInstanceOf(BusyError);
      }
      const isLet = next.mock.calls.length > 0;
      if (isLet) underWay.push(response);
      return isLet;
    };
  }

  /** The guard's next look at the event loop, which is late. */
  const look = (milliseconds: number) => {
    time += 25 + milliseconds;
    vi.advanceTimersByTime(25);
  };

  test("requests are refused while the event loop is late three times in a row", () => {
    const send = open();
    expect([send(), send()]).toEqual([true, true]);
    for (const late of [151, 151, 150, 151, 151]) look(late);
    expect(send()).toBe(true);
    look(151);
    expect(send()).toBe(false);
    look(0);
    expect(send()).toBe(true);
  });

  test("work that waits for its turn is late, too", () => {
    let delay = 151;
    const send = open({ delay: () => delay });
    expect([send(), send()]).toEqual([true, true]);
    for (let count = 0; count < 3; count++) look(0);
    expect(send()).toBe(false);
    delay = 150;
    look(0);
    expect(send()).toBe(true);
  });

  test("fewer may be under way the longer too many come, and as many as before once it is over", () => {
    let delay = 151;
    const given = { ...limits, fewRequests: 8, fewOfKind: 4, manyRequests: 8, maxRequests: 100 };
    const send = open({ delay: () => delay, given });
    const lookOften = (count: number, also = () => {}) => {
      for (; count > 0; count--) {
        look(0);
        also();
      }
    };
    for (let count = 0; count < 8; count++) expect(send()).toBe(true);
    // It is late for long, but nothing was refused: the limits are as they were.
    lookOften(100);
    for (const response of underWay.splice(1)) response.emit("close");
    for (let count = 1; count < 8; count++) expect(send()).toBe(true);
    lookOften(100, () => expect(send()).toBe(false));
    for (const response of underWay.splice(2)) response.emit("close");
    expect(send()).toBe(false);
    for (const response of underWay.splice(1)) response.emit("close");
    expect([send(), send()]).toEqual([true, false]);
    delay = 0;
    // A moment without delay changes little.
    lookOften(5, () => expect(send()).toBe(false));
    lookOften(100);
    delay = 151;
    lookOften(3);
    for (let count = 2; count < 8; count++) expect(send()).toBe(true);
    expect(send()).toBe(false);
  });

  test("what is asked for too often has lower limits, and nothing else", () => {
    const given = { ...limits, fewRequests: 8, fewOfKind: 4, manyRequests: 8, maxRequests: 100 };
    const send = open({ delay: () => 151, given });
    for (let count = 0; count < 8; count++) expect(send()).toBe(true);
    for (let count = 0; count < 3; count++) look(0);
    for (let count = 0; count < 100; count++) {
      expect(send()).toBe(false);
      look(0);
    }
    for (const response of underWay.splice(0)) response.emit("close");
    expect([send(), send(), send()]).toEqual([true, true, false]);
    for (let count = 0; count < 6; count++) expect(send({ path: "/other" })).toBe(true);
    expect(send({ path: "/other" })).toBe(false);
    expect(send({ path: "/third" })).toBe(true);
  });

  test("who left before the request came here is not counted", () => {
    const send = open({ wait: 60_000 });
    for (let count = 0; count < 3; count++) look(0);
    for (let count = 0; count < 10; count++) expect(send({ isGone: true })).toBe(false);
    expect(send()).toBe(true);
  });
});

import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { metric } from "../testing/metrics.ts";
import { createOverloadGuard, type OverloadOptions } from "./overload.ts";

const limits = {
  usual: 8,
  least: 1,
  most: 10,
  few: 2,
  maxWaitOfFew: 5_000,
  maxRequests: 100,
  maxUtilization: 0.9,
  maxDelay: 20,
  maxWait: 500,
  maxWaitBesideOthers: 200,
  maxStandingWait: 50,
};

let time = 0;
beforeEach(() => {
  time = 0;
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => time);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** What became of a request. */
type State = "waits" | "begun" | "refused";

const manyKinds = Array.from({ length: 30 }, (_, index) => `/kind-${index}`);
const knownPaths = [...manyKinds, "/0", "/1", "/a", "/b", "/c", "/d", "/hold", "/one", "/other", "/api/one"];

/** A guard of a process whose load a test sets, and a function that sends it a request, which stays under way until its end. */
function open(given: Pick<OverloadOptions, "database" | "limits"> = { limits }) {
  const load = { utilization: 0, wait: 0 };
  const guard = createOverloadGuard({
    longestWait: () => load.wait,
    utilization: () => load.utilization,
    ...given,
  });
  onTestFinished(() => guard.close());
  guard.know(knownPaths);
  const send = (path = "/hold", { isGone = false, hasBody = false } = {}) => {
    const own = {
      path,
      method: hasBody ? "POST" : "GET",
      headers: { "content-length": "1" },
      complete: !hasBody,
    };
    const request = Object.assign(new EventEmitter(), own);
    const response = Object.assign(new EventEmitter(), { closed: isGone, writableEnded: false });
    const sent = {
      state: "waits" as State,
      /** Has its body come. */
      complete: () => request.emit("end"),
      end: () => {
        response.closed = true;
        response.emit("close");
      },
    };
    guard.admit(request as unknown as Request, response as unknown as Response, (error) => {
      if (error) expect(error).toBeInstanceOf(BusyError);
      sent.state = error ? "refused" : "begun";
    });
    return sent;
  };
  /** The guard's next looks, each after 25 ms. */
  const look = async (times = 1) => {
    for (; times > 0; times--) {
      time += 25;
      vi.advanceTimersByTime(25);
      await settle();
    }
  };
  /** How many requests may be under way, if each is of a kind of its own. */
  const places = async () => {
    const sent = manyKinds.map((path) => send(path));
    await settle();
    const count = sent.filter(({ state }) => state === "begun").length;
    for (const { end } of sent.toReversed()) end();
    await settle();
    return count;
  };
  /** Has the limit fallen to one. */
  const makeBusy = async () => {
    const cause = send("/kind-0");
    load.utilization = 1;
    await look();
    cause.end();
    await settle();
  };
  return { load, send, look, places, makeBusy };
}

/** Who waited for a place knows that it has one. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const statesOf = (sent: readonly { state: State }[]) => sent.map(({ state }) => state);

test("nobody waits for a slow request, or a few", async () => {
  const { send, look } = open();
  const sent = ["/a", "/a", "/a", "/a", "/b", "/b", "/b", "/b"].map((path) => send(path));
  await look(100);
  expect(new Set(statesOf(sent))).toEqual(new Set(["begun"]));
});

test("the limit falls while the event loop is busy, and rises again when it is not", async () => {
  const { load, send, places, look } = open();
  // A kind without a request under way may begin one, up to twice the limit.
  expect(await places()).toBe(16);
  load.utilization = 0.9;
  await look(10);
  expect(await places()).toBe(16);
  // Nothing that is under way is the cause.
  load.utilization = 0.91;
  await look(10);
  expect(await places()).toBe(16);
  await look();
  const cause = send();
  await look();
  cause.end();
  expect(await places()).toBe(2);
  load.utilization = 0;
  // A quarter with each look.
  await look(4);
  expect(await places()).toBe(4);
  await look(100);
  expect(await places()).toBe(16);
});

test("the limit falls while connections to the database are waited for", async () => {
  const { load, send, places, look } = open();
  const cause = send();
  load.wait = 20;
  await look();
  expect(await places()).toBe(15);
  await look();
  load.wait = 21;
  await look();
  cause.end();
  expect(await places()).toBe(2);
});

test("the limit falls by a part of what is under way, not to nothing at once", async () => {
  const { load, send, look, places } = open();
  const sent = ["/a", "/a", "/b", "/b"].map((path) => send(path));
  load.utilization = 1;
  await look();
  // 4 * 0.7 = 2.8, of which each kind takes its half; 5.6 for others.
  expect(await places()).toBe(3);
  expect(statesOf(sent)).toEqual(["begun", "begun", "begun", "begun"]);
});

test("the limit does not fall below what was done since the last look", async () => {
  const { load, send, look, places } = open();
  const sent = ["/a", "/a", "/b", "/b"].map((path) => send(path));
  load.utilization = 1;
  for (const one of sent.slice(1)) one.end();
  await look();
  sent[0]?.end();
  expect(await places()).toBe(6);
  const last = send();
  await look();
  await look();
  last.end();
  expect(await places()).toBe(2);
});

test("the limit rises while requests wait and nothing is busy", async () => {
  const { load, send, look, makeBusy } = open();
  await makeBusy();
  const sent = Array.from({ length: 5 }, () => send());
  load.utilization = 0;
  const begun = async () => {
    await look();
    return statesOf(sent).filter((state) => state === "begun").length;
  };
  // 0.3 of a place with each look, of which one kind may have half.
  const counts = [];
  for (let count = 0; count < 12; count++) counts.push(await begun());
  expect(counts).toEqual([1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3]);
});

test("the limit has an end", async () => {
  const { send, look } = open();
  const sent = Array.from({ length: 30 }, (_, index) => send(`/${index % 2}`));
  await look(15);
  expect(statesOf(sent).filter((state) => state === "begun")).toHaveLength(10);
});

test("the kind with the fewest requests under way is next, of these the one that has waited longest", async () => {
  const { send, makeBusy } = open();
  await makeBusy();
  const first = [send("/a"), send("/a"), send("/a")];
  expect(statesOf(first)).toEqual(["begun", "waits", "waits"]);
  const others = [send("/b"), send("/c"), send("/d")];
  await settle();
  expect(statesOf(others)).toEqual(["begun", "waits", "waits"]);
  first[0]?.end();
  await settle();
  // "/a" has waited longest.
  expect(statesOf([...first.slice(1), ...others])).toEqual(["begun", "waits", "begun", "waits", "waits"]);
  others[0]?.end();
  await settle();
  expect(statesOf([...first.slice(1), ...others])).toEqual(["begun", "waits", "begun", "begun", "waits"]);
});

test("what a kind has under way beyond its share keeps no other kind waiting", async () => {
  const { load, send, look } = open();
  for (let count = 0; count < 4; count++) send("/a");
  load.utilization = 1;
  await look(20);
  const others = ["/b", "/c", "/b", "/a"].map((path) => send(path));
  await settle();
  // One place, of which each kind has one, up to twice the limit.
  expect(statesOf(others)).toEqual(["begun", "waits", "waits", "waits"]);
});

test("paths that are not known are all of one kind", async () => {
  const { send, makeBusy } = open();
  await makeBusy();
  const made = ["/x", "/y", "/Hold", "/%68old", "/api/x", "/"].map((path) => send(path));
  expect(statesOf(made)).toEqual(["begun", "waits", "waits", "waits", "waits", "waits"]);
  const hold = send("/hold");
  await settle();
  expect(hold.state).toBe("begun");
});

test("what is made of the same is of the same kind", async () => {
  const { send, makeBusy } = open();
  await makeBusy();
  const sent = ["/one", "/one/more", "/one.data", "/one.rss", "/api/one"].map((path) => send(path));
  await settle();
  expect(statesOf(sent)).toEqual(["begun", "waits", "waits", "waits", "begun"]);
});

test("few requests wait for as long as people do", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  const first = send();
  const second = send();
  await look(200);
  expect(second.state).toBe("waits");
  first.end();
  await settle();
  expect(second.state).toBe("begun");
  const third = send();
  await look(200);
  expect(third.state).toBe("waits");
  await look();
  expect(third.state).toBe("refused");
});

test.each([
  ["embedded", 12],
  ["postgresql", 8],
] as const)("of requests to the %s database %i are few", async (database, few) => {
  const { send, look, makeBusy } = open({ database });
  await makeBusy();
  const sent = Array.from({ length: few }, () => send());
  const refused = () => sent.filter(({ state }) => state === "refused").length;
  await look(40);
  expect(refused()).toBe(0);
  sent.push(send());
  await look();
  expect(refused()).toBe(1);
});

test("a request waits for half a second at most while none of another kind waits", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  const sent = [send(), send(), send()];
  await look(20);
  expect(statesOf(sent)).toEqual(["begun", "waits", "waits"]);
  await look();
  // Two are few.
  expect(statesOf(sent)).toEqual(["begun", "refused", "waits"]);
});

test("beside others a request waits for less, and for even less while its kind goes on waiting", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  for (const path of ["/one", "/other"]) send(path);
  const [one, other] = [send("/one"), send("/other")];
  await look(8);
  expect([one.state, other.state]).toEqual(["waits", "waits"]);
  const next = [send("/one"), send("/one")];
  const last = send("/other");
  await look();
  expect([one.state, other.state]).toEqual(["refused", "refused"]);
  await look();
  const later = send("/one");
  expect(statesOf([...next, last])).toEqual(["waits", "waits", "waits"]);
  await look();
  expect(statesOf([...next, last, later])).toEqual(["refused", "refused", "refused", "waits"]);
  // Nobody of another kind waits any more.
  await look(19);
  expect(later.state).toBe("waits");
});

test("the time for which a kind goes on waiting begins anew when none of it waits", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  for (const path of ["/one", "/other"]) send(path);
  const others = [send("/other"), send("/other"), send("/other")];
  const first = send("/one");
  await look(6);
  first.end();
  const second = send("/one");
  await look(8);
  expect([second.state, ...statesOf(others)]).toEqual(["waits", "refused", "refused", "refused"]);
});

test("who leaves while it waits is not counted, and does not begin", async () => {
  const { send, makeBusy } = open();
  await makeBusy();
  const first = send();
  const second = send();
  expect(await metric("assay_queue_waiting", { queue: "requests" })).toBe(1);
  second.end();
  expect(await metric("assay_queue_waiting", { queue: "requests" })).toBe(0);
  first.end();
  await settle();
  expect(second.state).toBe("waits");
  expect(send().state).toBe("begun");
});

test("who left before the request came here is not counted", async () => {
  const { send, makeBusy } = open();
  await makeBusy();
  for (let count = 0; count < 10; count++) expect(send("/hold", { isGone: true }).state).toBe("waits");
  expect(send().state).toBe("begun");
});

test("a request keeps its place if its body comes soon, or takes one when it comes", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  const soon = send("/hold", { hasBody: true });
  const next = send("/hold");
  expect(statesOf([soon, next])).toEqual(["begun", "waits"]);
  soon.complete();
  await look(4);
  expect(next.state).toBe("waits");
  soon.end();
  await settle();
  expect(next.state).toBe("begun");
  next.end();
  await look();

  const late = send("/hold", { hasBody: true });
  await look(2);
  const other = send("/hold");
  expect(other.state).toBe("begun");
  other.end();
  late.complete();
  expect(send("/hold").state).toBe("waits");
});

test("a request whose client leaves before its body has come is counted off once", async () => {
  const { send, look, makeBusy } = open();
  await makeBusy();
  for (const wait of [0, 2]) {
    const gone = send("/hold", { hasBody: true });
    await look(wait);
    gone.end();
    gone.complete();
    await look(2);
  }
  expect(await metric("assay_queue_running", { queue: "requests" })).toBe(0);
  expect(statesOf([send("/hold"), send("/hold")])).toEqual(["begun", "waits"]);
});

test("too many requests are refused at once, with those that wait", async () => {
  const { send } = open();
  const sent = Array.from({ length: limits.maxRequests }, () => send());
  expect(() => send("/other")).toThrow(BusyError);
  sent.at(-1)?.end();
  expect(send("/other").state).not.toBe("refused");
});

test("a kind is forgotten when none of it is under way or waits", async () => {
  const forgotten = vi.spyOn(Map.prototype, "delete");
  const { send, look } = open();
  const sent = send("/one");
  await look();
  expect(forgotten).not.toHaveBeenCalledWith("/one");
  sent.end();
  await look();
  expect(forgotten).toHaveBeenCalledWith("/one");
});

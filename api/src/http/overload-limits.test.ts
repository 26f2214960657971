import { EventEmitter } from "node:events";
import type { Request, Response } from "express";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { createOverloadGuard } from "./overload.ts";

const few = { fewRequests: 2, fewOfKind: 1, manyRequests: 2, maxRequests: 5, maxDelay: 150 };
const limits = { ...few, fewRequests: 8, fewOfKind: 4, manyRequests: 8, maxRequests: 100 };

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
function open({ wait = 0, delay = (): number => 0, limits = few } = {}) {
  const guard = createOverloadGuard({ longestWait: () => wait, delay, limits });
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

/** All are over but the first ones. */
const keep = (count: number) => {
  for (const response of underWay.splice(count)) response.emit("close");
};

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
  const send = open({ delay: () => delay, limits });
  const lookOften = (count: number, also = () => {}) => {
    for (; count > 0; count--) {
      look(0);
      also();
    }
  };
  for (let count = 0; count < 8; count++) expect(send()).toBe(true);
  // It is late for long, but nothing was refused: the limits are as they were.
  lookOften(100);
  keep(1);
  for (let count = 1; count < 8; count++) expect(send()).toBe(true);
  lookOften(100, () => expect(send()).toBe(false));
  keep(2);
  expect(send()).toBe(false);
  keep(1);
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
  const send = open({ delay: () => 151, limits });
  for (let count = 0; count < 8; count++) expect(send()).toBe(true);
  for (let count = 0; count < 3; count++) look(0);
  for (let count = 0; count < 100; count++) {
    expect(send()).toBe(false);
    look(0);
  }
  keep(0);
  expect([send(), send(), send()]).toEqual([true, true, false]);
  for (let count = 0; count < 6; count++) expect(send({ path: "/other" })).toBe(true);
  expect(send({ path: "/other" })).toBe(false);
  expect(send({ path: "/third" })).toBe(true);
});

/** A late guard after two kinds have come as often as they may, by which the limit of all refuses a third one. */
function openFull() {
  let delay = 151;
  const send = open({ delay: () => delay, limits });
  for (let count = 0; count < 4; count++)
    expect([send({ path: "/one" }), send({ path: "/two" })]).toEqual([true, true]);
  for (let count = 0; count < 3; count++) look(0);
  return {
    send,
    refuse: (path: string, count: number) => {
      for (; count > 0; count--) {
        expect(send({ path })).toBe(false);
        look(0);
      }
    },
    recover: () => {
      delay = 0;
    },
    /** How many requests may be under way if each is of another kind. */
    countLet: () => {
      keep(0);
      let count = 0;
      while (send({ path: `/kind-${count}` })) count++;
      return count;
    },
  };
}

test("the limit of all falls by a tenth with each look in which it refused, and rises by a hundredth", () => {
  const { refuse, recover, countLet } = openFull();
  // 0.9 ** 7 * 8 = 3.83.
  refuse("/third", 7);
  expect(countLet()).toBe(4);
  recover();
  const found = [1, 2, 3].map(() => {
    look(0);
    return countLet();
  });
  expect(found).toEqual([4, 4, 5]);
});

test("what only the limit of all refuses is not in excess itself: that limit goes on falling", () => {
  const { send, refuse, countLet } = openFull();
  refuse("/third", 7);
  keep(0);
  for (const path of ["/one", "/one", "/two", "/two"]) expect(send({ path })).toBe(true);
  // Two are less than it may have, but not than the part of it that the limit of all leaves.
  refuse("/one", 4);
  expect(countLet()).toBe(3);
});

test("what is in excess counts by its lowered limit among all", () => {
  const { send, refuse } = openFull();
  refuse("/one", 7);
  const third = () => send({ path: "/third" });
  expect([third(), third(), third(), third()]).toEqual([true, true, true, false]);
});

test("a kind is forgotten when nothing of it is under way and its limit is whole", () => {
  const forgotten = vi.spyOn(Map.prototype, "delete");
  const { refuse, recover } = openFull();
  refuse("/one", 1);
  expect(forgotten).not.toHaveBeenCalledWith("/two");
  keep(0);
  recover();
  look(0);
  expect(forgotten).toHaveBeenCalledWith("/two");
  for (let count = 1; count < 10; count++) {
    expect(forgotten).not.toHaveBeenCalledWith("/one");
    look(0);
  }
  expect(forgotten).toHaveBeenCalledWith("/one");
});

test("who left before the request came here is not counted", () => {
  const send = open({ wait: 60_000 });
  for (let count = 0; count < 3; count++) look(0);
  for (let count = 0; count < 10; count++) expect(send({ isGone: true })).toBe(false);
  expect(send()).toBe(true);
});

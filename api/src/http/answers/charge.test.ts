import type { IncomingMessage } from "node:http";
import express from "express";
import { expect, test } from "vitest";
import { createCallBudgets } from "../../limits/call-budgets.ts";
import { chargeOf, createCharging } from "./charge.ts";

function countingBudgets() {
  const spent: number[] = [];
  const state = { points: 1_000, remaining: 1_000, resetAt: 0 };
  const open = createCallBudgets({
    async spend(_budget, _key, points) {
      spent.push(points);
      return { ...state, isAllowed: true };
    },
    refund: () => state,
  });
  return { open, spent };
}
const nobody = { token: null, viewer: null };
const request = (headers = {}) =>
  ({ headers, socket: { remoteAddress: "192.0.2.1" } }) as unknown as IncomingMessage;

test("a hit is charged what the call was charged that made the answer", async () => {
  const { open, spent } = countingBudgets();
  const budget = open({ ip: "192.0.2.1" }, nobody);
  await budget.spend(400);
  budget.refund(150);
  const charge = chargeOf({ isPersisted: false, budgets: [budget] });
  expect(charge.points).toBe(250);
  spent.length = 0;
  const pay = createCharging({ openCallBudget: open, countPersistedQuery: null, hasProxy: false });
  await pay(request(), charge, express());
  expect(spent).toEqual([250]);
});

test("what cost nothing costs nothing", async () => {
  const { open, spent } = countingBudgets();
  const charge = chargeOf({ isPersisted: true, budgets: [open({ ip: "192.0.2.1" }, nobody)] });
  await createCharging({ openCallBudget: open, countPersistedQuery: null, hasProxy: false })(
    request(),
    charge,
    express(),
  );
  expect([charge.points, spent]).toEqual([0, []]);
});

test.each<[string, string | number | boolean | string[], string]>([
  ["all proxies", true, "203.0.113.9"],
  ["one", 1, "198.51.100.7"],
  ["two", 2, "203.0.113.9"],
  ["those of a network", "192.0.2.0/24", "198.51.100.7"],
  ["those of several networks", ["192.0.2.1", "198.51.100.0/24"], "203.0.113.9"],
  ["those of this computer, from elsewhere", "loopback", "192.0.2.1"],
])(
  "trusting %s, the address that pays is the first one that is not trusted",
  async (_what, trusted, expected) => {
    const counted: (string | undefined)[] = [];
    const pay = createCharging({
      openCallBudget: null,
      countPersistedQuery: async (_request, ip) => void counted.push(ip),
      hasProxy: true,
    });
    const socket = { connection: { remoteAddress: "192.0.2.1" } };
    const forwarded = request({ "x-forwarded-for": "203.0.113.9, 198.51.100.7" });
    const app = express().set("trust proxy", trusted);
    await pay(Object.assign(forwarded, socket), { isPersisted: true, points: 0 }, app);
    expect(counted).toEqual([expected]);
  },
);

test("the caller behind a trusted proxy pays, not the proxy", async () => {
  const counted: (string | undefined)[] = [];
  const app = express().set("trust proxy", 1);
  const pay = createCharging({
    openCallBudget: null,
    countPersistedQuery: async (_request, ip) => void counted.push(ip),
    hasProxy: true,
  });
  const charge = { isPersisted: true, points: 0 };
  for (const forwarded of ["198.51.100.7", "no address"])
    await pay(
      Object.assign(request({ "x-forwarded-for": forwarded }), {
        connection: { remoteAddress: "192.0.2.1" },
      }),
      charge,
      app,
    );
  expect(counted).toEqual(["198.51.100.7", "192.0.2.1"]);
});

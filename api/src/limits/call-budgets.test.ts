import type { Response } from "express";
import { describe, expect, test } from "vitest";
import type { AuthContext } from "../auth/auth-context.ts";
import { RateLimited } from "../domain/errors.ts";
import { apiBudgets } from "../inputs/index.ts";
import { createBudgetCounter } from "./budget-counter.ts";
import { chargedOnce, createCallBudgets, unlimitedBudget } from "./call-budgets.ts";

/** A counter that is asked by nobody else. */
const counter = () =>
  createBudgetCounter({
    pool: { query: () => Promise.reject(new Error("There is no database here")) } as never,
    report: () => {},
  });

const signedOut: AuthContext = { token: null, viewer: null };
const token: AuthContext = {
  viewer: null,
  token: { id: "t", name: "Nightly", scopes: ["read:directory"], userId: "u", companyId: null },
};
const person: AuthContext = { token: null, viewer: { id: "u", isAdmin: false, isEmailVerified: true } };

/** An answer under way, the headers that it has, and the names of those that were set. */
function answering() {
  const headers: Record<string, unknown> = {};
  const set: string[] = [];
  const res = {
    headersSent: false,
    setHeader(name: string, value: unknown) {
      headers[name] = value;
      set.push(name);
    },
  };
  return { headers, set, res: res as unknown as Response };
}

describe("the budget of a call", () => {
  test("of nobody pays 70 points at least, 600 calls a minute, by address", async () => {
    const open = createCallBudgets(counter());
    const request = { ip: "192.0.2.1" };
    for (let calls = 0; calls < 600; calls += 1) {
      const callBudget = open(request, signedOut);
      await callBudget.spend(0);
      // A part of the call, which the least covers.
      await callBudget.spend(20);
    }
    await expect(open(request, signedOut).spend(0)).rejects.toThrow(RateLimited);
    await expect(open({ ip: "192.0.2.2" }, signedOut).spend(0)).resolves.toBeUndefined();
  });

  test("pays for all parts of the call together", async () => {
    const open = createCallBudgets(counter());
    const { headers, set, res } = answering();
    const callBudget = open({ ip: "192.0.2.1", res }, token);
    const { points } = apiBudgets.token;
    for (const part of [0, 5, 7]) await callBudget.spend(part);
    expect(headers["RateLimit-Remaining"]).toBe(points - 12);
    expect(callBudget.refund(4)).toMatchObject({ points, remaining: points - 8 });
    expect(headers).toMatchObject({ "RateLimit-Limit": points, "RateLimit-Remaining": points - 8 });
    expect(headers["RateLimit-Reset"]).toBeLessThanOrEqual(60);
    expect(set.filter((name) => name === "RateLimit-Limit")).toHaveLength(1);
    // A call is never for nothing.
    expect(callBudget.refund(8).remaining).toBe(points - 1);
  });

  test("that is empty says what the call costs, what is left and what would help", async () => {
    const open = createCallBudgets(counter());
    const dear = open({ ip: "192.0.2.1" }, token);
    await dear.spend(apiBudgets.token.points - 3);
    await expect(open({ ip: "192.0.2.1" }, token).spend(5)).rejects.toThrow(
      /^Too many attempts\. Please try again in (?:\d+ seconds|1 minute)\. This request costs 5 points\. 3 of 120000 points a minute are left for the next \d+ seconds\. Request fewer fields or shorter lists \(first\), or send fewer requests\.$/,
    );
    const { headers, res } = answering();
    const anonymous = { ip: "192.0.2.1", res };
    await open(anonymous, signedOut).spend(apiBudgets.anonymous.points);
    await expect(open(anonymous, signedOut).spend(0)).rejects.toThrow(
      /or use an API token, which has 120000 points a minute\.$/,
    );
    expect(headers).toEqual({});
  });

  test("of who is signed in is their own, wherever they are, and tells browsers nothing", async () => {
    const open = createCallBudgets(counter());
    const { headers, res } = answering();
    await open({ ip: "192.0.2.1", res }, person).spend(apiBudgets.user.points);
    await expect(open({ ip: "192.0.2.2" }, person).spend(0)).rejects.toThrow(
      /Request fewer fields or shorter lists \(first\), or send fewer requests\.$/,
    );
    await expect(open({ ip: "192.0.2.1" }, signedOut).spend(0)).resolves.toBeUndefined();
    expect(headers).toEqual({});
  });

  test("is never empty where limits are off", async () => {
    const callBudget = unlimitedBudget({ ip: "192.0.2.1" }, token);
    for (let calls = 0; calls < 3; calls += 1) await callBudget.spend(apiBudgets.token.points);
    expect(callBudget.refund(1).remaining).toBe(apiBudgets.token.points);
  });
});

test("a document that is read several times is charged once, for its last reading", async () => {
  const calls: [string, number][] = [];
  const state = { points: 9, remaining: 9, resetAt: 0, taken: 1 };
  const once = chargedOnce({
    spend: async (points) => void calls.push(["spend", points]),
    refund: (points) => {
      calls.push(["refund", points]);
      return state;
    },
  });
  for (const unused of [4, 4, 1]) {
    await once.spend(5);
    once.refund(unused);
  }
  once.settle();
  expect(calls.filter(([, points]) => points > 0)).toEqual([
    ["spend", 5],
    ["refund", 1],
  ]);
});

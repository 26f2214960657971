import { afterEach, describe, expect, test } from "vitest";
import { hourMs } from "../inputs/index.ts";
import { testDatabase } from "../testing/database.ts";
import { type Budget, type BudgetCounter, createBudgetCounter } from "./budget-counter.ts";

const database = testDatabase();
const opened: BudgetCounter[] = [];
const defects: unknown[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((counter) => counter.close()));
  expect(defects.splice(0)).toEqual([]);
});

let statements = 0;
let time = Date.parse("2026-11-22T12:00:00Z");

/** A process of its own, as far as counting goes, whose clock is ahead by the given milliseconds. */
function engine({ ahead = 0, ...options }: { ahead?: number; maxEntries?: number } = {}): BudgetCounter {
  const pool = {
    query: (text: string, values: unknown[]) => {
      statements += 1;
      return database.pool.query(text, values);
    },
  };
  const counter = createBudgetCounter({
    pool: pool as unknown as typeof database.pool,
    report: (error) => void defects.push(error),
    now: () => time + ahead,
    // Told when a test says so, by asking for much or by closing.
    milliseconds: hourMs,
    ...options,
  });
  opened.push(counter);
  return counter;
}

const budget = (name: string, points = 10_000): Budget => ({ name, points, seconds: 60 });

/** Spends by turns until nobody is given any more; what was taken in all. */
async function exhaust(engines: readonly BudgetCounter[], of: Budget, cost: number): Promise<number> {
  let taken = 0;
  for (let refused = 0, turn = 0; refused < engines.length; turn += 1) {
    const { isAllowed } = (await engines[turn % engines.length]?.spend(of, "who", cost)) ?? {
      isAllowed: false,
    };
    if (isAllowed) {
      taken += cost;
      refused = 0;
    } else refused += 1;
  }
  return taken;
}

describe("a budget", () => {
  test("of too many callers, keeps a limited number and never evicts one that spent much", async () => {
    const counter = engine({ maxEntries: 200 });
    const of = budget("crowd", 100);
    expect(await exhaust([counter], of, 50)).toBe(100);
    for (let n = 0; n < 2_000; n += 1) await counter.spend(of, `caller ${n}`, 1);
    expect(counter.size).toBe(200);
    expect(await counter.spend(of, "who", 50)).toMatchObject({ isAllowed: false, remaining: 0 });
  });

  test("is spent to the last point, and then refused until the window ends", async () => {
    const counter = engine();
    const of = budget("one", 100);
    expect(await exhaust([counter], of, 7)).toBe(98);
    const refused = await counter.spend(of, "who", 7);
    expect(refused).toMatchObject({ isAllowed: false, points: 100, remaining: 2 });
    expect(await counter.spend(of, "who", 2)).toMatchObject({ isAllowed: true, remaining: 0 });
    expect(await counter.spend(of, "somebody else", 7)).toMatchObject({ isAllowed: true, remaining: 93 });
    const { resetAt } = await counter.spend(of, "who", 1);
    time = resetAt - 1;
    expect((await counter.spend(of, "who", 1)).isAllowed).toBe(false);
    time = resetAt;
    expect(await counter.spend(of, "who", 1)).toMatchObject({ isAllowed: true, remaining: 99 });
  });

  test("refunds unused points within the same window", async () => {
    const counter = engine();
    const of = budget("back", 100);
    const { resetAt } = await counter.spend(of, "who", 60);
    expect(counter.refund(of, "who", 50, resetAt)).toMatchObject({ remaining: 90 });
    time = resetAt;
    expect(counter.refund(of, "who", 50, resetAt)).toMatchObject({ remaining: 100 });
  });

  test.each([2, 4])("of %i processes is one, within a tenth, when they spend by turns", async (count) => {
    const engines = Array.from({ length: count }, () => engine());
    const taken = await exhaust(engines, budget(`turns-${count}`), 13);
    expect(taken).toBeGreaterThan(9_000);
    expect(taken).toBeLessThanOrEqual(11_000);
  });

  test.each([2, 4])("of %i processes is one, within a tenth, when all call at once", async (count) => {
    const engines = Array.from({ length: count }, () => engine());
    const of = budget(`burst-${count}`);
    statements = 0;
    const calls = engines.flatMap((one) => Array.from({ length: 500 }, () => one.spend(of, "who", 40)));
    const taken = (await Promise.all(calls)).filter(({ isAllowed }) => isAllowed).length * 40;
    expect(taken).toBeGreaterThan(9_000);
    expect(taken).toBeLessThanOrEqual(11_000);
    expect(statements).toBeLessThan(150 * count);
  });

  test("notices what other processes spent while this one was idle", async () => {
    const [idle, busy] = [engine(), engine()];
    const of = budget("idle");
    await idle.spend(of, "who", 10);
    await exhaust([busy], of, 10);
    time += 10_000;
    expect(await exhaust([idle], of, 10)).toBeLessThanOrEqual(1_000);
  });

  test.each([-90_000, 90_000])("of a process whose clock is off by %i ms is the same one", async (ahead) => {
    const of = budget(`clock-${ahead}`);
    const [right, wrong] = [engine(), engine({ ahead })];
    await exhaust([right], of, 10);
    await right.close();
    expect(await exhaust([wrong], of, 10)).toBeLessThanOrEqual(1_000);
    const refused = await wrong.spend(of, "who", 10_000);
    // Told by its own clock, when the time of all of them is over.
    expect(refused.isAllowed).toBe(false);
    expect(refused.resetAt - (time + ahead)).toBeGreaterThan(0);
    expect(refused.resetAt - (time + ahead)).toBeLessThanOrEqual(60_000);
  });

  test("refunds within the window of another process, even when clocks differ", async () => {
    const of = budget("back-there");
    const [first, second] = [engine(), engine({ ahead: 1_000 })];
    await first.spend(of, "who", 500);
    await first.close();
    // More than may be spent unasked.
    const { resetAt } = await second.spend(of, "who", 5_000);
    await first.close();
    expect(second.refund(of, "who", 4_000, resetAt)).toMatchObject({ remaining: 8_500 });
  });

  test("needs no statement per call", async () => {
    const counter = engine();
    statements = 0;
    for (let n = 0; n < 10; n += 1) await counter.spend(budget("few"), "who", 10);
    expect(statements).toBe(0);
    await exhaust([counter], budget("few"), 10);
    expect(statements).toBeLessThan(150);
  });

  test("is counted by each process alone while the database is down, which is reported once", async () => {
    const broken: BudgetCounter = createBudgetCounter({
      pool: { query: () => Promise.reject(new Error("away")) } as unknown as typeof database.pool,
      report: (error) => void defects.push(error),
      now: () => time,
    });
    expect(await exhaust([broken], budget("away", 1_000), 10)).toBe(1_000);
    expect(defects.splice(0)).toEqual([new Error("away")]);
    await broken.close();
    expect(defects.splice(0)).toHaveLength(0);
  });
});

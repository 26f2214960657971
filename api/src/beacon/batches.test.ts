import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { DayOfViews } from "../domain/views/views.ts";
import type { View } from "../inputs/views.ts";
import { Batches } from "./batches.ts";

const view = (id: string): View => ({ subject: "software", id });
const row = (id: string, count: number, day = "2026-11-20"): DayOfViews => ({ ...view(id), day, count });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Batches whose writer a test moves by hand. */
function batches({ most = 100 } = {}) {
  const written: (readonly DayOfViews[])[] = [];
  const report = vi.fn();
  let next: () => Promise<void> = async () => {};
  const kept = new Batches({
    most,
    report,
    now: () => new Date(),
    milliseconds: 5_000,
    async write(rows) {
      written.push(rows);
      await next();
    },
  });
  return {
    kept,
    written,
    report,
    fail: () => {
      next = async () => Promise.reject(new Error("no database"));
    },
    mend: () => {
      next = async () => {};
    },
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      next = () => promise;
      return resolve;
    },
  };
}

describe("views wait in memory", () => {
  test("and are written together, a number for each page and day, some seconds after the first", async () => {
    vi.setSystemTime("2026-11-20T23:59:57.000Z");
    const { kept, written } = batches();
    for (const id of ["a", "b", "a"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(written).toEqual([]);
    // It is the next day in UTC by now, wherever this machine is.
    kept.add(view("a"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([[row("a", 2), row("b", 1), row("a", 1, "2026-11-21")]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    kept.add(view("c"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toHaveLength(2);
  });

  test("and are written at once when they are many", async () => {
    const { kept, written } = batches({ most: 2 });
    for (const id of ["a", "a", "b"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([[row("a", 2), row("b", 1)]]);
  });

  test("and those that could not be written are kept and added to", async () => {
    const { kept, written, report, fail, mend } = batches({ most: 2 });
    fail();
    kept.add(view("a"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(report).toHaveBeenCalledOnce();
    // Many or not: what is in trouble gets its time.
    for (const id of ["a", "b", "c"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(written).toHaveLength(1);
    mend();
    await vi.advanceTimersByTimeAsync(1);
    expect(written.at(-1)).toEqual([row("a", 2), row("b", 1), row("c", 1)]);
    expect(report).toHaveBeenCalledOnce();
  });

  test("and never without bound, while known numbers still grow", async () => {
    const { kept, written, fail, mend } = batches({ most: 2 });
    fail();
    for (let page = 0; page < 100; page++) kept.add(view(`page-${page}`));
    await vi.advanceTimersByTimeAsync(0);
    for (let page = 0; page < 100; page++) kept.add(view(`page-${page}`));
    mend();
    await vi.advanceTimersByTimeAsync(5_000);
    const rows = written.at(-1) ?? [];
    expect(rows).toHaveLength(20);
    expect(Math.max(...rows.map(({ count }) => count))).toBe(2);
  });
});

describe("at the end", () => {
  test("what waits is written, also what came while a batch was on its way", async () => {
    const { kept, written, hold } = batches();
    const release = hold();
    kept.add(view("a"));
    await vi.advanceTimersByTimeAsync(5_000);
    kept.add(view("b"));
    const closed = kept.close();
    release();
    await closed;
    expect(written).toEqual([[row("a", 1)], [row("b", 1)]]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("a database that is gone holds nobody up", async () => {
    const { kept, report, fail } = batches();
    fail();
    kept.add(view("a"));
    await kept.close();
    expect(report).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });
});

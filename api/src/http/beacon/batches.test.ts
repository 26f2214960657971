import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Visit } from "../../domain/views/views.ts";
import { Batches } from "./batches.ts";

const view = (id: string, network = "one"): Visit => ({
  subject: "software",
  id,
  day: "2026-11-20",
  mac: `${id} ${network}`,
});

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00.000Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Batches whose writer a test moves by hand. */
function batches({ maxSize = 100 } = {}) {
  const written: (readonly Visit[])[] = [];
  const report = vi.fn();
  let next: () => Promise<void> = async () => {};
  const kept = new Batches({
    maxSize,
    report,
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
    recover: () => {
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
  test("and are written together, each visit once, some seconds after the first", async () => {
    const { kept, written } = batches();
    for (const id of ["a", "b", "a"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(written).toEqual([]);
    kept.add(view("a", "two"));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(written).toEqual([[view("a"), view("b"), view("a", "two")]]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(written).toHaveLength(1);
    kept.add(view("c"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written).toHaveLength(2);
  });

  test("and are written at once when they are many", async () => {
    const { kept, written } = batches({ maxSize: 2 });
    for (const id of ["a", "a", "b"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(0);
    expect(written).toEqual([[view("a"), view("b")]]);
  });

  test("and those that could not be written are kept and added to", async () => {
    const { kept, written, report, fail, recover } = batches({ maxSize: 2 });
    fail();
    kept.add(view("a"));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(report).toHaveBeenCalledOnce();
    // Many or not: what is in trouble gets its time.
    for (const id of ["a", "b", "c"]) kept.add(view(id));
    await vi.advanceTimersByTimeAsync(4_999);
    expect(written).toHaveLength(1);
    recover();
    await vi.advanceTimersByTimeAsync(1);
    expect(written.at(-1)).toEqual([view("a"), view("b"), view("c")]);
    expect(report).toHaveBeenCalledOnce();
  });

  test("and never without bound", async () => {
    const { kept, written, fail, recover } = batches({ maxSize: 2 });
    fail();
    for (let page = 0; page < 100; page++) kept.add(view(`page-${page}`));
    await vi.advanceTimersByTimeAsync(0);
    recover();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(written.at(-1)).toHaveLength(20);
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
    expect(written).toEqual([[view("a")], [view("b")]]);
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

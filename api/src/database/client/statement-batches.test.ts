import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createConcurrencyLimiter } from "../../limits/concurrency-limiter.ts";
import { batchColumn, maxBatch } from "../query/batch-text.ts";
import type { ReadOptions, Statement } from "./reader.ts";
import { createSlowStatementBatches, createStatementBatches, isBatchable } from "./statement-batches.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const statement = (value: string, text = "one", other: string | null = null) => ({
  text,
  values: [value, other],
  batchText: () => `several of ${text}`,
});

/** Statements that end when the test says so, each with its values as its one row, but none for "none". */
function connections() {
  const begun: { name: string; options: ReadOptions; end(error?: Error): Promise<void> }[] = [];
  const run = ({ text, values }: Statement, options: ReadOptions, connected: () => void) => {
    connected();
    const columns = values.map((value) => (Array.isArray(value) ? value : [value])) as (string | null)[][];
    const [first = []] = columns;
    const rows = first
      .map((value, at) => ({ value, other: columns[1]?.[at], [batchColumn]: at + 1 }))
      .filter(({ value }) => value !== "none");
    const { promise, resolve, reject } = Promise.withResolvers<unknown[]>();
    const end = async (error?: Error) => {
      if (error) reject(error);
      else resolve(rows);
      await vi.advanceTimersByTimeAsync(0);
    };
    begun.push({ name: `${text}: ${first.join(" ")}`, options, end });
    return promise;
  };
  /** The statements from the given one on. */
  const names = (from = 0) => begun.slice(from).map(({ name }) => name);
  return { begun, run, names };
}

/** What each has ended with: the values in its rows, or an error. */
const endsOf = async (reads: readonly Promise<unknown[]>[]) =>
  (await Promise.allSettled(reads)).map((end) =>
    end.status === "rejected"
      ? `failed: ${end.reason.message}`
      : (end.value as { value: string; other: string | null }[])
          .map(({ value, other }) => `${value}${other ?? ""}`)
          .join(" "),
  );

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });
const outage = failure("gone", "57P01");
const timeout = failure("too slow", "57014");
const wrong = failure("wrong", "22P02");

test("only statements with texts as values, of which there is a form for several, run together", () => {
  expect(isBatchable(statement("a"))).toBe(true);
  expect(isBatchable({ ...statement("a"), values: ["a", null] })).toBe(true);
  for (const values of [[], [1], [["a"]], [new Date()], [true], ["a", undefined]])
    expect(isBatchable({ ...statement("a"), values })).toBe(false);
  expect(isBatchable({ text: "one", values: ["a"] })).toBe(false);
});

describe("statements", () => {
  function reading() {
    const { begun, run, names } = connections();
    const read = createStatementBatches(run);
    const readAll = (values: readonly string[]) => values.map((value) => read(statement(value), {}));
    return { begun, names, read, readAll };
  }

  test("run at once while less than two of their text run, and then together as soon as one of them has ended", async () => {
    const { begun, names, read, readAll } = reading();
    const reads = readAll(["a", "b", "c", "none"]);
    reads.push(read(statement("d", "one", "!"), {}), read(statement("e", "another"), {}));
    expect(names()).toEqual(["one: a", "one: b", "another: e"]);
    await begun[1]?.end();
    expect(names(3)).toEqual(["several of one: c none d"]);
    reads.push(...readAll(["f"]));
    expect(names(4)).toEqual([]);
    for (const { end } of begun) await end();
    expect(names(4)).toEqual(["one: f"]);
    await begun[4]?.end();
    expect(await endsOf(reads)).toEqual(["a", "b", "c", "", "d!", "e", "f"]);
    void readAll(["g"]);
    expect(names(5)).toEqual(["one: g"]);
  });

  test("run together in limited number", async () => {
    const { begun, names, readAll } = reading();
    const values = Array.from({ length: 2 + maxBatch + 3 }, (_, n) => `v${n}`);
    const settled = endsOf(readAll(values));
    await begun[0]?.end();
    await begun[1]?.end();
    expect(names().map((name) => name.split(" v").length - 1)).toEqual([1, 1, maxBatch, 3]);
    for (const { end } of begun) await end();
    expect(await settled).toEqual(values);
  });

  test("all begin after ten milliseconds, however slow those of their text are", async () => {
    const { begun, names, readAll } = reading();
    const many = Array.from({ length: maxBatch }, (_, n) => `v${n}`);
    const reads = readAll(["a", "b", ...many]);
    await vi.advanceTimersByTimeAsync(5);
    reads.push(...readAll(["c", "d"]));
    await vi.advanceTimersByTimeAsync(4);
    expect(names(2)).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(names(2)).toEqual([`several of one: ${many.join(" ")}`, "several of one: c d"]);
    expect(vi.getTimerCount()).toBe(0);
    reads.push(...readAll(["e"]));
    await vi.advanceTimersByTimeAsync(10);
    expect(names(4)).toEqual(["one: e"]);
    for (const { end } of begun) await end();
    expect(await endsOf(reads)).toEqual(["a", "b", ...many, "c", "d", "e"]);
  });

  test("are each run alone if that of several fails, so that nobody gets the error of another", async () => {
    const { begun, names, readAll } = reading();
    const settled = endsOf(readAll(["a", "b", "c", "d"]));
    await begun[0]?.end();
    await begun[2]?.end(wrong);
    expect(names(2)).toEqual(["several of one: c d", "one: c", "one: d"]);
    await begun[3]?.end(wrong);
    await begun[4]?.end();
    await begun[1]?.end(wrong);
    expect(await settled).toEqual(["a", "failed: wrong", "failed: wrong", "d"]);
    void readAll(["e"]);
    expect(names(5)).toEqual(["one: e"]);
  });

  test.each([outage, timeout])(
    "all fail if the database is out of reach or too slow: $message",
    async (error) => {
      const { begun, readAll } = reading();
      const settled = endsOf(readAll(["a", "b", "c", "d"]));
      await begun[0]?.end();
      await begun[2]?.end(error);
      await begun[1]?.end();
      expect(await settled).toEqual(["a", "b", `failed: ${error.message}`, `failed: ${error.message}`]);
      expect(begun).toHaveLength(3);
    },
  );

  test("are named for free documents only if all of them are of such", async () => {
    const { begun, read } = reading();
    const origins = [true, true, true, false, true, true];
    const readSome = (from: number, to: number) =>
      origins
        .slice(from, to)
        .map((isForeign, n) => read(statement(`${from + n}`), { isForeign, timesAsText: true }));
    const reads = readSome(0, 4);
    await begun[0]?.end();
    reads.push(...readSome(4, 6));
    await begun[1]?.end();
    for (const { end } of begun) await end();
    const several = { timesAsText: true };
    expect(begun.slice(2).map(({ options }) => options)).toEqual([
      { ...several, isForeign: false },
      { ...several, isForeign: true },
    ]);
    await Promise.all(reads);
  });

  test("run alone if they have no form for several", async () => {
    const { begun, names, read } = reading();
    const reads = ["a", "b", "c"].map((value) => read({ text: "plain", values: [value] }, {}));
    expect(names()).toEqual(["plain: a", "plain: b", "plain: c"]);
    for (const { end } of begun) await end();
    expect(await endsOf(reads)).toEqual(["a", "b", "c"]);
  });
});

describe("slow statements", () => {
  /** The first of them has been read, and was quick. */
  async function reading(maxQueued = 9) {
    const { begun, run, names } = connections();
    const whileQuick = { milliseconds: 50, maxConcurrent: 1 };
    const read = createSlowStatementBatches(
      run,
      createConcurrencyLimiter({ name: "searches", maxConcurrent: 1, maxQueued, whileQuick }),
    );
    const readAll = (values: readonly string[]) => values.map((value) => read(statement(value), {}));
    const first = read(statement("first"), {});
    await begun[0]?.end();
    await first;
    return { begun, names, read, readAll };
  }

  test("are read with the next three of their text that wait, in one place", async () => {
    const { begun, names, read, readAll } = await reading();
    const reads = readAll(["a", "b", "none", "c", "d", "e"]);
    reads.push(read({ text: "plain", values: ["f"] }, {}), read({ text: "plain", values: ["g"] }, {}));
    await vi.advanceTimersByTimeAsync(0);
    expect(names(1)).toEqual(["one: a"]);
    await begun[1]?.end();
    expect(names(2)).toEqual(["several of one: b none c d"]);
    await begun[2]?.end();
    expect(names(3)).toEqual(["one: e"]);
    for (let at = 3; at < 6; at++) await begun[at]?.end();
    expect(names(4)).toEqual(["plain: f", "plain: g"]);
    expect(await endsOf(reads)).toEqual(["a", "b", "", "c", "d", "e", "f", "g"]);
  });

  test("are each run alone, one after the other, if that of several fails", async () => {
    const { begun, names, readAll } = await reading();
    const settled = endsOf(readAll(["a", "b", "c", "d"]));
    await vi.advanceTimersByTimeAsync(0);
    await begun[1]?.end();
    await begun[2]?.end(wrong);
    expect(names(2)).toEqual(["several of one: b c d", "one: b"]);
    await begun[3]?.end(wrong);
    expect(names(4)).toEqual(["one: c"]);
    await begun[4]?.end();
    await begun[5]?.end();
    expect(names(4)).toEqual(["one: c", "one: d"]);
    expect(await settled).toEqual(["a", "failed: wrong", "c", "d"]);
  });

  test.each([outage, timeout])(
    "all fail if the database is out of reach or too slow: $message",
    async (error) => {
      const { begun, readAll } = await reading();
      const settled = endsOf(readAll(["a", "b", "c"]));
      await vi.advanceTimersByTimeAsync(0);
      await begun[1]?.end();
      await begun[2]?.end(error);
      expect(await settled).toEqual(["a", `failed: ${error.message}`, `failed: ${error.message}`]);
      expect(begun).toHaveLength(3);
    },
  );

  test("are refused if too many wait, batchable or not", async () => {
    for (const isBatchable of [true, false]) {
      const { begun, read } = await reading(2);
      const { batchText, ...plain } = statement("a");
      const settled = endsOf(
        [1, 2, 3, 4].map(() => read({ ...plain, ...(isBatchable && { batchText }) }, {})),
      );
      for (let at = 1; at < 4; at++) {
        await vi.advanceTimersByTimeAsync(0);
        await begun[at]?.end();
      }
      expect(await settled).toEqual(["a", "a", "a", expect.stringMatching(/^failed: Too much/)]);
      expect(begun).toHaveLength(isBatchable ? 3 : 4);
    }
  });
});

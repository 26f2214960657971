import { expect, test, vi } from "vitest";
import { metric } from "../../testing/metrics.ts";
import type { RowSelection } from "./json-selection.ts";
import { constant, rawSql, type Sql, sql } from "./sql.ts";
import { cachedStatement } from "./statement-cache.ts";

const newSelection = (): RowSelection => ({
  table: sql`thing`,
  json: sql`to_json(t0.id)`,
  rowOf: (id) => ({ id }),
  reads: () => ({ record() {}, recordId() {} }),
});

interface Options {
  facts?: readonly (string | number | undefined)[];
  mayBatch?: boolean;
  third?: Sql | undefined;
  lists?: readonly (readonly Sql[])[];
}

/** Statements of one selection. The second piece comes first and last in the text, with a value besides. */
function makeStatements() {
  const selection = newSelection();
  const compose = vi.fn(
    ({ one, other }: { one: Sql; other: Sql }) => sql`select ${other}, ${one}, ${3}, ${other}`,
  );
  const statement = (one: Sql, other: Sql, options: Options = {}) =>
    cachedStatement({
      selection,
      visitParts: (visitor) => {
        for (const fact of options.facts ?? []) visitor.fact(fact);
        visitor.optional(options.third);
        for (const list of options.lists ?? []) visitor.list(list, visitor.sql);
        return { one: visitor.sql(one), other: visitor.sql(other) };
      },
      compose,
      mayBatch: options.mayBatch ?? false,
    });
  return { statement, compose };
}

test("the text is composed once, and each call gets its own values", () => {
  const { statement, compose } = makeStatements();
  const text = "select c = $1, a = $2 and b = $3, $4, c = $5";
  const of = (a: unknown, b: unknown, c: unknown) => statement(sql`a = ${a} and b = ${b}`, sql`c = ${c}`);
  expect(of("x", null, 7)).toEqual({ text, values: [7, "x", null, 3, 7] });
  expect(of(undefined, "x", "y")).toEqual({ text, values: ["y", undefined, "x", 3, "y"] });
  expect(compose).toHaveBeenCalledTimes(1);
});

const [a, b, c] = [rawSql("a"), rawSql("b"), rawSql("c")] as const;
type Call = (statement: ReturnType<typeof makeStatements>["statement"]) => unknown;
test.each<[string, Call, Call]>([
  ["the text of a piece", (of) => of(sql`${1} and b`, a), (of) => of(sql`${1} and c`, a)],
  ["the place of a value", (of) => of(sql`a${1}b`, c), (of) => of(sql`ab${1}`, c)],
  ["the end of a piece", (of) => of(sql`a${1}b`, c), (of) => of(sql`a${1}`, rawSql("bc"))],
  ["the number of values", (of) => of(sql`a${1}`, c), (of) => of(sql`a${1}${1}`, c)],
  ["a fact", (of) => of(a, a, { facts: ["descending"] }), (of) => of(a, a, { facts: ["ascending"] })],
  ["a missing fact", (of) => of(a, a, { facts: [1] }), (of) => of(a, a, { facts: [undefined] })],
  ["a missing piece", (of) => of(b, c, { third: a }), (of) => of(b, c, { lists: [[a]] })],
  ["the length of a list", (of) => of(b, c, { lists: [[a]] }), (of) => of(b, c, { lists: [[a, a]] })],
  ["the end of a list", (of) => of(a, a, { lists: [[b], [c]] }), (of) => of(a, a, { lists: [[b, c], []] })],
  ["whether it may run together with others", (of) => of(a, a), (of) => of(a, a, { mayBatch: true })],
])("statements that differ in %s are composed apart", (_, first, second) => {
  const { statement, compose } = makeStatements();
  for (const call of [first, second, first]) call(statement);
  expect(compose).toHaveBeenCalledTimes(2);
});

test("a long piece is told apart by its text, not by its object", () => {
  const selection = newSelection();
  const compose = vi.fn((long: Sql) => sql`select ${long}`);
  const of = (long: Sql) =>
    cachedStatement({ selection, visitParts: ({ longSql }) => longSql(long), compose, mayBatch: false });
  expect(of(sql`long ${1}`)).toEqual({ text: "select long $1", values: [1] });
  expect(of(sql`long ${2}`)).toEqual({ text: "select long $1", values: [2] });
  expect(compose).toHaveBeenCalledTimes(1);
  expect(of(sql`longer ${2}`)).toEqual({ text: "select longer $1", values: [2] });
});

test("selections do not share statements", () => {
  const [one, another] = [makeStatements(), makeStatements()];
  for (const { statement } of [one, another]) statement(a, b);
  for (const { compose } of [one, another]) expect(compose).toHaveBeenCalledTimes(1);
});

test("the text for several is composed once too", () => {
  const { statement } = makeStatements();
  const of = (value: string) => statement(sql`${value}::text`, constant(2), { mayBatch: true });
  const [one, other] = [of("a"), of("b")];
  expect(one.batchText?.()).toContain("batch.batch_value1");
  expect(other.batchText).toBe(one.batchText);
  expect(other.values).toEqual(["b", 3]);
});

test("statements that anyone can have composed stay within the bytes that their metric shows", async () => {
  const { statement, compose } = makeStatements();
  const often = () => statement(a, b);
  const long = "x".repeat(200_000);
  // 200 kB in its key, in its text and in that for several.
  const another = (number: number) => statement(rawSql(`${long}${number}`), b, { mayBatch: true });
  often();
  for (let number = 0; number < 50; number++) {
    another(number);
    often();
  }
  expect(compose).toHaveBeenCalledTimes(51);
  const bytes = await metric("assay_cache_bytes", { cache: "statements" });
  expect(bytes).toBeGreaterThan(3_000_000);
  expect(bytes).toBeLessThanOrEqual(4 * 1024 * 1024);
  another(49 - 5);
  expect(compose).toHaveBeenCalledTimes(51);
  another(49 - 7);
  expect(compose).toHaveBeenCalledTimes(52);
});

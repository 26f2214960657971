import { expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { batchable, batchColumn, maxBatch } from "./batch-text.ts";
import { sql } from "./sql.ts";

const database = testDatabase();

/** The rows of a statement for each of the values, by one statement. */
async function together(
  statement: (...values: (string | null)[]) => ReturnType<typeof sql>,
  ...asked: (string | null)[][]
) {
  const [first = []] = asked;
  const { rows } = await database.pool.query<Record<string, unknown>>({
    text: batchable(statement(...first)).batchText?.() ?? "",
    values: first.map((_, at) => asked.map((values) => values[at])),
  });
  return asked.map((_, index) =>
    rows.flatMap(({ [batchColumn]: by, ...row }) => (by === index + 1 ? [row] : [])),
  );
}

test("each gets the rows of its own values, as many as there are", async () => {
  const upTo = (last: string | null) =>
    sql`select n::int4, ${last}::int4 as last from generate_series(1, ${last}::int4) n order by n desc`;
  const rowsUpTo = (last: number) => Array.from({ length: last }, (_, at) => ({ n: last - at, last }));
  expect(
    await together((last = null) => upTo(last), ["2", "2"], ["0", "0"], ["3", "3"], [null, null]),
  ).toEqual([rowsUpTo(2), [], rowsUpTo(3), []]);
});

test("values that are alike but for their place are not mixed up", async () => {
  const named = (...values: (string | null)[]) =>
    sql`select ${values[0]}::text as a, x.b from (select ${values[1]}::text as b) x where ${values[2]}::text <> 'no'`;
  expect(
    await together(named, ["p", "q", "yes"], ["q", "p", "yes"], ["p", "p", "no"], ["'; $1", "{a,b}", '"\\,']),
  ).toEqual([[{ a: "p", b: "q" }], [{ a: "q", b: "p" }], [], [{ a: "'; $1", b: "{a,b}" }]]);
});

test("as many as may run together, each with rows that were kept first", async () => {
  const kept = (value: string | null = null) => sql`(with matched as materialized (
      select ${value}::int4 + n as k from generate_series(1, 5) n)
    select (select count(*) from matched)::int4 as total, k from matched order by k desc limit 1)`;
  const asked = Array.from({ length: maxBatch }, (_, at) => [String(at)]);
  expect(await together(kept, ...asked)).toEqual(asked.map((_, at) => [{ total: 5, k: at + 5 }]));
});

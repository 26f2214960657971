import { expect, test, vi } from "vitest";
import { testDatabase } from "../testing/database.ts";
import type { Database } from "./client/open.ts";
import { vacuum } from "./vacuum.ts";

const database = testDatabase();

test("the room of rows that are no more is free again, in every table", async () => {
  const { pool } = database;
  const add = () =>
    pool.query(
      "insert into list (id, user_id, name) select gen_random_uuid(), id, 'list ' || n from app_user, generate_series(1, 1000) n",
    );
  const bytes = async () =>
    Number((await pool.query("select pg_relation_size('list') as bytes")).rows[0].bytes);
  await pool.query(
    "insert into app_user (id, email, email_key) values (gen_random_uuid(), 'a@b.example', 'a@b.example')",
  );
  await add();
  const once = await bytes();
  for (let round = 0; round < 3; round++) {
    await pool.query("delete from list");
    await vacuum(database, new AbortController().signal);
    await add();
  }
  expect(await bytes()).toBeLessThan(1.5 * once);
});

test("PostgreSQL's own tables are among them; former statistics, of which the others leave some, come last", async () => {
  const query = vi.spyOn(database.pool, "query");
  await vacuum(database, new AbortController().signal);
  const asked = query.mock.calls.map(([text]) => String(text));
  query.mockRestore();
  expect(asked).toEqual(
    expect.arrayContaining(["vacuum (analyze) public.review", "vacuum (analyze) pg_catalog.pg_class"]),
  );
  expect(asked.at(-1)).toBe("vacuum (analyze) pg_catalog.pg_statistic");
});

test("it ends when the process does", async () => {
  const query = vi.fn().mockResolvedValue({ rows: [{ name: "public.list" }] });
  await vacuum({ pool: { query } as unknown as Database["pool"] }, AbortSignal.abort());
  expect(query).toHaveBeenCalledTimes(1);
});

import { expect, test } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { growthOf, metric } from "../../testing/metrics.ts";
import { sql } from "../query/sql.ts";
import { MeasuredPool } from "./measured-pool.ts";
import { isOutage } from "./outage.ts";
import { transaction } from "./transaction.ts";

const database = testDatabase();
const statements = "assay_database_statement_duration_seconds_count";
const failures = "assay_database_statement_failures_total";
const user = (name: string) => ({ email: `${name}@example.com`, emailKey: `${name}@example.com` });

test("every statement is measured by its kind, whoever sends it", async () => {
  const { prisma, pool, reader } = database;
  const count = (kind: string, work: () => Promise<unknown>) => growthOf(statements, { kind }, work);
  expect(await count("select", () => reader.query(sql`select 1 as one`))).toBe(1);
  expect(await count("select", () => pool.query("with one as (select 1) select * from one"))).toBe(1);
  expect(await count("insert", () => prisma.user.create({ data: user("a") }))).toBe(1);
  const inTransaction = () =>
    transaction(database, (tx) => tx.$executeRaw`update app_user set first_name = 'Ann'`);
  expect(await count("update", inTransaction)).toBe(1);
  expect(await count("delete", () => pool.query("delete from app_user"))).toBe(1);
  expect(await count("other", () => pool.query("set time zone 'UTC'; set time zone 'UTC'"))).toBe(1);
});

test("failures are told apart, and reach the caller", async () => {
  const { prisma, pool } = database;
  await prisma.user.create({ data: user("b") });
  const count = (reason: string, work: () => Promise<unknown>) =>
    growthOf(failures, { reason }, () => expect(work()).rejects.toThrow());
  expect(await count("constraint", () => prisma.user.create({ data: user("b") }))).toBe(1);
  expect(await count("other", () => pool.query("select 1 / 0"))).toBe(1);
  const raise = (code: string) => pool.query(`do $$ begin raise sqlstate '${code}'; end $$`);
  expect(await count("timeout", () => raise("57014"))).toBe(1);
  expect(await count("collision", () => raise("40P01"))).toBe(1);
  expect(await count("outage", () => raise("57P03"))).toBe(1);
});

test("the pool's connections are shown, and the wait for one is measured, also of a transaction", async () => {
  const { pool } = database;
  const ofPool = { pool: "main" };
  const busyNow = () => metric("assay_database_connections", { ...ofPool, state: "busy" });
  // Prisma gives its connection back a moment after a failure.
  await expect.poll(busyNow).toBe(0);
  const waits = await growthOf("assay_database_wait_duration_seconds_count", ofPool, async () => {
    const client = await pool.connect();
    const busy = await busyNow();
    // The embedded database has one, and the next caller waits.
    const next = pool.query("select 1");
    const waiting = await metric("assay_database_waiting", ofPool);
    client.release();
    await next;
    expect([busy, waiting]).toEqual([1, testKind === "embedded" ? 1 : 0]);
  });
  // A pool that another file of this process has left may have the same name.
  expect(waits).toBeGreaterThanOrEqual(2);
  expect(await metric("assay_database_connections_max", ofPool)).toBe(pool.options.max);
});

test.runIf(testKind === "postgresql")(
  "a statement without an answer ends its connection and fails as an outage; those that are answered in time do not, however many there are",
  async () => {
    const silent = new MeasuredPool("reads", { ...database.pool.options, max: 1, silence: 2_000 });
    const sleep = (seconds: number) => silent.query(`select pg_sleep(${seconds})`);
    try {
      await silent.connect().then(async (client) => {
        await Promise.all([1.2, 1.2].map((seconds) => client.query(`select pg_sleep(${seconds})`)));
        client.release();
      });
      const failed = await sleep(20).catch((error: unknown) => error);
      expect(isOutage(failed)).toBe(true);
      expect((await silent.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    } finally {
      await silent.end();
    }
  },
);

test("a pool that has ended is not shown, and takes away no other that has its name by now", async () => {
  const max = () => metric("assay_database_connections_max", { pool: "searches" });
  const first = new MeasuredPool("searches", { max: 7 });
  const second = new MeasuredPool("searches", { max: 5 });
  first.watch();
  expect(await max()).toBe(7);
  second.watch();
  await first.end();
  expect(await max()).toBe(5);
  await second.end();
  expect(await max()).toBe(0);
});

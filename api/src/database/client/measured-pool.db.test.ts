import type pg from "pg";
import { afterEach, describe, expect, test } from "vitest";
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

describe.runIf(testKind === "postgresql")("where statements must be answered within two seconds", () => {
  const opened: MeasuredPool[] = [];
  const open = (more: pg.PoolConfig = {}) => {
    const pool = new MeasuredPool("reads", {
      ...database.pool.options,
      max: 1,
      answerWithin: 2_000,
      ...more,
    });
    opened.push(pool);
    return pool;
  };
  afterEach(() => Promise.all(opened.splice(0).map((pool) => pool.ended || pool.end())));

  const sleep = (seconds: number) => `select pg_sleep(${seconds})`;
  const failureOf = (work: Promise<unknown>) =>
    work.then(
      () => null,
      (error: unknown) => error,
    );

  test("one that is not fails as in an outage, and the next caller has another connection", async () => {
    const pool = open();
    const idle = open();
    const processOf = async (one: MeasuredPool) => (await one.query("select pg_backend_pid() as id")).rows;
    const [lost, kept] = await Promise.all([processOf(pool), processOf(idle)]);
    expect(isOutage(await failureOf(pool.query(sleep(60))))).toBe(true);
    expect(await processOf(pool)).not.toEqual(lost);
    expect(await processOf(idle)).toEqual(kept);
  });

  test("so it is with the first one of a connection, and while the pool ends", async () => {
    const pool = open({ onConnect: (client) => client.query(sleep(60)) });
    expect(isOutage(await failureOf(pool.query("select 1")))).toBe(true);
    const ending = open();
    const running = failureOf(ending.query(sleep(60)));
    await expect.poll(() => ending.totalCount - ending.idleCount).toBe(1);
    await ending.end();
    expect(isOutage(await running)).toBe(true);
  });

  test("several that take longer together are answered, and values that cannot be sent fail once", async () => {
    const client = await open().connect();
    try {
      const unsendable = {
        toPostgres: () => {
          throw new Error("no value");
        },
      };
      await expect(client.query("select $1::text", [unsendable])).rejects.toThrow("no value");
      await Promise.all([1.2, 1.2].map((seconds) => client.query(sleep(seconds))));
      expect((await client.query("select 1 as one", undefined)).rows).toEqual([{ one: 1 }]);
      expect(isOutage(await failureOf(client.query(sleep(60))))).toBe(true);
    } finally {
      client.release(true);
    }
  });
});

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

import pino from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { readMigrations } from "../database/migrations.ts";
import { testDatabase, testKind } from "../testing/database.ts";
import { createReadiness } from "./readiness.ts";

const database = testDatabase();

test.skipIf(testKind === "embedded")(
  "a process whose connections are all in use is ready: only who writes waits",
  async () => {
    const log = pino({ level: "silent" });
    const ready = createReadiness(database, { log, migrations: await readMigrations() });
    const all = Array.from({ length: database.pool.options.max }, () => database.pool.connect());
    const taken = await Promise.all(all);
    onTestFinished(() => {
      for (const client of taken) client.release();
    });
    await ready();
  },
);

test("probes that come together ask the database once", async () => {
  const ready = createReadiness(database, {
    log: pino({ level: "silent" }),
    migrations: await readMigrations(),
  });
  const asked = vi.spyOn(database.changePool, "query");
  onTestFinished(() => asked.mockRestore());
  await Promise.all(Array.from({ length: 100 }, ready));
  expect(asked).toHaveBeenCalledTimes(2);
  await ready();
  expect(asked).toHaveBeenCalledTimes(4);
});

test("a process whose database gives no connection is not ready after ten seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const changePool = { query: () => new Promise(() => {}) } as unknown as typeof database.changePool;
  const ready = createReadiness({ changePool }, { log: pino({ level: "silent" }), migrations: [] });
  const asked = expect(ready()).rejects.toThrow("does not answer");
  await vi.advanceTimersByTimeAsync(10_000);
  await asked;
});

test("a process stays ready after a later version has migrated, unless that migration ends its support, which is logged once", async () => {
  const lines: { msg: string }[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const ready = createReadiness(database, { log, migrations: await readMigrations() });
  const apply = (name: string, line: string) =>
    database.pool.query(
      `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, logs)
        VALUES ($1, 'x', now(), $1, $2)`,
      [name, line],
    );
  await ready();
  await apply("30000101000000_more", "-- expand since 1.0.0");
  await ready();
  await apply("30000101000001_less", "-- contract since 99.0.0");
  await expect(ready()).rejects.toThrow("has migration 30000101000001_less");
  await expect(ready()).rejects.toThrow("start version 99.0.0 or later");
  expect(lines.map(({ msg }) => msg)).toEqual([
    expect.stringMatching(/^This process is not ready\. The database is newer than this program/),
  ]);
  await database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '3000%less'`);
  await ready();
  const [first] = await readMigrations();
  await database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = $1`, [first?.name]);
  await expect(ready()).rejects.toThrow(`The database lacks migration ${first?.name}`);
});

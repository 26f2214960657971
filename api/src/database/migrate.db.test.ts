import { mkdtempSync, rmSync } from "node:fs";
import { appendFile, cp, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { testDatabase, testKind } from "../testing/database.ts";
import { productVersion } from "./compatibility.ts";
import { appliedMigrations, migrate, pendingMigrations } from "./migrate.ts";
import { migrationsFolder, readMigrations } from "./migrations.ts";

const database = testDatabase();
const patient = { timeout: 30_000 };
const folder = mkdtempSync(join(tmpdir(), "assay-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  rmSync(folder, { recursive: true });
  await cp(migrationsFolder, folder, { recursive: true });
});

afterEach(() => database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '3000%'`));

/** Adds a migration after those of the project. */
async function add(name: string, sql: string): Promise<string> {
  const full = `30000101000000_${name}`;
  await mkdir(join(folder, full), { recursive: true });
  await writeFile(join(folder, full, "migration.sql"), sql);
  return full;
}

describe("migrate", () => {
  it("has nothing to do the second time", async () => {
    expect(await migrate(database)).toEqual([]);
    expect(await pendingMigrations(database)).toEqual([]);
  });

  it("does not wait for a frozen server when readiness asks", async () => {
    const asked = vi.spyOn(database.pool, "query");
    onTestFinished(() => asked.mockRestore());
    await pendingMigrations(database);
    expect(asked).toHaveBeenCalledTimes(2);
    for (const [question] of asked.mock.calls)
      expect(question).toMatchObject({ query_timeout: expect.any(Number) });
  });

  it("undoes all of a migration that fails, and names it", async () => {
    const name = await add("broken", "CREATE TABLE half (id INT); SELECT 1 / 0;");
    await expect(migrate(database, { folder })).rejects.toThrow(`Migration ${name} failed`);
    const half = await database.pool.query("SELECT to_regclass('half') AS name");
    expect(half.rows).toEqual([{ name: null }]);
    expect(await pendingMigrations(database, await readMigrations(folder))).toEqual([name]);
  });

  it.runIf(testKind === "postgresql")("waits for a process that migrates, of whatever version", async () => {
    const name = await add("waited", "CREATE TABLE waited (id INT);");
    const other = await database.pool.connect();
    const waiting = () =>
      database.pool.query(`SELECT 1 FROM pg_locks JOIN pg_database d ON d.oid = database
        WHERE locktype = 'advisory' AND NOT granted AND datname = current_database()`);
    await other.query("BEGIN; SELECT pg_advisory_xact_lock(7261984410)");
    const migrating = migrate(database, { folder });
    try {
      await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    } finally {
      await other.query("COMMIT");
      other.release();
    }
    expect(await migrating).toEqual([name]);
  });

  it("runs each once when several processes start together", async () => {
    const name = await add("counted", "CREATE TABLE counted (id INT); SELECT pg_sleep(0.05);");
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database, { folder })));
    expect(results.flat()).toEqual([name]);
  });

  describe("on a database that is ahead", () => {
    const since = async (release: string) => {
      const name = await add("ahead", "SELECT 1;");
      const sql = `${release}\nCREATE TABLE IF NOT EXISTS ahead (id INT);\n`;
      await writeFile(join(folder, name, "migration.sql"), sql);
      return name;
    };
    it("goes on where all that it does not know works with this version", async () => {
      for (const line of ["-- expand since 1.0.0", `-- contract since ${productVersion}`]) {
        const name = await since(line);
        expect(await migrate(database, { folder })).toEqual([name]);
        expect(await migrate(database)).toEqual([]);
        expect(await pendingMigrations(database)).toEqual([]);
        expect(await appliedMigrations(database)).toContain(name);
        await database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = '${name}'`);
      }
    });

    it.each([
      ["-- contract since 99.10.0", "start version 99.10.0 or later"],
      ["-- some words", "start a newer version"],
      ["-- expand since 1.0.0 or so", "start a newer version"],
    ])("refuses it after a migration with %s", async (line, advice) => {
      const name = await since(line);
      await migrate(database, { folder });
      const message = `The database is newer than this program, version ${productVersion} (it has migration ${name}): ${advice}, or restore a backup from before it.`;
      for (const use of [migrate, pendingMigrations, appliedMigrations])
        await expect(use(database)).rejects.toThrow(message);
    });
  });

  describe.runIf(testKind === "postgresql")("beside other programs", () => {
    const waiting = { lockTimeout: 50, intervalMs: 1, maxAttempts: 10_000 };
    const seen = (what: string) => async () => {
      const { rowCount } = await database.pool.query(
        `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${what}`,
      );
      return rowCount ?? 0;
    };

    it("lets them go first, and tries again until it may lock a table, or gives up with a sentence", async () => {
      const name = await add("busy", "ALTER TABLE category ADD COLUMN busy INT;");
      const reader = await database.pool.connect();
      try {
        await reader.query("BEGIN; LOCK TABLE category IN ACCESS SHARE MODE");
        await expect(migrate(database, { folder, waiting: { ...waiting, maxAttempts: 1 } })).rejects.toThrow(
          `Migration ${name} failed and nothing of it was applied, because another program holds a table`,
        );
        const migrating = migrate(database, { folder, waiting });
        migrating.catch(() => {});
        // Two attempts have two transactions. They are looked for on the reader's connection: the pool may use that of an attempt.
        const attempts = new Set<string>();
        const countAttempts = async () => {
          const { rows } = await reader.query<{ id: string }>(
            `SELECT virtualtransaction AS id FROM pg_locks JOIN pg_database d ON d.oid = database
            WHERE datname = current_database() AND relation = 'category'::regclass AND NOT granted`,
          );
          for (const { id } of rows) attempts.add(id);
          return attempts.size;
        };
        await expect.poll(countAttempts, patient).toBeGreaterThan(1);
        await reader.query("COMMIT");
        expect(await migrating).toEqual([name]);
      } finally {
        reader.release(true);
      }
    });

    it("ends with a sentence where its connection breaks", async () => {
      const name = await add("broken_off", "CREATE TABLE half (id INT); SELECT pg_sleep(600);");
      const failure = migrate(database, { folder }).then(
        () => undefined,
        (error: Error) => error.message,
      );
      const sleeping = "query LIKE '%pg_sleep(600)%'";
      await expect.poll(seen(sleeping), patient).toBe(1);
      await database.pool.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND ${sleeping}`,
      );
      expect(await failure).toContain(`The connection to the database broke during migration ${name}`);
      await expect.poll(seen(sleeping), patient).toBe(0);
      expect((await database.pool.query("SELECT to_regclass('half') AS name")).rows).toEqual([
        { name: null },
      ]);
    });
  });

  it("refuses a migration that was changed after it was applied", async () => {
    await appendFile(join(folder, "20261120000000_init", "migration.sql"), "-- a change\n");
    await expect(migrate(database, { folder })).rejects.toThrow(
      /was changed after it was applied: put the file back/,
    );
  });

  it("takes other line ends for the same migration", async () => {
    const name = await add("lines", "CREATE TABLE lines (\n  id INT\n);\n");
    expect(await migrate(database, { folder })).toEqual([name]);
    await writeFile(join(folder, name, "migration.sql"), "CREATE TABLE lines (\r\n  id INT\r\n);\r\n");
    expect(await migrate(database, { folder })).toEqual([]);
  });
});

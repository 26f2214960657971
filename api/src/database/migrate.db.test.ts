import { mkdtempSync, rmSync } from "node:fs";
import { appendFile, cp, mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { testDatabase, testKind } from "../testing/database.ts";
import { migrate, pendingMigrations } from "./migrate.ts";
import { migrationsFolder } from "./migrations.ts";

const database = testDatabase();
const folder = mkdtempSync(join(tmpdir(), "assay-migrations-"));
afterAll(() => rmSync(folder, { recursive: true }));

beforeEach(async () => {
  rmSync(folder, { recursive: true });
  await cp(migrationsFolder, folder, { recursive: true });
});

/** Adds a migration after those of the project. */
async function add(name: string, sql: string): Promise<string> {
  const full = `30000101000000_${name}`;
  await mkdir(join(folder, full));
  await writeFile(join(folder, full, "migration.sql"), sql);
  return full;
}

describe("migrate", () => {
  it("has nothing to do the second time", async () => {
    expect(await migrate(database)).toEqual([]);
    expect(await pendingMigrations(database)).toEqual([]);
  });

  it("undoes all of a migration that fails, and names it", async () => {
    const name = await add("broken", "CREATE TABLE half (id INT); SELECT 1 / 0;");
    await expect(migrate(database, { folder })).rejects.toThrow(`Migration ${name} failed`);
    const half = await database.pool.query("SELECT to_regclass('half') AS name");
    expect(half.rows).toEqual([{ name: null }]);
    expect(await pendingMigrations(database, folder)).toEqual([name]);
  });

  it.runIf(testKind === "postgresql")("names the migration in which the connection was lost", async () => {
    const name = await add("cut_off", "SELECT pg_terminate_backend(pg_backend_pid());");
    await expect(migrate(database, { folder })).rejects.toThrow(
      `Migration ${name} failed and nothing of it was applied; mend its cause and start again: terminating connection`,
    );
    expect(await pendingMigrations(database, folder)).toEqual([name]);
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
    await database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = '${name}'`);
  });

  it("runs each once when several processes start together", async () => {
    const name = await add("counted", "CREATE TABLE counted (id INT); SELECT pg_sleep(0.05);");
    const results = await Promise.all([1, 2, 3, 4].map(() => migrate(database, { folder })));
    expect(results.flat()).toEqual([name]);
  });

  it("refuses a database that is newer than the program", async () => {
    await expect(migrate(database)).rejects.toThrow(
      /^The database is newer than this program .* restore a backup/,
    );
    await database.pool.query(`DELETE FROM "_prisma_migrations" WHERE migration_name LIKE '3000%'`);
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

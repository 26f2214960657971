import { expect, onTestFinished, test } from "vitest";
import { readMigrations } from "../../database/migrations.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { seed } from "../../testing/seed.ts";

const database = testDatabase();

/** As it was before choices had characters. */
const numbers = `CREATE OR REPLACE FUNCTION "filter_choices"(s "software") RETURNS TEXT LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT coalesce(string_agg(c."id"::text, ' ' ORDER BY c."id"), '')
    FROM "filter_values"(s) v JOIN "filter_choice" c ON c."kind" = v."kind" AND c."value" = v."value");
END $$`;

test.runIf(testKind === "postgresql")(
  "what changes a listing beside the migration does not write its choices as numbers again",
  async () => {
    const { pool } = database;
    const { software } = await seed(database);
    const wrong = async () => (await pool.query("select renew_software_facets() as n")).rows[0].n;
    await pool.query(numbers);
    expect(await wrong()).toBeGreaterThan(0);
    const migrations = await readMigrations();
    const migration = migrations.find(({ name }) => name.endsWith("_choices_as_characters"))?.sql ?? "";
    const client = await pool.connect();
    onTestFinished(() => client.release());
    await client.query("begin");
    await client.query(migration.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION"));
    const writing = pool.query("update software set updated_at = now(), trend = trend + 1 where id = $1", [
      software.beacon,
    ]);
    await expect.poll(() => countLockWaits(database)).toBeGreaterThan(0);
    await client.query("commit");
    await writing;
    expect(await wrong()).toBe(0);
  },
);

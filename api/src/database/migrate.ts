import { randomUUID } from "node:crypto";
import type pg from "pg";
import { DatabaseError } from "./client/errors.ts";
import { type Migration, migrationsFolder, readMigrations } from "./migrations.ts";

type Applied = { migration_name: string; checksum: string };
type Options = {
  folder?: string;
  /** The last migration to apply; all of them without it. */
  last?: string;
};

/** Any number, as long as every version of the program takes the same. */
const lockKey = 7_261_984_410;

/** The table as Prisma's own tools write it, so that they can read the history too. */
const historyTable = `
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) NOT NULL PRIMARY KEY,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`;

/**
 * Brings the database up to date and returns the names of the migrations it applied. Each runs in a transaction of its
 * own that holds a lock, so that several processes may do this at once.
 */
export async function migrate(database: { pool: pg.Pool }, options: Options = {}): Promise<string[]> {
  const { folder = migrationsFolder, last } = options;
  const migrations = await readMigrations(folder);
  const done: string[] = [];
  // Most starts have nothing to do: one read finds that out without a lock.
  if (pendingOf(migrations, await appliedTo(database.pool)).length === 0) return done;

  const client = await database.pool.connect();
  const next = () => applyNext(client, migrations, last);
  try {
    for (let name = await next(); name; name = await next()) {
      done.push(name);
    }
  } finally {
    client.release();
  }
  return done;
}

/** The migrations that the database still lacks: a server with any is not ready. */
export async function pendingMigrations(
  database: { pool: pg.Pool },
  folder = migrationsFolder,
): Promise<string[]> {
  const pending = pendingOf(await readMigrations(folder), await appliedTo(database.pool));
  return pending.map((migration) => migration.name);
}

async function applyNext(
  client: pg.PoolClient,
  migrations: Migration[],
  last: string | undefined,
): Promise<string | undefined> {
  await client.query("BEGIN");
  try {
    // Held to the end of the transaction: a session's lock would mean nothing on the embedded database, where all
    // connections share one session.
    await client.query("SELECT pg_advisory_xact_lock($1)", [lockKey]);
    await client.query(historyTable);
    const pending = pendingOf(migrations, await appliedTo(client));
    const next = pending.find(({ name }) => last === undefined || name <= last);
    if (next) await apply(client, next);
    await client.query("COMMIT");
    return next?.name;
  } catch (error) {
    // On a closed connection there is nothing to roll back.
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  }
}

async function apply(client: pg.PoolClient, migration: Migration): Promise<void> {
  const startedAt = new Date();
  try {
    await client.query(migration.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseError(
      `Migration ${migration.name} failed and nothing of it was applied; mend its cause and start again: ${reason}`,
      { cause: error },
    );
  }
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, finished_at, migration_name, started_at, applied_steps_count)
     VALUES ($1, $2, now(), $3, $4, 1)`,
    [randomUUID(), migration.checksum, migration.name, startedAt],
  );
}

/** The migrations that the database has, in order; none before the first start. Throws where it is newer than this program. */
export async function appliedMigrations(database: { pool: pg.Pool }): Promise<string[]> {
  const applied = await appliedTo(database.pool);
  pendingOf(await readMigrations(), applied);
  return applied.map((row) => row.migration_name).sort();
}

async function appliedTo(database: pg.Pool | pg.PoolClient): Promise<Applied[]> {
  const table = await database.query<{ name: string | null }>(
    `SELECT to_regclass('"_prisma_migrations"') AS name`,
  );
  if (!table.rows[0]?.name) return [];
  const history = await database.query<Applied>(
    `SELECT migration_name, checksum FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
  );
  return history.rows;
}

/** Migrations left to apply; throws if the database's history is not a prefix of these. */
function pendingOf(migrations: Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum } of applied) {
    const migration = known.get(name);
    if (!migration) {
      throw new DatabaseError(
        `The database is newer than this program (it has migration ${name}): start the newer program, or restore a backup from before it.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new DatabaseError(
        `Migration ${name} was changed after it was applied: put the file back as it was and write the change as a new migration.`,
      );
    }
  }
  const names = new Set(applied.map((row) => row.migration_name));
  return migrations.filter((migration) => !names.has(migration.name));
}

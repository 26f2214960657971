import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseError } from "./client/errors.ts";
import { isOutage } from "./client/outage.ts";
import { connectionTransaction, type Statements } from "./client/transaction.ts";
import { compatibilityLine, readCompatibility, requireCompatible } from "./compatibility.ts";
import { type Migration, migrationsFolder, readMigrations } from "./migrations.ts";
import { rawSql, type Sql, sql } from "./query/sql.ts";

type Applied = { migration_name: string; checksum: string; logs: string | null };
/** Milliseconds in which a server that is ready says what it has. */
export const answerTimeout = 10_000;

type Options = {
  folder?: string;
  /** The last migration to apply; all of them without it. */
  last?: string;
  waiting?: typeof defaultWaiting;
};

/** Any number, as long as every version of the program takes the same. */
const lockKey = 7_261_984_410;

/**
 * Milliseconds that a migration waits for a table, between attempts, and how often. Statements of other programs queue behind a waiting
 * migration; all attempts together outlast a backup.
 */
const defaultWaiting = { lockTimeout: 2_000, intervalMs: 1_000, maxAttempts: 60 };

/** The table as Prisma's own tools write it, so that they can read the history too. */
const historyTable = rawSql(`
  CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" VARCHAR(36) NOT NULL PRIMARY KEY,
    "checksum" VARCHAR(64) NOT NULL,
    "finished_at" TIMESTAMPTZ,
    "migration_name" VARCHAR(255) NOT NULL,
    "logs" TEXT,
    "rolled_back_at" TIMESTAMPTZ,
    "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
    "applied_steps_count" INTEGER NOT NULL DEFAULT 0
  )`);

/**
 * Brings the database up to date and returns the names of the migrations it applied. Each runs in a transaction of its
 * own that holds a lock, so that several processes may do this at once, and programs of earlier versions go on serving.
 */
export async function migrate(database: { pool: pg.Pool }, options: Options = {}): Promise<string[]> {
  const { folder = migrationsFolder, last, waiting = defaultWaiting } = options;
  const migrations = await readMigrations(folder);
  const done: string[] = [];
  // Most starts have nothing to do: one read finds that out without a lock.
  if ((await pendingOf(database, migrations)).length === 0) return done;
  const next = () => applyNext(database, migrations, { last, waiting });
  for (let name = await next(); name; name = await next()) done.push(name);
  return done;
}

/**
 * The names of migrations that the database still lacks: a server with any is not ready. Throws DatabaseError where the database is ahead
 * of this program and does not work with it. `migrations` are those of the folder if not given.
 */
export async function pendingMigrations(
  database: { pool: pg.Pool },
  migrations?: readonly Migration[],
): Promise<string[]> {
  const applied = await appliedTo(reading(database.pool));
  return missingOf(migrations ?? (await readMigrations()), applied).map((migration) => migration.name);
}

/** The migrations that the database has, in order; none before the first start. Throws as `pendingMigrations` does. */
export async function appliedMigrations(database: { pool: pg.Pool }): Promise<string[]> {
  const applied = await connectionTransaction(database, appliedTo);
  missingOf(await readMigrations(), applied);
  return applied.map((row) => row.migration_name).sort();
}

/** Applies the next migration, again where it could not lock a table in time. Returns its name; undefined if none is left. */
async function applyNext(
  database: { pool: pg.Pool },
  migrations: Migration[],
  { last, waiting }: Required<Pick<Options, "waiting">> & { last: string | undefined },
): Promise<string | undefined> {
  for (let attempt = 1; ; attempt++) {
    let next: Migration | undefined;
    try {
      return await connectionTransaction(database, async (tx) => {
        // Held to the end of the transaction: a session's lock would mean nothing on the embedded database, where all
        // connections share one session.
        await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey})`;
        await tx.$executeRaw(historyTable);
        const missing = missingOf(migrations, await appliedTo(tx));
        next = missing.find(({ name }) => last === undefined || name <= last);
        if (next) await apply(tx, next, waiting.lockTimeout);
        return next?.name;
      });
    } catch (error) {
      if (!next) throw error;
      if (!isBlocked(error) || attempt >= waiting.maxAttempts) throw failureOf(next.name, error);
    }
    // Those who queued behind the migration go first.
    await sleep(waiting.intervalMs);
  }
}

async function apply(tx: Statements, migration: Migration, lockTimeout: number): Promise<void> {
  const startedAt = new Date();
  const compatibility = readCompatibility(migration.sql);
  await tx.$executeRaw`SELECT set_config('lock_timeout', ${String(lockTimeout)}, true)`;
  await tx.$executeRaw(rawSql(migration.sql));
  await tx.$executeRaw`
    INSERT INTO "_prisma_migrations"
      (id, checksum, finished_at, migration_name, logs, started_at, applied_steps_count)
    VALUES (${randomUUID()}, ${migration.checksum}, now(), ${migration.name},
      ${compatibility && compatibilityLine(compatibility)}, ${startedAt}, 1)`;
}

/** PostgreSQL's codes of a statement that waited for a lock until lock_timeout, or in a circle with another. */
const isBlocked = (error: unknown) => ["55P03", "40P01"].includes((error as { code: string }).code);

function failureOf(name: string, error: unknown): DatabaseError {
  const reason = error instanceof Error ? error.message : String(error);
  const failed = `Migration ${name} failed and nothing of it was applied`;
  let message = `${failed}; mend its cause and start again: ${reason}`;
  if (isBlocked(error))
    message = `${failed}, because another program holds a table that it changes: end that program's transaction (pg_stat_activity shows it) and start again.`;
  if (isOutage(error))
    message = `The connection to the database broke during migration ${name}, which will be applied as a whole or not at all: start again once the database is back (${reason}).`;
  return new DatabaseError(message, { cause: error });
}

/** Reads outside a transaction; a connection on which nothing comes back is given up, so that a frozen server holds none. */
function reading(pool: pg.Pool): Pick<Statements, "$queryRaw"> {
  return {
    $queryRaw: async <Rows>(query: TemplateStringsArray | Sql, ...values: unknown[]) => {
      const { text, values: all } = "sql" in query ? query : sql(query, ...values);
      // The driver's declarations leave it out of a statement's options.
      const question: pg.QueryConfig & pg.ClientConfig = { text, values: all, query_timeout: answerTimeout };
      return (await pool.query(question)).rows as Rows;
    },
  };
}

async function appliedTo(tx: Pick<Statements, "$queryRaw">): Promise<Applied[]> {
  const [table] = await tx.$queryRaw<
    { name: string | null }[]
  >`SELECT to_regclass('"_prisma_migrations"') AS name`;
  if (!table?.name) return [];
  return tx.$queryRaw`
    SELECT migration_name, checksum, logs FROM "_prisma_migrations"
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
}

async function pendingOf(
  database: { pool: pg.Pool },
  migrations: readonly Migration[],
): Promise<Migration[]> {
  return missingOf(migrations, await connectionTransaction(database, appliedTo));
}

/** Migrations left to apply; throws if the database has one that was changed, or one of a later version that this program does not work with. */
function missingOf(migrations: readonly Migration[], applied: Applied[]): Migration[] {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { migration_name: name, checksum, logs } of applied) {
    const migration = known.get(name);
    if (!migration) requireCompatible(name, logs);
    else if (migration.checksum !== checksum) {
      throw new DatabaseError(
        `Migration ${name} was changed after it was applied: put the file back as it was and write the change as a new migration.`,
      );
    }
  }
  const names = new Set(applied.map((row) => row.migration_name));
  return migrations.filter((migration) => !names.has(migration.name));
}

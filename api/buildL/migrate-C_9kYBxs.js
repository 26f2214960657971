import { t as DatabaseError } from "./errors-Ck823Khg.js";
import { t as isOutage } from "./outage-BTUZvMqZ.js";
import { t as connectionTransaction } from "./transaction-8pQTXkvp.js";
import { i as requireCompatible, r as readCompatibility, t as compatibilityLine } from "./compatibility-1RZvRqvv.js";
import { d as sql, l as rawSql } from "./sql-DFE1wlsP.js";
import { join } from "node:path";
import { createHash, randomUUID } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { setTimeout } from "node:timers/promises";
// api/src/database/migrations.ts
/** The folder of the migrations. */
var migrationsFolder = fileURLToPath(new URL("../../prisma/migrations", import.meta.url));
/** All migrations of a folder, in the order in which they are applied. */
async function readMigrations(folder = migrationsFolder) {
	const names = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
	return Promise.all(names.map(async (name) => {
		const sql = await readFile(join(folder, name, "migration.sql"), "utf8");
		return {
			name,
			sql,
			checksum: checksumOf(sql)
		};
	}));
}
/** SHA-256 of the text with plain line ends, so that a checkout with other line ends is not taken for a change. */
function checksumOf(sql) {
	return createHash("sha256").update(sql.replaceAll("\r\n", "\n")).digest("hex");
}
// api/src/database/migrate.ts
/** Milliseconds in which a server that is ready says what it has. */
var answerTimeout = 1e4;
/** Any number, as long as every version of the program takes the same. */
var lockKey = 7261984410;
/**
* Milliseconds that a migration waits for a table, between attempts, and how often. Statements of other programs queue behind a waiting
* migration; all attempts together outlast a backup.
*/
var defaultWaiting = {
	lockTimeout: 2e3,
	intervalMs: 1e3,
	maxAttempts: 60
};
/** The table as Prisma's own tools write it, so that they can read the history too. */
var historyTable = rawSql(`
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
async function migrate(database, options = {}) {
	const { folder = migrationsFolder, last, waiting = defaultWaiting } = options;
	const migrations = await readMigrations(folder);
	const done = [];
	if ((await pendingOf(database, migrations)).length === 0) return done;
	const next = () => applyNext(database, migrations, {
		last,
		waiting
	});
	for (let name = await next(); name; name = await next()) done.push(name);
	return done;
}
/**
* The names of migrations that the database still lacks: a server with any is not ready. Throws DatabaseError where the database is ahead
* of this program and does not work with it. `migrations` are those of the folder if not given.
*/
async function pendingMigrations(database, migrations) {
	const applied = await appliedTo(reading(database.pool));
	return missingOf(migrations ?? await readMigrations(), applied).map((migration) => migration.name);
}
/** The migrations that the database has, in order; none before the first start. Throws as `pendingMigrations` does. */
async function appliedMigrations(database) {
	const applied = await connectionTransaction(database, appliedTo);
	missingOf(await readMigrations(), applied);
	return applied.map((row) => row.migration_name).sort();
}
/** Applies the next migration, again where it could not lock a table in time. Returns its name; undefined if none is left. */
async function applyNext(database, migrations, { last, waiting }) {
	for (let attempt = 1;; attempt++) {
		let next;
		try {
			return await connectionTransaction(database, async (tx) => {
				await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockKey})`;
				await tx.$executeRaw(historyTable);
				next = missingOf(migrations, await appliedTo(tx)).find(({ name }) => last === void 0 || name <= last);
				if (next) await apply(tx, next, waiting.lockTimeout);
				return next?.name;
			});
		} catch (error) {
			if (!next) throw error;
			if (!isBlocked(error) || attempt >= waiting.maxAttempts) throw failureOf(next.name, error);
		}
		await setTimeout(waiting.intervalMs);
	}
}
async function apply(tx, migration, lockTimeout) {
	const startedAt = /* @__PURE__ */ new Date();
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
var isBlocked = (error) => ["55P03", "40P01"].includes(error.code);
function failureOf(name, error) {
	const reason = error instanceof Error ? error.message : String(error);
	const failed = `Migration ${name} failed and nothing of it was applied`;
	let message = `${failed}; mend its cause and start again: ${reason}`;
	if (isBlocked(error)) message = `${failed}, because another program holds a table that it changes: end that program's transaction (pg_stat_activity shows it) and start again.`;
	if (isOutage(error)) message = `The connection to the database broke during migration ${name}, which will be applied as a whole or not at all: start again once the database is back (${reason}).`;
	return new DatabaseError(message, { cause: error });
}
/** Reads outside a transaction; a connection on which nothing comes back is given up, so that a frozen server holds none. */
function reading(pool) {
	return { $queryRaw: async (query, ...values) => {
		const { text, values: all } = "sql" in query ? query : sql(query, ...values);
		const question = {
			text,
			values: all,
			query_timeout: answerTimeout
		};
		return (await pool.query(question)).rows;
	} };
}
async function appliedTo(tx) {
	const [table] = await tx.$queryRaw`SELECT to_regclass('"_prisma_migrations"') AS name`;
	if (!table?.name) return [];
	return tx.$queryRaw`
    SELECT migration_name, checksum, logs FROM "_prisma_migrations"
    WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
}
async function pendingOf(database, migrations) {
	return missingOf(migrations, await connectionTransaction(database, appliedTo));
}
/** Migrations left to apply; throws if the database has one that was changed, or one of a later version that this program does not work with. */
function missingOf(migrations, applied) {
	const known = new Map(migrations.map((migration) => [migration.name, migration]));
	for (const { migration_name: name, checksum, logs } of applied) {
		const migration = known.get(name);
		if (!migration) requireCompatible(name, logs);
		else if (migration.checksum !== checksum) throw new DatabaseError(`Migration ${name} was changed after it was applied: put the file back as it was and write the change as a new migration.`);
	}
	const names = new Set(applied.map((row) => row.migration_name));
	return migrations.filter((migration) => !names.has(migration.name));
}
export { readMigrations as a, pendingMigrations as i, appliedMigrations as n, migrate as r, answerTimeout as t };

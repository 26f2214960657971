import pg from "pg";
import { dropIndexesForBulkLoad } from "../database/bulk-load-indexes.ts";
import { beginEpoch } from "../database/changes/log.ts";
import type { Database } from "../database/client/open.ts";
import { connectionTransaction, type Statements } from "../database/client/transaction.ts";
import { appliedMigrations, migrate } from "../database/migrate.ts";
import { readMigrations } from "../database/migrations.ts";
import { rawSql } from "../database/query/sql.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { type PartRows, readParts, verifyArchive } from "./archive-reader.ts";
import { BackupError } from "./errors.ts";
import type { BackedUpTable, Manifest } from "./manifest.ts";
import { PictureRestorer, pictureTable } from "./pictures.ts";
import { Progress } from "./progress.ts";
import { findTables, insertLines, leftOut, quoted, type Table } from "./tables.ts";

export interface RestoreOptions {
  file: string;
  /** Where to put the bytes of pictures that were in an object store; null for the database. */
  objects: ObjectStore | null;
  /** Gets lines about the progress. */
  log(line: string): void;
}

/** A table of the database with its part of the backup. */
interface RestoreTarget {
  table: Table;
  backedUp: BackedUpTable;
}

/**
 * Restores a backup into an empty database, in one transaction: if it fails or is interrupted, nothing is left. The schema is first
 * migrated to the backup's version, and to the current one afterwards. Throws BackupError or DatabaseError where that cannot be done.
 */
export async function restoreBackup(
  database: Pick<Database, "pool">,
  { file, objects, log }: RestoreOptions,
): Promise<Manifest> {
  log("Checking the file");
  const manifest = await verifyArchive(file);
  await refuseNewer(manifest);
  refuseLeftOut(manifest);
  await connectionTransaction(database, refuseRows);
  await refuseMigratedFurther(database, manifest);
  await migrate(database, { last: manifest.migrations.at(-1) ?? "" });
  const pictures = new PictureRestorer(objects);
  try {
    await connectionTransaction(database, (tx) =>
      load(tx, readParts(file, manifest), { manifest, pictures, log }),
    );
  } catch (error) {
    await pictures.undo();
    throw isRefusedRow(error)
      ? new BackupError(
          `The database refuses rows of ${file} (${error.message}), and nothing was restored: restore from another copy.`,
          { cause: error },
        )
      : error;
  }
  await migrate(database);
  log("  Gathering statistics");
  // Cannot be in a transaction. A server would do it some time later, the embedded database never.
  await database.pool.query("vacuum (analyze)");
  return manifest;
}

/** Refuses a backup with migrations that this program does not know. */
async function refuseNewer({ migrations }: Manifest): Promise<void> {
  const known = new Set((await readMigrations()).map(({ name }) => name));
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined) {
    throw new BackupError(
      `The database of this backup was migrated by a newer version of Assay (it has migration ${unknown}): restore it with that version or a later one.`,
    );
  }
}

/** Refuses tables that backups leave out: their rows could, for example, sign somebody in. */
function refuseLeftOut({ tables }: Manifest): void {
  const table = tables.find(({ name }) => Object.hasOwn(leftOut, name));
  if (table)
    throw new BackupError(
      `The backup has table ${table.name}, which no backup has: it was changed, restore from another copy.`,
    );
}

/** Whether PostgreSQL refused a value (class 22), a row by a constraint (class 23), or a name (class 42). */
const isRefusedRow = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && /^(?:22|23|42)/.test(error.code ?? "");

/** Refuses a database whose schema is ahead of the backup's: its rows would not fit. */
async function refuseMigratedFurther(
  database: Pick<Database, "pool">,
  { migrations }: Manifest,
): Promise<void> {
  const applied = await appliedMigrations(database);
  if (applied.length > migrations.length) {
    throw new BackupError(
      "The backup is of an earlier version of Assay than the tables of this database: restore into a new database without tables, which is then migrated.",
    );
  }
}

/** Refuses a database with rows, except in tables that backups leave out. */
async function refuseRows(tx: Statements): Promise<void> {
  for (const { name } of await findTables(tx)) {
    if (Object.hasOwn(leftOut, name)) continue;
    const [row] = await tx.$queryRaw<
      { found: boolean }[]
    >`select exists (select from ${quoted(name)}) as found`;
    if (row?.found) {
      throw new BackupError(
        `The database is not empty (table ${name} has rows): set DATABASE_URL or DATA_DIR to a new one, and start no server on it before the restore.`,
      );
    }
  }
}

interface Loading {
  manifest: Manifest;
  pictures: PictureRestorer;
  log(line: string): void;
}

async function load(
  tx: Statements,
  parts: AsyncIterable<PartRows>,
  { manifest, pictures, log }: Loading,
): Promise<void> {
  const tables = await findTables(tx);
  const targets = targetsOf(tables, manifest, log);
  const names = rawSql([...targets.values()].map(({ table }) => quoted(table.name).sql).join(", "));
  await tx.$executeRaw`set local statement_timeout = 0`;
  await tx.$executeRaw`lock table ${names} in access exclusive mode`;
  // Checked again, now that no other session can write.
  await refuseRows(tx);
  // The rows already contain what triggers wrote; foreign keys are checked at the end.
  const enableTriggers = await disableTriggers(tx, targets);
  const rebuildIndexes = await dropIndexesForBulkLoad(
    tx,
    [...targets.values()].map(({ table }) => quoted(table.name).sql),
  );
  await insertParts(tx, parts, { targets, pictures, log });
  // Unlike setval() it is undone with the transaction.
  for (const { name, next } of manifest.sequences)
    await tx.$executeRaw`alter sequence ${quoted(name)} restart with ${rawSql(next)}`;
  await enableTriggers();
  // A backup from an earlier version may have no change log.
  if (tables.some(({ name }) => name === "change_epoch")) await beginEpoch(tx);
  log("  Building indexes and checking references");
  await rebuildIndexes();
}

/** The database's tables that are in the backup; both have the same schema version. */
function targetsOf(
  tables: readonly Table[],
  manifest: Manifest,
  log: Loading["log"],
): Map<string, RestoreTarget> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const targets = new Map<string, RestoreTarget>();
  for (const backedUp of manifest.tables) {
    const table = byName.get(backedUp.name);
    if (table) targets.set(table.name, { table, backedUp });
    else log(`  Not restored: table ${backedUp.name}, which is not one of Assay.`);
    const columns = new Set(table?.columns.map(({ name }) => name));
    const unknown = table && backedUp.columns.find((name) => !columns.has(name));
    if (unknown !== undefined) {
      throw new BackupError(
        `The database's table ${backedUp.name} has no column ${unknown}, which the backup has: restore into a new database without tables.`,
      );
    }
  }
  return targets;
}

async function insertParts(
  tx: Statements,
  parts: AsyncIterable<PartRows>,
  { targets, pictures, log }: Omit<Loading, "manifest"> & { targets: ReadonlyMap<string, RestoreTarget> },
): Promise<void> {
  const progress = new Progress(log);
  let current: string | undefined;
  for await (const { table: name, part, lines } of parts) {
    const target = targets.get(name);
    if (!target) continue;
    if (name !== current) {
      if (current !== undefined) progress.end();
      progress.begin(name);
      current = name;
    }
    const placed = name === pictureTable ? await pictures.place(lines) : lines;
    const inserted = await tx.$executeRaw(insertLines(target.table, target.backedUp.columns, asList(placed)));
    if (inserted !== part.rows)
      throw new BackupError(
        `${part.name} has ${inserted} rows instead of ${part.rows}: restore from another copy.`,
      );
    progress.advance(part.rows, part.bytes);
  }
  if (current !== undefined) progress.end();
}

/** JSON Lines as one JSON list. A line feed within a text is escaped, so all others are between rows. */
const asList = (lines: Buffer): Buffer =>
  Buffer.from(`[${lines.toString("utf8").trimEnd().replaceAll("\n", ",")}]`);

/** How a trigger gets its state back; a disabled one stays so. */
const enabling: Readonly<Record<string, string>> = {
  O: "enable trigger",
  A: "enable always trigger",
  R: "enable replica trigger",
};

/** Disables the triggers of these tables; returns a function that puts each back into its state. */
async function disableTriggers(
  tx: Statements,
  targets: ReadonlyMap<string, RestoreTarget>,
): Promise<() => Promise<void>> {
  const tables = [...targets.values()].map(({ table }) => table);
  for (const { name, triggers } of tables)
    if (triggers.length > 0) await tx.$executeRaw`alter table ${quoted(name)} disable trigger user`;
  return async () => {
    for (const { name, triggers } of tables)
      for (const trigger of triggers) {
        const enable = enabling[trigger.state];
        if (enable)
          await tx.$executeRaw`alter table ${quoted(name)} ${rawSql(enable)} ${quoted(trigger.name)}`;
      }
  };
}

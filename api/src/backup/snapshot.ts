import { constants } from "node:fs";
import { copyFile, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { type Database, openDatabase } from "../database/client/open.ts";
import { connectionTransaction, type Statements } from "../database/client/transaction.ts";
import { embeddedFolder } from "../database/embedded/folder.ts";
import { dayMs } from "../inputs/index.ts";
import { BackupError } from "./errors.ts";
import { fileSize } from "./units.ts";

/** The beginning of the names of folders in DATA_DIR that hold a copy of the embedded database. */
const copyPrefix = "backup-copy-";

/** A file that was written to this long before the first copy is copied again: clocks of file systems are coarse. */
const clockMarginMs = 5_000;

interface Options {
  dataDir: string;
  log(line: string): void;
}

/**
 * Runs `work` on one state of the whole database, in a transaction that only reads. Writers are not held up, but for the moment in
 * which an embedded database is copied: it has one connection, so the copy is read by a database process of its own.
 */
export async function readSnapshot<T>(
  database: Pick<Database, "kind" | "pool">,
  options: Options,
  work: (tx: Statements) => Promise<T>,
): Promise<T> {
  if (database.kind === "postgresql") return readOnly(database, work);
  await removeOldCopies(options.dataDir);
  const copyDir = await mkdtemp(join(options.dataDir, copyPrefix));
  try {
    await copyEmbedded(database, copyDir, options);
    const copy = await openDatabase({ dataDir: copyDir, role: "command", durable: false, log: options.log });
    try {
      return await readOnly(copy, work);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(copyDir, { recursive: true, force: true });
  }
}

function readOnly<T>(database: Pick<Database, "pool">, work: (tx: Statements) => Promise<T>): Promise<T> {
  const withSettings = async (tx: Statements): Promise<T> => {
    // Values print the same whatever the server's settings, and no timeout ends a long read.
    await tx.$executeRaw`set local datestyle = 'ISO, YMD'`;
    await tx.$executeRaw`set local intervalstyle = 'postgres'`;
    await tx.$executeRaw`set local bytea_output = 'hex'`;
    await tx.$executeRaw`set local extra_float_digits = 1`;
    await tx.$executeRaw`set local statement_timeout = 0`;
    await tx.$executeRaw`set local idle_in_transaction_session_timeout = 0`;
    return work(tx);
  };
  return connectionTransaction(database, withSettings, "isolation level repeatable read, read only");
}

/**
 * Copies the files of the embedded database: first all of them, while it works, and then, while nothing writes, those that have
 * changed since.
 */
async function copyEmbedded(
  database: Pick<Database, "pool">,
  copyDir: string,
  { dataDir, log }: Options,
): Promise<void> {
  const from = embeddedFolder(dataDir).data;
  const to = embeddedFolder(copyDir).data;
  const size = fileSize(await folderSize(from));
  log(`Copying the embedded database (${size}); the site waits only while what changes meanwhile is copied`);
  await mkdir(embeddedFolder(copyDir).root, { mode: 0o700 });
  try {
    // Puts most of what is in memory into the files, so that little changes afterwards.
    await database.pool.query("checkpoint");
    const since = Date.now() - clockMarginMs;
    await copyFiles(from, to, 0);
    // There is only one connection: during its transaction no other session writes, and the checkpoint has flushed everything to the files.
    await connectionTransaction(database, async (tx) => {
      await tx.$executeRaw`checkpoint`;
      await copyFiles(from, to, since);
      await removeOthers(from, to);
    });
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new BackupError(
      `The embedded database could not be copied to ${copyDir} (${code}): make room for ${size} there.`,
      { cause: error },
    );
  }
}

/** Copies the files written since then. A file that disappears meanwhile is no longer part of the database. */
async function copyFiles(from: string, to: string, since: number): Promise<void> {
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    const target = join(to, relative(from, source));
    if (entry.isDirectory()) await mkdir(target, { recursive: true, mode: 0o700 });
    else if (((await statIfThere(source))?.mtimeMs ?? -1) >= since) {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== "ENOENT") throw error;
      });
    }
  }
}

/** Removes copies of files that are gone. */
async function removeOthers(from: string, to: string): Promise<void> {
  const present = new Set(await readdir(from, { recursive: true }));
  for (const name of await readdir(to, { recursive: true }))
    if (!present.has(name)) await rm(join(to, name), { recursive: true, force: true });
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    if (entry.isFile()) bytes += (await statIfThere(join(entry.parentPath, entry.name)))?.size ?? 0;
  }
  return bytes;
}

/** Null for a file that disappeared meanwhile. */
function statIfThere(path: string) {
  return stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

/** Removes copies that a killed process left; one that is younger than a day may be in use. */
async function removeOldCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(copyPrefix)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

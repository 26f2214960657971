import { cp, mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Database, openDatabase } from "../database/client/open.ts";
import { connectionTransaction, type Statements } from "../database/client/transaction.ts";
import { embeddedFolder } from "../database/embedded/folder.ts";
import { dayMs } from "../inputs/index.ts";
import { BackupError } from "./errors.ts";
import { fileSize } from "./units.ts";

/** The beginning of the names of folders in DATA_DIR that hold a copy of the embedded database. */
const copyPrefix = "backup-copy-";

/** What a slow disk copies in a second, to say beforehand how long it takes at most. */
const bytesPerSecond = 100 * 1024 * 1024;

/** A pause that visitors hardly notice; longer ones are announced. */
const shortPauseSeconds = 2;

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
    // Every value has one form, whatever the server's settings, and nothing ends a long reading.
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

/** Copies the files of the embedded database while nothing writes to them. */
async function copyEmbedded(
  database: Pick<Database, "pool">,
  copyDir: string,
  { dataDir, log }: Options,
): Promise<void> {
  const from = embeddedFolder(dataDir).data;
  const to = embeddedFolder(copyDir).data;
  const bytes = await folderSize(from);
  const seconds = Math.ceil(bytes / bytesPerSecond);
  if (seconds > shortPauseSeconds)
    log(`The site waits while the embedded database (${fileSize(bytes)}) is copied: up to ${seconds} s.`);
  await mkdir(embeddedFolder(copyDir).root, { mode: 0o700 });
  // Writes most of what is only in memory, so that the site waits less for the next one.
  await database.pool.query("checkpoint");
  // The only connection: while a transaction has it, nobody else writes, and the checkpoint has put everything into the files.
  await connectionTransaction(database, async (tx) => {
    await tx.$executeRaw`checkpoint`;
    await cp(from, to, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
      throw new BackupError(
        `The embedded database could not be copied to ${copyDir} (${error.code}): make room for ${fileSize(bytes)} there.`,
        { cause: error },
      );
    });
  });
}

async function folderSize(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  let bytes = 0;
  for (const entry of entries) {
    // A file may go while the others are looked at.
    if (entry.isFile())
      bytes += (await stat(join(entry.parentPath, entry.name)).catch(() => null))?.size ?? 0;
  }
  return bytes;
}

/** Removes copies that a killed process left; one that is younger than a day may be in use. */
async function removeOldCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (!name.startsWith(copyPrefix)) continue;
    const { mtimeMs } = await stat(join(dataDir, name));
    if (Date.now() - mtimeMs > dayMs) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

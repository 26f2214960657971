import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { verifyArchive } from "../backup/archive-reader.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { leftOut } from "../backup/tables.ts";
import { type BackupOptions, writeBackup } from "../backup/write-backup.ts";
import type { Database } from "../database/client/open.ts";
import type { ObjectStore } from "../pictures/objects.ts";
import { everyTable, fillEveryTable, filledStore, memoryStore } from "./backups.ts";
import { testKind } from "./database.ts";
import { makeDatabase, type ScratchDatabase } from "./scratch-database.ts";
import { worldNow } from "./seed.ts";

/** For the tests of a file: a database with rows in every table, a folder for backups, and databases that are removed after each test. */
export function backupTests() {
  const filled = {} as { source: ScratchDatabase };
  let made: ScratchDatabase[] = [];
  let folder = "";
  let count = 0;
  beforeAll(async () => {
    filled.source = await makeDatabase(testKind);
    await fillEveryTable(filled.source.database);
  });
  afterAll(() => filled.source.remove());
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "assay-backup-"));
  });
  afterEach(async () => {
    await Promise.all(made.map((each) => each.remove()));
    made = [];
    rmSync(folder, { recursive: true });
  });

  async function make(...args: Parameters<typeof makeDatabase>): Promise<ScratchDatabase> {
    const scratch = await makeDatabase(...args);
    made.push(scratch);
    return scratch;
  }

  async function backUp({ database, dataDir }: ScratchDatabase, more: Partial<BackupOptions> = {}) {
    const options = {
      file: join(folder, `${++count}.backup`),
      dataDir,
      objects: filledStore(),
      secretFingerprint: "f",
      now: worldNow,
      log: () => {},
      ...more,
    };
    return { file: options.file, ...(await writeBackup(database, options)) };
  }

  const restore = (
    database: Database,
    file: string,
    { objects = memoryStore() as ObjectStore | null, log = (_line: string) => {} } = {},
  ) => restoreBackup(database, { file, objects, log });

  /** All rows of the tables in a backup, as PostgreSQL prints them, generated columns included. */
  async function rowsOf({ database }: ScratchDatabase) {
    const rows = await everyTable(database);
    for (const name of Object.keys(leftOut)) delete rows[name];
    return rows;
  }

  /** Names and checksums of the parts of a backup, and the next numbers of sequences. */
  async function partsOf(file: string) {
    const { tables, sequences } = await verifyArchive(file);
    return { parts: tables.flatMap(({ parts }) => parts), sequences };
  }

  return {
    /** The database that is backed up. */
    source: () => filled.source,
    /** Makes a database that is removed after the test. */
    make,
    /** Writes a backup into the folder of the test. */
    backUp,
    restore,
    rowsOf,
    partsOf,
    /** The folder for the test's backups. */
    folder: () => folder,
    /** Name of the next file in the folder. */
    nextFile: () => join(folder, `${++count}.backup`),
  };
}

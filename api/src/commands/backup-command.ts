import type { IdentifiedKeys } from "../auth/keys.ts";
import { InvalidSecretError, openKeys } from "../auth/keys.ts";
import { BackupError } from "../backup/errors.ts";
import { DatabaseError } from "../database/client/errors.ts";
import { type Database, openDatabase } from "../database/client/open.ts";
import { type Environment, EnvironmentError, readEnvironment } from "../environment.ts";
import { type ObjectStore, ObjectStoreError } from "../pictures/objects.ts";
import { openObjects } from "../start/object-store.ts";

/** Errors that an operator can fix; the message says how. */
const expected = [BackupError, DatabaseError, EnvironmentError, InvalidSecretError, ObjectStoreError];

/** What the backup and restore commands work with. The database is not migrated. */
export interface BackupServices {
  database: Database;
  objects: ObjectStore | null;
  keys: IdentifiedKeys;
  environment: Environment;
}

/**
 * Runs a command whose one argument is the file of a backup. Returns its exit code: 0, 1 when the work could not be done, 2 when the
 * command was called wrongly. What went wrong is printed to standard error.
 */
export async function backupCommand(
  args: readonly string[],
  usage: string,
  work: (file: string, services: BackupServices) => Promise<void>,
): Promise<number> {
  const [file, ...rest] = args;
  if (file === undefined || file.startsWith("-") || rest.length > 0) {
    console.error(usage);
    return 2;
  }
  try {
    const environment = readEnvironment();
    const [objects, keys] = await Promise.all([openObjects(environment), openKeys(environment)]);
    const { databaseUrl: url, dataDir } = environment;
    const database = await openDatabase({ url, dataDir, role: "command" });
    try {
      await work(file, { database, objects, keys, environment });
    } finally {
      await database.close();
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error && (expected.some((kind) => error instanceof kind) || "syscall" in error)))
      throw error;
    console.error(error.message);
    return 1;
  }
}

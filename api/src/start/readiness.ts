import type pg from "pg";
import type { Logger } from "pino";
import { DatabaseError } from "../database/client/errors.ts";
import { pendingMigrations } from "../database/migrate.ts";
import type { Migration } from "../database/migrations.ts";

/**
 * The readiness of a process: throws while its database is unreachable, lacks migrations, or has incompatible ones, which
 * is logged once. `migrations` are those of the program as it was started: an upgrade may replace the files under it.
 */
export function createReadiness(
  database: { pool: pg.Pool },
  { log, migrations }: { log: Logger; migrations: readonly Migration[] },
): () => Promise<void> {
  let loggedMessage: string | undefined;
  return async () => {
    try {
      const missing = await pendingMigrations(database, migrations);
      if (missing.length > 0)
        throw new DatabaseError(`The database lacks migration ${missing[0]}: restart this process.`);
      loggedMessage = undefined;
    } catch (error) {
      if (error instanceof DatabaseError && error.message !== loggedMessage) {
        loggedMessage = error.message;
        log.error(`This process is not ready. ${loggedMessage}`);
      }
      throw error;
    }
  };
}

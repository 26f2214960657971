import type { Logger } from "pino";
import { DatabaseError } from "../database/client/errors.ts";
import type { Database } from "../database/client/open.ts";
import { answerTimeout, pendingMigrations } from "../database/migrate.ts";
import type { Migration } from "../database/migrations.ts";
import { inTime } from "../limits/in-time.ts";

/**
 * The readiness of a process: throws while its database is unreachable, lacks migrations, or has incompatible ones, which
 * is logged once. `migrations` are those of the program as it was started: an upgrade may replace the files under it. Asks on the connection
 * of the change log: behind writers that wait for theirs, a probe would say of a busy process, or of one whose database is just back, that it is away.
 * Probes that come together are one, as anyone may send them, and the change log is read on that one connection.
 */
export function createReadiness(
  { changePool }: Pick<Database, "changePool">,
  { log, migrations }: { log: Logger; migrations: readonly Migration[] },
): () => Promise<void> {
  let loggedMessage: string | undefined;
  const check = async () => {
    try {
      const missing = await pendingMigrations({ pool: changePool }, migrations);
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
  let running: Promise<void> | null = null;
  return () => {
    running ??= inTime(check(), answerTimeout, noAnswer).finally(() => {
      running = null;
    });
    return running;
  };
}

/** With a server that is frozen, a check waits for a connection that never comes. */
function noAnswer(): never {
  throw new Error("The database does not answer.");
}

import type { Logger } from "pino";
import { type Database, openDatabase } from "../database/client/open.ts";
import { refuseTooManyConnections } from "../database/client/refusals.ts";
import { migrate } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";
import type { DefectLog } from "../http/defects.ts";

/** A database that is ready to be served. */
export interface Prepared {
  database: Database;
  /** True if the demo was loaded into it just now. */
  demoLoaded: boolean;
}

interface PrepareOptions {
  log: Logger;
  defects: DefectLog;
  /** Gets a line about each step, for the person who started the server. */
  printLine(line: string): void;
}

/** Opens the database of one server process. Throws DatabaseError. */
export function openServerDatabase(
  environment: Pick<Environment, "databaseUrl" | "dataDir">,
  connections: number,
  { log, defects }: Pick<PrepareOptions, "log" | "defects">,
): Promise<Database> {
  return openDatabase({
    url: environment.databaseUrl,
    dataDir: environment.dataDir,
    role: "server",
    connections,
    log: (line) => log.warn(line),
    lost: defects.outage,
  });
}

/**
 * Opens the database and does the work before serving, once for all workers: migrations and the demo. Throws
 * DatabaseError if the server cannot hold the connections of all workers, and closes the database after a failure.
 */
export async function prepare(environment: Environment, options: PrepareOptions): Promise<Prepared> {
  const { count: workers, connections } = environment.workers;
  const database = await openServerDatabase(environment, connections, options);
  try {
    if (database.kind === "postgresql") await refuseTooManyConnections(database, { connections, workers });
    const migrations = await migrate(database);
    if (migrations.length > 0) options.printLine(`Database: ${migrations.length} migrations applied`);
    const demoLoaded = await loadDemoOnce(database, environment, options.printLine);
    return { database, demoLoaded };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Loads the demo into an empty database; returns whether it did. */
async function loadDemoOnce(
  database: Database,
  { demo }: Environment,
  printLine: (line: string) => void,
): Promise<boolean> {
  if (demo === "off" || (await database.prisma.category.count({ take: 1 })) > 0) return false;
  printLine("The database is empty.");
  const [{ loadBundled }, { NotEmptyError }] = await Promise.all([
    import("../import/demo/bundled.ts"),
    import("../import/demo/full.ts"),
  ]);
  try {
    await loadBundled(database, demo, printLine);
    return true;
  } catch (error) {
    // Another process that started at the same time was first.
    if (!(error instanceof NotEmptyError)) throw error;
    return false;
  }
}

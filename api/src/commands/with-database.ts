import { type Database, openDatabase } from "../database/client/open.ts";
import { migrate } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";

/** Opens the database of the environment, migrates it and runs the work. Uses a running server's embedded database. */
export async function withDatabase(
  environment: Environment,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const { databaseUrl: url, dataDir } = environment;
  const database = await openDatabase({ url, dataDir, role: "command" });
  try {
    await migrate(database);
    await work(database);
  } finally {
    await database.close();
  }
}

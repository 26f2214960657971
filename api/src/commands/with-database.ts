import { type Database, openDatabase } from "../database/client/open.ts";
import { migrate } from "../database/migrate.ts";
import type { Environment } from "../environment.ts";

/** Works on the database of the environment; beside a running server, through that server's. */
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

import { type Database, openDatabase } from "../../api/src/database/client/open.ts";

/** Runs work on a database and closes it. */
export async function withDatabase<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, dataDir: "", role: "command", connections: 9 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

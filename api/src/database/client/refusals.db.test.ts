import { expect, test } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { refuseTooManyConnections } from "./refusals.ts";

const database = testDatabase();

test.runIf(testKind === "postgresql")(
  "a server that cannot hold all connections is refused, with its numbers and what to set",
  async () => {
    const { rows } = await database.pool.query("show max_connections");
    const allowed = Number(rows[0].max_connections);
    await refuseTooManyConnections(database.pool, { connections: 1, workers: 1 });
    const refused = (workers: number) =>
      refuseTooManyConnections(database.pool, { connections: allowed, workers });
    await expect(refused(1)).rejects.toThrow(
      new RegExp(
        `^PostgreSQL allows ${allowed} connections, of which \\d+ are reserved and \\d+ are used by others, and Assay is to open ${allowed} \\(DATABASE_POOL_SIZE\\): set DATABASE_POOL_SIZE=\\d+, or raise max_connections\\.$`,
      ),
    );
    await expect(refused(allowed)).rejects.toThrow(/set DATABASE_POOL_SIZE=\d+ and WORKERS=\d+, or raise/);
  },
);

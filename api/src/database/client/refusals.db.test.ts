import { expect, test } from "vitest";
import { testDatabase, testKind } from "../../testing/database.ts";
import { sql } from "../query/sql.ts";
import { refuseTooManyConnections } from "./refusals.ts";

const database = testDatabase();

test.runIf(testKind === "postgresql")(
  "a server that cannot hold all connections is refused, with its numbers and what to set",
  async () => {
    const { rows } = await database.pool.query("show max_connections");
    const allowed = Number(rows[0].max_connections);
    await refuseTooManyConnections(database, { connections: 1, workers: 1 });
    const refused = (workers: number) =>
      refuseTooManyConnections(database, { connections: allowed, workers });
    await expect(refused(1)).rejects.toThrow(
      new RegExp(
        `^PostgreSQL allows ${allowed} connections, of which \\d+ are reserved and \\d+ are used by others, and Assay is to open ${allowed} \\(DATABASE_POOL_SIZE\\): set DATABASE_POOL_SIZE=\\d+, or raise max_connections\\.$`,
      ),
    );
    // Its own connections are none of others, whichever pool has them.
    const used = async (connections: number) => {
      const counted = { pool: database.pool, connections: () => connections };
      const { message } = await refuseTooManyConnections(counted, { connections: allowed, workers: 1 }).then(
        () => expect.unreachable(),
        (error: Error) => error,
      );
      return Number(/and (\d+) are used by others/.exec(message)?.[1]);
    };
    await database.reader.query(sql`select 1`);
    expect(database.connections()).toBeGreaterThan(database.pool.totalCount);
    expect(await used(0)).toBeGreaterThan(database.connections() - 1);
    await expect(refused(allowed)).rejects.toThrow(/set DATABASE_POOL_SIZE=\d+ and WORKERS=\d+, or raise/);
  },
);

import type pg from "pg";
import { DatabaseError } from "./errors.ts";
import { minConnections } from "./pools.ts";

/** The oldest PostgreSQL that the migrations run on (functions with SQL bodies). */
const oldestVersion = 14;

/** Refuses a server that is too old. Throws DatabaseError. */
export async function refuseOldServer(pool: pg.Pool, target: string): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>("SHOW server_version_num");
  const version = Math.floor(Number(answer.rows[0]?.server_version_num) / 10_000);
  if (version < oldestVersion) {
    throw new DatabaseError(
      `The PostgreSQL server at ${target} has version ${version}: use version ${oldestVersion} or newer.`,
    );
  }
}

/** Each round finds a busy pooler out with high probability; an idle one is found out by the first. */
const rounds = 3;

/** PgBouncer's words about BEGIN in statement mode. */
const statementMode = /statement pooling mode/;

/**
 * Refuses a pooler in front of the server that gives a connection to others between transactions: prepared statements and settings
 * of a session would reach, or meet, somebody else's. Throws DatabaseError. Takes a connection of each pool.
 */
export async function refuseSharedSessions(main: pg.Pool, readers: pg.Pool, target: string): Promise<void> {
  const one = await main.connect();
  const other = await readers.connect().catch((error) => {
    one.release();
    throw error;
  });
  const clients = [one, other];
  let lost: Error | undefined;
  const keep = (error: Error) => {
    lost = error;
  };
  for (const client of clients) client.on("error", keep);
  try {
    if (await isShared(one, other))
      throw new DatabaseError(
        `The connections to ${target} pass a pooler in transaction or statement mode: set pool_mode = session in PgBouncer, or connect to PostgreSQL itself.`,
      );
  } finally {
    for (const client of clients) {
      client.off("error", keep);
      client.release(lost);
    }
  }
}

/** Whether a connection has another server process than before, or that of a transaction which is still open. */
async function isShared(one: pg.PoolClient, other: pg.PoolClient): Promise<boolean> {
  try {
    for (let round = 1; round <= rounds; round++) {
      const before = await processOf(one);
      await other.query("BEGIN");
      const heldAfter = await processOf(other);
      const after = await processOf(one);
      await other.query("ROLLBACK");
      if (before !== after || heldAfter === before) return true;
    }
    return false;
  } catch (error) {
    if (error instanceof Error && statementMode.test(error.message)) return true;
    throw error;
  }
}

async function processOf(client: pg.PoolClient): Promise<number | undefined> {
  return (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid;
}

/** How many connections a server allows, how many of them it keeps for superusers, and how many are in use. */
interface Capacity {
  allowed: number;
  reserved: number;
  used: number;
}

/**
 * Refuses a server that cannot hold the connections of all workers beside those of other programs. Throws DatabaseError. The numbers are
 * of this moment: what starts later may take what is free.
 */
export async function refuseTooManyConnections(
  database: { pool: pg.Pool; connections(): number },
  { connections, workers }: { connections: number; workers: number },
): Promise<void> {
  const { rows } = await database.pool.query<Capacity>(
    `select current_setting('max_connections')::int as allowed,
      current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) as reserved,
      (select count(*)::int from pg_stat_activity where datid is not null) as used`,
  );
  const [{ allowed, reserved, used } = { allowed: 0, reserved: 0, used: 0 }] = rows;
  const others = Math.max(0, used - database.connections());
  const free = Math.max(0, allowed - reserved - others);
  if (connections <= free) return;
  const fits = Math.floor(free / minConnections);
  const settings =
    fits === 0 ? "" : `set DATABASE_POOL_SIZE=${free}${fits < workers ? ` and WORKERS=${fits}` : ""}, or `;
  throw new DatabaseError(
    `PostgreSQL allows ${allowed} connections, of which ${reserved} are reserved and ${others} are used by others, and Assay is to open ${connections} (DATABASE_POOL_SIZE): ${settings}raise max_connections.`,
  );
}

import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "../../../api/src/database/client/open.ts";
import { poolSize } from "../worlds/postgresql.ts";
import type { World } from "../worlds/world.ts";

/** Names in a data folder and in its database's folder; without what belongs to a running server or is there for good. */
export function leftFiles(dataDir: string): string[] {
  const known =
    /^(?:secret|outbox|administrator\.txt|database(?:\/(?:data|lock|holder\.json|socket.*|\.s\.PGSQL.*))?)$/;
  const names = [dataDir, join(dataDir, "database")].flatMap((folder) => {
    try {
      return readdirSync(folder).map((name) => (folder === dataDir ? name : `database/${name}`));
    } catch {
      return [];
    }
  });
  return names.filter((name) => !known.test(name)).map((name) => `left over: the file ${name}`);
}

/** Sessions, locks and connections that nobody needs any more while all clients rest. */
export async function leftSessions(
  { servers, kind }: World,
  { pool }: Pick<Database, "pool">,
): Promise<string[]> {
  // The embedded database has one session, which everybody shares.
  if (kind === "embedded") return [];
  const { rows } = await pool.query<{ open: number; idle: number; locks: number }>(`select
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()) as open,
    (select count(*)::int from pg_stat_activity where state like 'idle in transaction%') as idle,
    (select count(*)::int from pg_locks where locktype = 'advisory') as locks`);
  const { open = 0, idle = 0, locks = 0 } = rows[0] ?? {};
  // Nine are of who asks.
  const most = servers.length * poolSize + 9;
  return [
    ...(open > most ? [`left over: ${open} connections, where ${most} are allowed`] : []),
    ...(idle > 0 ? [`left over: ${idle} open transactions`] : []),
    ...(locks > 0 ? [`left over: ${locks} advisory locks`] : []),
  ];
}

/**
 * Transactions that PostgreSQL ended because each had what the other needed. They are run again, so nothing is wrong with what is there, but
 * a second is lost each time: somewhere the same rows are locked in two orders. Each is told once; those before a crash of PostgreSQL are lost
 * with its statistics.
 */
export async function deadlocks({ pool }: Pick<Database, "pool">): Promise<string[]> {
  const { rows } = await pool.query<{ ended: number }>(
    "select deadlocks::int as ended from pg_stat_database where datname = current_database()",
  );
  const ended = rows[0]?.ended ?? 0;
  if (ended === 0) return [];
  await pool.query("select pg_stat_reset()");
  return [`deadlocks: ${ended}`];
}

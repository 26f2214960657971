import { readdirSync } from "node:fs";
import type { Database } from "../../../api/src/database/client/open.ts";
import { memoryAfterGarbage, outsideCaches, residentOf } from "../memory/measure.ts";
import type { World } from "../worlds/world.ts";

/** What a table takes. */
export interface TableSize {
  rows: number;
  /** Rows that were deleted or replaced and whose room has not been reclaimed by a vacuum yet, as PostgreSQL estimates it. */
  dead: number;
  /** With its indexes. */
  bytes: number;
}

/** What all servers of a world and its database have at a moment at which all clients rest. */
export interface Sample {
  /** Requests that were sent and writes that were acknowledged until then. */
  done: number;
  /** Bytes that the servers keep outside their caches, and in them. */
  kept: number;
  caches: number;
  /** Bytes of the servers' processes, after a collection of garbage. */
  resident: number;
  /** Bytes of the embedded database's process; null for PostgreSQL, whose processes share most. */
  databaseResident: number | null;
  /** Open files and sockets of the servers. The embedded database's process keeps the files of its tables open, up to a limit of its own. */
  files: number;
  /** Of a PostgreSQL server; null for the embedded database, whose sessions are sockets of its one server. */
  connections: number | null;
  /** Bytes of PostgreSQL's write-ahead log. */
  wal: number;
  /** Tables by their names. */
  tables: ReadonlyMap<string, TableSize>;
}

/** Takes a sample; `done` is how much was done until now. */
export async function sampleOf(
  world: World,
  { pool }: Pick<Database, "pool">,
  done: number,
): Promise<Sample> {
  const memories = await Promise.all(world.servers.map(memoryAfterGarbage));
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const processes = world.servers.map(({ running }) => ({
    pid: running().pid,
    children: running().workers(),
  }));
  const { rows } = await pool.query<{ connections: number; wal: string }>(`select
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as connections,
    (select sum(size) from pg_ls_waldir()) as wal`);
  return {
    done,
    kept: sum(memories.map(outsideCaches)),
    caches: sum(memories.map(({ caches }) => caches)),
    resident: sum(memories.map(({ resident }) => resident)),
    databaseResident:
      world.kind === "embedded" ? sum(processes.flatMap(({ children }) => children.map(residentOf))) : null,
    files: sum(processes.map(({ pid }) => filesOf(pid))),
    connections: world.kind === "embedded" ? null : (rows[0]?.connections ?? 0),
    wal: Number(rows[0]?.wal),
    tables: await tablesOf(pool),
  };
}

/** Open files and sockets of a process. */
export const filesOf = (pid: number): number => readdirSync(`/proc/${pid}/fd`).length;

/** Tables of the product, of its queue of jobs, and PostgreSQL's own, which grow with statistics and temporary tables. */
async function tablesOf(pool: Database["pool"]): Promise<Map<string, TableSize>> {
  const { rows } = await pool.query<{ name: string; bytes: string; dead: string }>(
    `select c.oid::regclass::text as name, pg_total_relation_size(c.oid) as bytes, pg_stat_get_dead_tuples(c.oid) as dead
       from pg_class c where c.relkind = 'r' and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace, 'pg_catalog'::regnamespace)`,
  );
  const tables = new Map<string, TableSize>();
  for (const { name, bytes, dead } of rows) {
    const counted = await pool.query<{ rows: number }>(`select count(*)::int as rows from ${name}`);
    tables.set(name, { rows: counted.rows[0]?.rows ?? 0, dead: Number(dead), bytes: Number(bytes) });
  }
  return tables;
}

import type { Database } from "../database/client/open.ts";

/** How many connections to this database wait for a lock; those of other test files on the same server do not count. */
export async function countLockWaits({ pool }: Pick<Database, "pool">): Promise<number> {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  );
  return rowCount ?? 0;
}

import type { Database } from "./client/open.ts";

/**
 * Frees the room of rows that are no more, and renews the statistics, in all tables, one after the other: the embedded database has one connection, and
 * others have their turn in between.
 */
export async function vacuum({ pool }: Pick<Database, "pool">, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  for (const { name } of rows) {
    if (signal.aborted) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}

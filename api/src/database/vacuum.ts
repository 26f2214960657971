import type { Database } from "./client/open.ts";

/**
 * Frees the room of rows that are no more, and renews the statistics, in all tables, one after the other: the embedded database has one connection, and
 * others have their turn in between. Statistics come last: each one that is renewed, also by imports, leaves a row there.
 */
export async function vacuum({ pool }: Pick<Database, "pool">, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname <> 'information_schema' and schemaname !~ '^pg_temp_'
      order by schemaname = 'pg_catalog', tablename = 'pg_statistic', 1`,
  );
  for (const { name } of rows) {
    if (signal.aborted) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}

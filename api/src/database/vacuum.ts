import type { Database } from "./client/open.ts";

/**
 * Frees the room of rows that are no more, and renews the statistics, in all tables, one after the other: the embedded database has one connection, and
 * others have their turn in between. The catalog comes last: each statistic that is renewed leaves a row there, also by imports.
 */
export async function vacuum({ pool }: Pick<Database, "pool">, signal: AbortSignal): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname <> 'information_schema' order by schemaname = 'pg_catalog', 1`,
  );
  for (const { name } of rows) {
    if (signal.aborted) return;
    await pool.query(`vacuum (analyze) ${name}`);
  }
}

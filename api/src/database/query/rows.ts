import type { Reader } from "../client/reader.ts";
import type { JsonSelection } from "./json-selection.ts";
import { type Sql, sql } from "./sql.ts";

/** Rows by their ids, in one statement; ids without a row are left out. */
export async function readRows(
  reader: Pick<Reader, "query">,
  selection: JsonSelection,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await reader.query<{ id: string; row: unknown }>(
    sql`select t0.id, ${selection.json} as row from ${selection.table} t0 where t0.id = any(${[...ids]}::uuid[])`,
  );
  for (const { row } of rows) selection.hydrate(row);
  return new Map(rows.map(({ id, row }) => [id, row]));
}

/** The rows of `from` (a whole select of the selection's table), in its order. */
export async function readSelected(
  reader: Pick<Reader, "query">,
  selection: JsonSelection,
  from: Sql,
): Promise<unknown[]> {
  const rows = await reader.query<{ row: unknown }>(sql`select ${selection.json} as row from (${from}) t0`);
  for (const { row } of rows) selection.hydrate(row);
  return rows.map(({ row }) => row);
}

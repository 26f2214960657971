import type { Transaction } from "../../database/client/transaction.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";

/** A column that an import writes. */
export interface Column {
  /** SQL default for a new row with null here. */
  fallback?: string;
  type: string;
  /** True if null is stored; otherwise null leaves the stored value unchanged. */
  nullIsValue?: boolean;
}

/** A table and the columns that an import writes; all names and types are constants. */
export interface Target<Name extends string> {
  table: string;
  columns: Readonly<Record<Name, Column>>;
  /** True if the table has `updated_at`. */
  hasUpdatedAt?: boolean;
}

/** A row to write: the id of a stored row, or a new one. */
export type Row<Name extends string> = { id: string } & Record<Name, unknown>;

/** Inserts rows in one statement. Times default to that of the transaction. */
export async function insertRows<Name extends string>(
  tx: Transaction,
  { table, columns }: Target<Name>,
  rows: readonly Row<Name>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(columns) as Name[];
  const values = names.map((name) => {
    const { fallback } = columns[name];
    return rawSql(fallback === undefined ? `r."${name}"` : `coalesce(r."${name}", ${fallback})`);
  });
  await tx.$executeRaw`insert into ${rawSql(`"${table}"`)} (id, ${listOf(names)})
    select r.id, ${joinSql(values)} from ${recordsOf(columns, rows)}`;
}

/** Updates stored rows in one statement; returns the IDs of those that changed. */
export async function updateRows<Name extends string>(
  tx: Transaction,
  { table, columns, hasUpdatedAt }: Target<Name>,
  rows: readonly Row<Name>[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const names = Object.keys(columns) as Name[];
  const wanted = (name: Name): string =>
    columns[name].nullIsValue ? `r."${name}"` : `coalesce(r."${name}", t."${name}")`;
  const assignments = names.map((name) => rawSql(`"${name}" = ${wanted(name)}`));
  if (hasUpdatedAt) assignments.push(rawSql("updated_at = now()"));
  const changed = await tx.$queryRaw<{ id: string }[]>`
    update ${rawSql(`"${table}"`)} t set ${joinSql(assignments)}
    from ${recordsOf(columns, rows)} where t.id = r.id
      and (${listOf(names, "t.")}) is distinct from (${joinSql(names.map((name) => rawSql(wanted(name))))})
    returning t.id`;
  return changed.map(({ id }) => id);
}

function listOf(names: readonly string[], prefix = ""): Sql {
  return joinSql(names.map((name) => rawSql(`${prefix}"${name}"`)));
}

/** All rows as one JSON parameter: the statement is the same for any number of rows, and rows can contain lists. */
function recordsOf<Name extends string>(columns: Target<Name>["columns"], rows: readonly Row<Name>[]): Sql {
  const types = (Object.keys(columns) as Name[]).map((name) => `"${name}" ${columns[name].type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${rawSql(types.join(", "))})`;
}

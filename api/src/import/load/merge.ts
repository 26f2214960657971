import type { Transaction } from "../../database/client/transaction.ts";
import { joinSql, rawSql, type Sql, sql } from "../../database/query/sql.ts";

/** A column that rows of a catalogue write. */
export interface Column {
  /** SQL for a new row that has null here; without it the new row gets null. */
  fallback?: string;
  type: string;
  /** True where null is a value of its own; else null keeps what is stored. */
  nullIsValue?: boolean;
}

/** A table and what a catalogue writes of it; all names and types are constants of the commands. */
export interface Target<Name extends string> {
  table: string;
  columns: Readonly<Record<Name, Column>>;
  /** True where the table says when a row was last changed. */
  hasUpdatedAt?: boolean;
}

/** A row to write: the id of a stored row, or a new one. */
export type Row<Name extends string> = { id: string } & Record<Name, unknown>;

/** Adds rows in one statement. Their times are those of the transaction unless a column says otherwise. */
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

/** Changes stored rows in one statement and gives the ids of those that said something else before. */
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

/** One parameter for all rows: statements of one text whatever the number of rows, and lists inside of rows. */
function recordsOf<Name extends string>(columns: Target<Name>["columns"], rows: readonly Row<Name>[]): Sql {
  const types = (Object.keys(columns) as Name[]).map((name) => `"${name}" ${columns[name].type}`);
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id uuid, ${rawSql(types.join(", "))})`;
}

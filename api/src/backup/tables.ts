import type { Statements } from "../database/client/transaction.ts";
import { rawSql, type Sql, sql } from "../database/query/sql.ts";

/** A table as the database's catalogue describes it. */
export interface Table {
  name: string;
  /** Without generated columns, which the database recomputes. */
  columns: readonly { name: string; type: string }[];
  /** The primary key. */
  key: readonly { name: string; isText: boolean }[];
  /** `state` as pg_trigger.tgenabled: O(rigin), A(lways), R(eplica) or D(isabled). */
  triggers: readonly { name: string; state: string }[];
}

/** Tables whose rows are not in a backup, with the reason. The queue's tables are left out too; they have a schema of their own. */
export const leftOut: Readonly<Record<string, string>> = {
  change: "The change log begins anew, with another epoch.",
  change_epoch: "A restored database has its own.",
  contact_message: "Messages whose mail the server that the backup is of sends.",
  data_export: "The daily job makes the files from the restored data.",
  data_export_chunk: "The daily job makes the files from the restored data.",
  data_export_file: "The daily job makes the files from the restored data.",
  data_export_section: "The daily job makes the files from the restored data.",
  review_proof: "Files that are deleted once they are decided on. A backup would keep them.",
  session: "Users sign in again.",
  one_time_token: "Mailed links end; users request new ones.",
  rate_limit: "Rate limits and API budgets start anew.",
  view_visit: "Kept for the current day only, to count each visitor once.",
  webhook_cursor: "Webhooks begin anew in the new epoch of the change log.",
  webhook_delivery: "Sent by the server that the backup is of. A restored one would send them a second time.",
  webhook_known_thing: "Noted anew when webhooks begin.",
  work_address: "Addresses of mails that were not sent yet.",
};

/** The history of migrations, which is part of a backup's description instead. */
const history = "_prisma_migrations";

/** Quotes a name of the database for SQL. */
export const quoted = (name: string): Sql => rawSql(`"${name.replaceAll('"', '""')}"`);

/** All tables of the schema by name, but for the history of migrations and tables of extensions. */
export async function findTables(tx: Statements): Promise<Table[]> {
  return tx.$queryRaw<Table[]>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
        from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      coalesce((select json_agg(json_build_object('name', a.attname, 'isText', a.attcollation <> 0) order by k.place)
        from pg_index i cross join unnest(i.indkey) with ordinality as k(attnum, place)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary), '[]') as key,
      coalesce((select json_agg(json_build_object('name', t.tgname, 'state', t.tgenabled) order by t.tgname)
        from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal), '[]') as triggers
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and c.relname <> ${history}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by c.relname collate "C"`;
}

/** The next number of each sequence in the schema. */
export async function findSequences(tx: Statements): Promise<{ name: string; next: string }[]> {
  const names = await tx.$queryRaw<{ name: string }[]>`
    select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname collate "C"`;
  const sequences: { name: string; next: string }[] = [];
  for (const { name } of names) {
    const [row] = await tx.$queryRaw<{ next: string }[]>`
      select (case when is_called then last_value + seqincrement else last_value end)::text as next
      from ${quoted(name)}, pg_sequence where seqrelid = ${`"${name}"`}::regclass`;
    sequences.push({ name, next: row?.next ?? "1" });
  }
  return sequences;
}

/**
 * Selects the rows of a table as lines of JSON with every value as PostgreSQL's own text, which is exact and the same on
 * every database. The order depends on the key alone.
 */
export function selectLines({ name, columns, key }: Table): Sql {
  const texts = columns.map((column) => `t.${quoted(column.name).sql}::text as ${quoted(column.name).sql}`);
  const order = key.map((column) => `t.${quoted(column.name).sql}${column.isText ? ' collate "C"' : ""}`);
  return sql`select row_to_json(r)::text as line from (
    select ${rawSql(texts.join(", "))} from ${quoted(name)} t order by ${rawSql(order.join(", "))}) r`;
}

/** Inserts rows from a list of JSON objects ($json) that have the values as `selectLines` writes them. */
export function insertLines(table: Table, columns: readonly string[], json: Uint8Array): Sql {
  const types = new Map(table.columns.map(({ name, type }) => [name, type]));
  const names = columns.map((name) => quoted(name).sql);
  const values = columns.map((name) => `r.${quoted(name).sql}::${types.get(name)}`);
  const texts = names.map((name) => `${name} text`);
  return sql`insert into ${quoted(table.name)} (${rawSql(names.join(", "))}) overriding system value
    select ${rawSql(values.join(", "))} from json_to_recordset(${json}::json) as r(${rawSql(texts.join(", "))})`;
}

import { rawSql } from "./sql.ts";
import type { Statements } from "./transaction.ts";

/**
 * Sets aside the foreign keys of these tables and the indexes that no constraint needs, and gives the work that makes
 * them again from their own definitions: many rows are indexed ten times as fast together as one by one, and their
 * references proved by one join. A row that refers to nothing makes that work fail. Both belong into one transaction;
 * until it ends nobody else reads the tables.
 */
export async function setAside(tx: Statements, tables: readonly string[]): Promise<() => Promise<void>> {
  const keys = await tx.$queryRaw<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[]) order by oid`;
  const indexes = await tx.$queryRaw<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`;
  for (const { table, name } of keys)
    await tx.$executeRaw`alter table ${rawSql(table)} drop constraint ${rawSql(name)}`;
  for (const { name } of indexes) await tx.$executeRaw`drop index ${rawSql(name)}`;
  return async () => {
    for (const { definition } of indexes) await tx.$executeRaw`${rawSql(definition)}`;
    for (const { table, name, definition } of keys)
      await tx.$executeRaw`alter table ${rawSql(table)} add constraint ${rawSql(name)} ${rawSql(definition)}`;
  };
}

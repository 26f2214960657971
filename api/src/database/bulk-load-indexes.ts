import type { Statements } from "./client/transaction.ts";
import { rawSql } from "./query/sql.ts";

/** Indexes of words take longer with more, which no processor's cache holds. */
const memory = rawSql("'64MB'");

/**
 * Drops the foreign keys of these tables and all indexes without a constraint, and returns a function that recreates them from
 * their definitions: building an index at once is ten times as fast as row by row, and one join checks all references. Run
 * both in one transaction, so that a failed load changes nothing; the tables are locked until it ends. The returned function
 * fails if a row violates a constraint.
 */
export async function dropIndexesForBulkLoad(
  tx: Statements,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const keys = await tx.$queryRaw<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[]) order by oid`;
  const indexes = await tx.$queryRaw<{ name: string; definition: string; unique: boolean }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition, i.indisunique as unique
    from pg_index i where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`;
  for (const { table, name } of keys)
    await tx.$executeRaw`alter table ${rawSql(table)} drop constraint ${rawSql(name)}`;
  for (const { name } of indexes) await tx.$executeRaw`drop index ${rawSql(name)}`;
  const create = async (isUnique: boolean) => {
    for (const { definition, unique } of indexes)
      if (unique === isUnique) await tx.$executeRaw`${rawSql(definition)}`;
  };
  return async () => {
    await tx.$executeRaw`set local maintenance_work_mem = ${memory}`;
    // First what checks rows, so that a broken rule is found before the long work.
    await create(true);
    for (const { table, name, definition } of keys)
      await tx.$executeRaw`alter table ${rawSql(table)} add constraint ${rawSql(name)} ${rawSql(definition)}`;
    await create(false);
  };
}

import type { Database } from "./client/open.ts";
import { connectionTransaction, type Statements } from "./client/transaction.ts";
import { rawSql } from "./query/sql.ts";

/** Indexes of words take longer with more, which no processor's cache holds. */
const memory = rawSql("'64MB'");

/** Indexes made at a time: those of words are made on one core each. */
const lanes = 2;

/**
 * Sets aside the foreign keys of these tables and the indexes that no constraint needs, and gives the work that makes
 * them again from their own definitions: many rows are indexed ten times as fast together as one by one, and their
 * references proved by one join. A row that breaks a rule makes that work fail. Both belong into one transaction;
 * until it ends nobody else reads the tables. Indexes that prove nothing are left to `rebuildIndexes`, after it.
 */
export async function dropIndexesForBulkLoad(
  tx: Statements,
  tables: readonly string[],
): Promise<() => Promise<void>> {
  const keys = await tx.$queryRaw<{ table: string; name: string; definition: string }[]>`
    select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::regclass[]) order by oid`;
  const indexes = await tx.$queryRaw<Index[]>`
    select i.indrelid::regclass::text as table, i.indexrelid::regclass::text as name,
      pg_get_indexdef(i.indexrelid) as definition, i.indisunique as unique
    from pg_index i where i.indrelid = any(${tables}::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
    order by i.indexrelid`;
  for (const { table, name } of keys)
    await tx.$executeRaw`alter table ${rawSql(table)} drop constraint ${rawSql(name)}`;
  for (const { name } of indexes) await tx.$executeRaw`drop index ${rawSql(name)}`;
  return async () => {
    await tx.$executeRaw`set local maintenance_work_mem = ${memory}`;
    for (const { definition } of indexes.filter(({ unique }) => unique))
      await tx.$executeRaw`${rawSql(definition)}`;
    for (const { table, name, definition } of keys)
      await tx.$executeRaw`alter table ${rawSql(table)} add constraint ${rawSql(name)} ${rawSql(definition)}`;
    await leave(
      tx,
      indexes.filter(({ unique }) => !unique),
    );
  };
}

interface Index {
  table: string;
  name: string;
  definition: string;
  unique: boolean;
}

/** Notes indexes to be made, with the transaction or not at all. */
async function leave(tx: Statements, indexes: readonly Index[]): Promise<void> {
  await tx.$executeRaw`create table index_to_make ("table" regclass not null, definition text primary key)`;
  await tx.$executeRaw`insert into index_to_make
    select * from json_to_recordset(${JSON.stringify(indexes)}::json) as x("table" regclass, definition text)`;
}

/**
 * Makes the indexes that a transaction left to be made, several at a time, and gives how many. If it is interrupted, or
 * others do it at the same time, each is made once all the same, by whoever is next. Without any it is one look.
 */
export async function rebuildIndexes(
  database: Pick<Database, "pool">,
  log: (line: string) => void = () => {},
): Promise<number> {
  if (!(await areLeft(database))) return 0;
  log("Making the indexes that a load of the directory left");
  let made = 0;
  const lane = async () => {
    while (await connectionTransaction(database, makeNext)) made++;
  };
  // The embedded database has one connection, which the second would wait for in vain.
  const count = Math.min(lanes, database.pool.options.max);
  try {
    let areAllMade = false;
    while (!areAllMade) {
      await Promise.all(Array.from({ length: count }, lane));
      areAllMade = await connectionTransaction(database, forget);
    }
  } catch (error) {
    // Others made the last of them meanwhile, and dropped the notes.
    if (await areLeft(database)) throw error;
  }
  return made;
}

async function areLeft({ pool }: Pick<Database, "pool">): Promise<boolean> {
  const { rows } = await pool.query<{ left: boolean }>(
    "select to_regclass('index_to_make') is not null as left",
  );
  return rows[0]?.left === true;
}

/** Makes one index that nobody else is making, those that take long first; false when there is none. */
async function makeNext(tx: Statements): Promise<boolean> {
  const [next] = await tx.$queryRaw<{ definition: string }[]>`
    delete from index_to_make where definition = (
      select definition from index_to_make
      order by definition like '% USING gin %' desc, pg_relation_size("table") desc, definition
      limit 1 for update skip locked)
    returning definition`;
  if (!next) return false;
  await tx.$executeRaw`set local maintenance_work_mem = ${memory}`;
  await tx.$executeRaw`${rawSql(next.definition)}`;
  return true;
}

/** Waits for whoever else makes one, and drops the notes; false when one was not made, because they were interrupted. */
async function forget(tx: Statements): Promise<boolean> {
  await tx.$executeRaw`lock table index_to_make in access exclusive mode`;
  const left = await tx.$queryRaw<unknown[]>`select from index_to_make limit 1`;
  if (left.length > 0) return false;
  await tx.$executeRaw`drop table index_to_make`;
  return true;
}

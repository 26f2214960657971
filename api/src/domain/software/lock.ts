import type { Statements } from "../../database/client/transaction.ts";
import { emptySql, type Sql, sql } from "../../database/query/sql.ts";

/**
 * A query for the IDs of the software (alias `s`) that meets a condition, at most `limit` of it. It locks each row, in the order of IDs, as all commands do; in a
 * larger statement it must not be inlined. Not "for update": a review that only refers to the software need not wait.
 */
export function lockedSoftware(where: Sql, limit?: number): Sql {
  const atMost = limit === undefined ? emptySql : sql` limit ${limit}`;
  return sql`select s.id from software s where ${where} order by s.id${atMost} for no key update of s`;
}

/**
 * Locks the software (alias `s`) that meets a condition, at most `limit` of it, as `lockedSoftware` does; returns their IDs. Read the rows by a later
 * statement: this one, if it waited for a lock, sees the values from before.
 */
export async function lockSoftware(
  tx: Pick<Statements, "$queryRaw">,
  where: Sql,
  limit?: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(lockedSoftware(where, limit));
  return rows.map(({ id }) => id);
}

/** Locks all companies, then all software, each by ID as all commands do. The rows are counted, so that PostgreSQL sends one and not thousands. */
export async function lockDirectory(tx: Pick<Statements, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`select count(*) from (select id from company order by id for no key update) locked`;
  await tx.$executeRaw`select count(*) from (${lockedSoftware(sql`true`)}) locked`;
}

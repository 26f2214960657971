import type { Statements } from "../../database/client/transaction.ts";
import { emptySql, type Sql, sql } from "../../database/query/sql.ts";

/**
 * The IDs of the software (alias `s`) that meets a condition, at most `limit` of them, each locked when it is read, by ID as all commands do. Not
 * "for update": rows that only refer to software, such as a review that names it, need not wait.
 */
export function lockedSoftware(where: Sql, limit?: number): Sql {
  const atMost = limit === undefined ? emptySql : sql` limit ${limit}`;
  return sql`select s.id from software s where ${where} order by s.id${atMost} for no key update of s`;
}

/**
 * Locks the software (alias `s`) that meets a condition, at most `limit` of them, as `lockedSoftware` does; returns their IDs. Read them by later
 * statements: this one, if it waited for a lock, sees what was there before.
 */
export async function lockSoftware(
  tx: Pick<Statements, "$queryRaw">,
  where: Sql,
  limit?: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>(lockedSoftware(where, limit));
  return rows.map(({ id }) => id);
}

/** Locks all companies, then all software, by ID as all commands do. Counted, so that PostgreSQL sends no row. */
export async function lockDirectory(tx: Pick<Statements, "$executeRaw">): Promise<void> {
  await tx.$executeRaw`select count(*) from (select id from company order by id for no key update) locked`;
  await tx.$executeRaw`select count(*) from (${lockedSoftware(sql`true`)}) locked`;
}

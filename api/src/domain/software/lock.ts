import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";

/**
 * Locks the software (alias `s`) that meets a condition, by ID as all commands do, at most `limit` of them; returns their IDs. Read them by later
 * statements: this one, if it waited for a lock, sees what was there before. Not "for update": rows that only refer to software, such as a review that
 * names it, need not wait.
 */
export async function lockSoftware(
  tx: Pick<Statements, "$queryRaw">,
  where: Sql,
  limit?: number,
): Promise<string[]> {
  const atMost = limit === undefined ? sql`` : sql` limit ${limit}`;
  const rows = await tx.$queryRaw<{ id: string }[]>(
    sql`select s.id from software s where ${where} order by s.id${atMost} for no key update of s`,
  );
  return rows.map(({ id }) => id);
}

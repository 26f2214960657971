import type { Statements } from "../client/transaction.ts";
import { joinSql, rawSql, type Sql, sql } from "./sql.ts";

type Writes = Pick<Statements, "$executeRaw">;

/**
 * Sends writes as one statement: each statement of a transaction takes a turn of the event loop, while other writers wait for its locks. They must
 * write different rows, and each sees all rows as they were before. What they resolve to means nothing: no write may depend on it.
 */
export async function inOneStatement(
  tx: Writes,
  write: (together: Writes) => readonly Promise<unknown>[],
): Promise<void> {
  const statements: Sql[] = [];
  await Promise.all(
    write({
      async $executeRaw(query, ...values) {
        statements.push("sql" in query ? query : sql(query, ...values));
        return 0;
      },
    }),
  );
  const parts = statements.map((statement, place) => sql`${rawSql(`write_${place}`)} as (${statement})`);
  await tx.$executeRaw(sql`with ${joinSql(parts)} select 1`);
}

import { allOf, type Sql, sql } from "../database/query/sql.ts";

/**
 * How many rows a list has, counted apart from its page. Without it the page reader keeps all rows for the count and the
 * page; where an index answers both, two looks at it are many times quicker than keeping hundreds of thousands of rows.
 */
export function countOf(from: Sql, where: readonly Sql[]): Sql {
  return sql`(select count(*) from ${from} where ${allOf(where)})`;
}

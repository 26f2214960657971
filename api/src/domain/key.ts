import { type Sql, sql } from "../database/query/sql.ts";

/** What names one thing: its id (a UUID) or its slug. */
export type Key = { id: string } | { slug: string };

/** The condition that a row of the table with this alias is the one that the key names. */
export function isKeyed(alias: Sql, key: Key): Sql {
  return "id" in key ? sql`${alias}.id = ${key.id}::uuid` : sql`${alias}.slug = ${key.slug}`;
}

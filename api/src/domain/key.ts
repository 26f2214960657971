import { type Sql, sql } from "../database/query/sql.ts";

/** What names one thing: its id (a UUID) or its slug. */
export type Key = { id: string } | { slug: string };

/** The condition that a row (by alias) has this key. */
export function isKeyed(alias: Sql, key: Key): Sql {
  return "id" in key ? sql`${alias}.id = ${key.id}::uuid` : sql`${alias}.slug = ${key.slug}`;
}

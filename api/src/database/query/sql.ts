import { Prisma } from "../generated/prisma/client.ts";

/** A piece of SQL with its values apart: the only way the project writes SQL. */
export type Sql = Prisma.Sql;
/** Tagged template for SQL; values become parameters. */
export const sql = Prisma.sql;
/** SQL from constant text (names of columns and types); never from input. */
export const rawSql = Prisma.raw;
/** Joins pieces; refuses an empty list. */
export const joinSql = Prisma.join;
/** No SQL at all. */
export const emptySql = Prisma.empty;

/** All conditions must hold; `true` for none. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : joinSql([...conditions], " and ");
}

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

/** Does the SQL have no values, and so no parameters? */
export const hasNoValues = ({ values }: Sql): boolean => values.length === 0;

/** The same SQL with its text as one string, if it has no values: what is kept is put into many statements. */
export const inOnePiece = (piece: Sql): Sql => (hasNoValues(piece) ? rawSql(piece.text) : piece);

/** The text of a statement that is kept. Joined: `Sql.text` is added up and would keep all its parts. */
export const joinedText = ({ strings }: Sql): string =>
  strings.flatMap((part, index) => (index === 0 ? [part] : [`$${index}`, part])).join("");

/** A number or Boolean in the text of the statement: PostgreSQL plans with it once, and with a parameter perhaps each time. One of few, or each would have a statement of its own. */
export const constant = (value: number | boolean): Sql => rawSql(String(value));

/** All conditions must hold; `true` for none. */
export function allOf(conditions: readonly Sql[]): Sql {
  return conditions.length === 0 ? sql`true` : joinSql([...conditions], " and ");
}

/** Usual numbers of rows, those of pages with the one more that shows whether there is a next page; beyond them ends of ranges. */
const bounds = [1, 2, 5, 11, 21, 25, 51, 101, 201, 501, 2_000, 10_000, 100_000, 1_000_000];
const known: ReadonlySet<number> = new Set(bounds);

/** May the number be written as a constant? There are few of them, and so few statements. */
export const isBound = (rows: number): boolean => known.has(rows);

/** A number of rows, as a constant if it is one of few. */
export const rowCount = (rows: number): Sql => (isBound(rows) ? constant(rows) : sql`${rows}::int8`);

/**
 * A limit of at least so many rows, as a constant: a parameter would tell PostgreSQL nothing of how many rows there will be, so that it
 * would plan the statement anew for each call. No limit above the largest.
 */
export function limitUpTo(rows: number): Sql {
  const bound = bounds.find((one) => one >= rows);
  return bound === undefined ? emptySql : sql`limit ${constant(bound)}`;
}

/**
 * The values as a table with one column, `value`. The planner sees its limit, of about as many rows, but not the values: with fewer in sight it would plan each statement
 * anew, which takes longer than to run it.
 */
export function tableOf(values: readonly string[], type: "uuid" | "text"): Sql {
  return sql`(select unnest(${opaque(values, `${type}[]`)}) as value ${limitUpTo(values.length)})`;
}

/**
 * A value that PostgreSQL does not see when it plans. It would take a parameter's own value for the better plan again and again, and plan a
 * statement each time that takes longer to plan than to run. The outer type makes `any` take an array, not rows.
 */
export const opaque = (value: string | number | boolean | null | readonly string[], type: string): Sql =>
  sql`(select ${typeof value === "object" && value !== null ? [...value] : value}::${rawSql(type)})::${rawSql(type)}`;

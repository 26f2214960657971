import { allOf, type Sql, sql } from "./sql.ts";

/** A value that rows are ordered by. Never null: unrated software has 0, so that it comes last everywhere. */
export interface SortKey {
  column: Sql;
  type: "float8" | "int4" | "text" | "timestamptz" | "uuid";
  descending: boolean;
}

/**
 * What a list shows and in which order, before anyone pages through it. Domain rules make it from arguments, the page
 * reader (page.ts) runs it: the one place to change when lists shall be read in another way.
 */
export interface Finder {
  /** Names the order; a cursor made under one name is refused under another. */
  name: string;
  /** Tables with their aliases. */
  from: Sql;
  /** Conditions that must all hold. */
  where: readonly Sql[];
  /** The last key is the id, so that the order is total and pages are stable under ties. */
  order: readonly SortKey[];
  /** Finding its rows may go through most of a large table: such lists are read apart from others (reader.ts). */
  isExpensive?: boolean;
  /** A total known without counting, as an expression; left out, the page's own statement counts. */
  total?: Sql;
}

/**
 * How many rows a list has, counted apart from its page. Without it the page reader keeps all rows for the count and the
 * page; where an index answers both, two looks at it are many times quicker than keeping hundreds of thousands of rows.
 */
export function countOf(from: Sql, where: readonly Sql[]): Sql {
  return sql`(select count(*) from ${from} where ${allOf(where)})`;
}

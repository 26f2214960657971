import type { Tag } from "../changes/tags.ts";
import { allOf, type Sql, sql } from "./sql.ts";

/** A value that rows are ordered by. Never null: unrated software has 0, so that it comes last everywhere. */
export interface SortKey {
  column: Sql;
  type: "float8" | "int4" | "text" | "timestamptz" | "uuid";
  descending: boolean;
}

/** A list and its order, before paging. Domain rules create it from arguments, and the page reader (page.ts) runs it. */
export interface Finder {
  /** Name of the order; cursors of another name are rejected. */
  name: string;
  /** Tables with their aliases. */
  from: Sql;
  /** Conditions that must all hold. */
  where: readonly Sql[];
  /** The last key is the id, so that the order is total and pages are stable under ties. */
  order: readonly SortKey[];
  /** A value of each row that is no key of the order, read with it. */
  extra?: Sql;
  /** Finding its rows may go through most of a large table: such lists are read apart from others (reader.ts). */
  isExpensive?: boolean;
  /** A total known without counting, as an expression; left out, the page's own statement counts. */
  total?: Sql;
  /**
   * What decides which things are in the list, their order and, if it is asked for, the total. An answer with a list that leaves
   * it out is not cached.
   */
  reads?: (withTotal: boolean) => Iterable<Tag>;
}

/**
 * The number of rows of a list, counted separately from the page. Without it the page reader materializes all rows; if an
 * index serves both, two index scans are many times faster.
 */
export function countOf(from: Sql, where: readonly Sql[]): Sql {
  return sql`(select count(*) from ${from} where ${allOf(where)})`;
}

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
  /**
   * The alias in `from` of the table of the rows, for a list that an index gives in its order: a page that passes over none of them reads them where it finds them, not once
   * more by their IDs. Not for a list that is sorted: whole rows would be sorted. A finder made of this one says it anew.
   */
  rowAlias?: string;
  /** Conditions that must all hold. */
  where: readonly Sql[];
  /** The last key is the id, so that the order is total and pages are stable under ties. */
  order: readonly SortKey[];
  /** A value of each row that is no key of the order, read with it; also of rows that a page skips. */
  extra?: Sql;
  /** Is `extra` a number that is 0 or from 0.001 to a billion? PostgreSQL and JavaScript write these alike. A finder made of this one says it anew. */
  isExtraNumber?: boolean;
  /** Replaces `extra` in the rows of the page only: an expression made of `extra` and the ID, for what is too much to read of every row. */
  pageExtra?: (extra: Sql, id: Sql) => Sql;
  /** Finding its rows may go through most of a large table: such lists are read apart from others (reader.ts). */
  isExpensive?: boolean;
  /** The statement of a page of it may run together with those of other requests (`batchable` in batch-text.ts), if the selection has no values. */
  mayBatch?: boolean;
  /** A total known without counting, as an expression; left out, the page's own statement counts. */
  total?: Sql;
  /** How choices of filters are counted in the page's own statement, where a caller may ask for it; the same each time. */
  facets?: () => Facets;
  /**
   * For a list that may lack rows, and is found quickly: where it has fewer than `below`, another one is read. `resolveConnectionOf` alone does so, by the
   * total, which must be counted; without one it reads the other list at once. Whoever reads the finder in another way gets too few rows.
   */
  fallback?: Fallback;
  /**
   * What decides which things are in the list, their order and, if it is asked for, the total. An answer with a list that leaves
   * it out is not cached.
   */
  reads?: (withTotal: boolean) => Iterable<Tag>;
}

/** The list that is read instead of one with fewer rows. */
export interface Fallback {
  readonly below: number;
  finder(): Promise<Finder>;
}

/** A value of a filter, with the number of rows in the list if it were the only choice of its group. */
export interface FacetChoice {
  readonly value: string;
  /** Its name, where the database knows it. */
  readonly label: string | null;
  readonly count: number;
  readonly isChosen: boolean;
}

/** The counted choices by the names of their groups. */
export type FacetChoices = ReadonlyMap<string, readonly FacetChoice[]>;

/** What was counted: the choices, and the rows of the list if they were counted too. */
export interface CountedFacets {
  readonly choices: FacetChoices;
  readonly total: number | null;
}

/** A group of filters in which something is chosen: its condition. */
export interface ChosenGroup {
  readonly name: string;
  readonly condition: Sql;
}

/**
 * How the choices of each group of filters are counted. The rows of all other conditions are read once, each with the groups whose
 * condition it misses; those that miss one at most are counted.
 */
export interface Facets {
  /** Tables as in `Finder.from`, with what the counts need. */
  from: Sql;
  /** The list's conditions but for those of the groups. */
  where: readonly Sql[];
  /** At most 30; a column `missed` has the bit (`bitAt`) of each whose condition does not hold. */
  decidedBySql: readonly ChosenGroup[];
  /** Conditions of groups that `counted` evaluates from choice IDs. Rows that miss one are not in the list; see `idsBit`. */
  decidedByIds: readonly Sql[];
  /** What is counted, as columns. */
  columns: Sql;
  /** A text made of the table `matched` with these columns and `missed`. */
  counts: Sql;
  /** Reading the rows of `from` again costs less than keeping them: then the counts alone give the total. */
  isCheap?: boolean;
  /** The choices from that text. */
  counted(text: string): CountedFacets;
  /** What the counts depend on besides the list. */
  reads(): Iterable<Tag>;
}

/** The bit of the group at this place among some. */
export const bitAt = (place: number): number => 2 ** place;

/** The bit in `missed` of rows that miss a condition of `decidedByIds`, where it is asked for. */
export const idsBit = ({ decidedBySql }: Pick<Facets, "decidedBySql">): number => bitAt(decidedBySql.length);

/**
 * The number of rows of a list, counted separately from the page. Without it the page reader materializes all rows; if an
 * index serves both, two index scans are many times faster.
 */
export function countOf(from: Sql, where: readonly Sql[]): Sql {
  return sql`(select count(*) from ${from} where ${allOf(where)})`;
}

import type { Reader } from "../client/reader.ts";
import { aroundPage, listReads, type Page, PageEntry, type PageRow, toPage } from "./page.ts";
import { keyColumns, otherColumns, type PageRequest, pageSql } from "./page-sql.ts";
import { constant, inOnePiece, joinSql, rawSql, rowCount, type Sql, sql } from "./sql.ts";

/** Pages of lists that belong to one row, read in its statement: their finders are made of columns of the row. */
export interface NestedPages {
  /** Made by `nestedPage`. */
  readonly statements: readonly Sql[];
  /** Receives the rows of each page. */
  take(pages: readonly NestedRows[]): void;
}

/** The rows of a page as its statement gives them: JSON values, or lines. */
export type NestedRows = readonly unknown[] | string;

/** The rows of a page as one value, in the statement of the row (`t0`) that the list belongs to. */
export function nestedPage(request: PageRequest): Sql {
  const page = pageSql(request, null, undefined);
  const { textOf } = request.selection;
  if (!textOf) return inOnePiece(sql`(select coalesce(json_agg(nested), '[]') from (${page}) nested)`);
  // Text within JSON would be escaped and parsed again. So the first line has the other columns, and the rest the rows, one a line, or all edges joined.
  const facts = textOf === "edge" ? factsOfPage(request) : factsOfRows(request);
  const texts = hasJoinedEdges(request)
    ? joinedEdges(request)
    : sql`string_agg(coalesce(nested.row, ''), E'\n')`;
  return inOnePiece(sql`(select concat(${facts}, E'\n', ${texts}) from (${page}) nested)`);
}

/**
 * Are its edges sent as one text? Not where reads are recorded: each row is then sent apart, with its IDs. Nor of a page that is read backward: to join its edges in
 * the order of the list, PostgreSQL may sort the rows for the other aggregates, too.
 */
const hasJoinedEdges = ({ selection: { textOf, hasIds }, window: { direction } }: PageRequest): boolean =>
  textOf === "edge" && !hasIds && direction === "forward";

/** The edges without the extra row that shows whether there are more. */
const joinedEdges = ({ window: { size } }: PageRequest): Sql =>
  sql`string_agg(nested.row, ',') filter (where nested.place < ${rowCount(size + 1)})`;

/** The other columns of each row. */
function factsOfRows(request: PageRequest): Sql {
  const columns = ["place", ...keyColumns(request), ...otherColumns(request)].map(nestedColumn);
  return sql`coalesce(json_agg(json_build_array(${joinSql(columns)})), '[]')`;
}

/** Facts of a page whose edges are text: how many rows, the keys of its first and of its last one, for its cursors, and what all rows have alike. */
function factsOfPage(request: PageRequest): Sql {
  const count = sql`count(nested.place)`;
  const last = sql`least(${count}, ${rowCount(request.window.size + 1)} - 1)`;
  const at = (name: string, place: Sql) => sql`(array_agg(${nestedColumn(name)}))[${place}]`;
  const first = constant(1);
  const keys = keyColumns(request);
  return sql`json_build_array(${joinSql([
    count,
    ...keys.map((name) => at(name, first)),
    ...keys.map((name) => at(name, last)),
    ...otherColumns(request).map((name) => at(name, first)),
  ])})`;
}

const nestedColumn = (name: string): Sql => rawSql(`nested."${name}"`);

/** The rows of a page as its statement gives them. */
function foundRows(request: PageRequest, rows: NestedRows): PageRow[] {
  if (typeof rows !== "string") return [...rows] as PageRow[];
  const lines = rows.split("\n");
  return request.selection.textOf === "edge" ? edgesOfLines(request, lines) : rowsOfLines(request, lines);
}

/** The rows of a page that are lines of text, after a line of `factsOfRows`. */
function rowsOfLines(request: PageRequest, [facts = "[]", ...lines]: readonly string[]): PageRow[] {
  const { length } = request.finder.order;
  return (JSON.parse(facts) as [number | null, ...unknown[]][]).map(([place, ...values], index) => ({
    place,
    row: lines[index],
    keys: values.slice(0, length),
    ...others(request, values.slice(length)),
  }));
}

/** The rows of a page whose edges are lines of text, after a line of `factsOfPage`. */
function edgesOfLines(request: PageRequest, [facts = "[0]", ...lines]: readonly string[]): PageRow[] {
  const { count, first, last, shared } = readFacts(request, facts);
  if (count === 0) return [{ place: null, row: null, ...shared }];
  const keys = new Map([
    [Math.min(count, request.window.size), last],
    [1, first],
  ]);
  return lines.map((row, index) => ({ place: index + 1, row, keys: keys.get(index + 1), ...shared }));
}

/** The page whose edges are one text, after a line of `factsOfPage`. */
function joinedPage(request: PageRequest, text: string): Page {
  const end = text.indexOf("\n");
  const { count, first, last, shared } = readFacts(request, text.slice(0, end));
  const { finder, window } = request;
  const ends = Math.min(count, window.size) === 0 ? [] : [first, last];
  return {
    rows: ends.map((keys) => new PageEntry(finder.order, { keys }, null)),
    edges: text.slice(end + 1),
    ...aroundPage(request, shared, { hasMore: count > window.size }),
  };
}

/** What `factsOfPage` gives: the number of rows, the keys of the first place and of the last, and what all rows have alike. */
function readFacts(request: PageRequest, text: string) {
  const [count, ...values] = JSON.parse(text) as [number, ...unknown[]];
  const { length } = request.finder.order;
  return {
    count,
    first: values.slice(0, length),
    last: values.slice(length, 2 * length),
    shared: others(request, values.slice(2 * length)),
  };
}

/** The values of `otherColumns` by their names. */
const others = (request: PageRequest, values: readonly unknown[]): Partial<PageRow> =>
  Object.fromEntries(otherColumns(request).map((name, index) => [name, values[index]]));

/** A page of the rows that were read with the row that it belongs to. Records what the list depends on. */
export function pageOfRows(reader: Pick<Reader, "log">, request: PageRequest, rows: NestedRows): Page {
  const { log } = reader;
  const reads = listReads([request]).reads;
  if (log && reads) log.add(reads());
  else log?.refuse("statement", request.finder.name);
  if (typeof rows === "string" && hasJoinedEdges(request)) return joinedPage(request, rows);
  return toPage(request, foundRows(request, rows), {
    isReversed: request.window.direction === "backward",
    log,
  });
}

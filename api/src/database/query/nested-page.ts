import type { Reader } from "../client/reader.ts";
import { type JoinedEdges, listReads, type Page, type PageRow, toJoinedPage, toPage } from "./page.ts";
import { keyColumns, otherColumns, type PageRequest, pageSql } from "./page-sql.ts";
import { constant, emptySql, inOnePiece, joinSql, rawSql, rowCount, type Sql, sql } from "./sql.ts";

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
  // Text within JSON would be escaped and parsed again: the first line has the other columns, then there is one for each row, or one for all edges.
  const facts = textOf === "edge" ? factsOfPage(request) : factsOfRows(request);
  const texts = isJoined(request) ? joinedEdges(request) : sql`string_agg(coalesce(nested.row, ''), E'\n')`;
  return inOnePiece(sql`(select concat(${facts}, E'\n', ${texts}) from (${page}) nested)`);
}

/** Are its edges one text? Where it is recorded what is read, each row is told by itself. */
const isJoined = ({ selection: { textOf, hasIds } }: PageRequest): boolean => textOf === "edge" && !hasIds;

/** The edges in the order of the list, without the row that only shows whether there are more. */
function joinedEdges({ window: { direction, size } }: PageRequest): Sql {
  const order = direction === "backward" ? sql` order by nested.place desc` : emptySql;
  return sql`string_agg(nested.row, ','${order}) filter (where nested.place < ${rowCount(size + 1)})`;
}

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
  const { count, ends, alike } = readFacts(request, facts);
  if (count === 0) return [{ place: null, row: null, ...alike }];
  const keys = new Map([
    [Math.min(count, request.window.size), ends[1]],
    [1, ends[0]],
  ]);
  return lines.map((row, index) => ({ place: index + 1, row, keys: keys.get(index + 1), ...alike }));
}

/** Edges in one line, after a line of `factsOfPage`. */
function readJoined(request: PageRequest, text: string): JoinedEdges {
  const end = text.indexOf("\n");
  const { count, ends, alike } = readFacts(request, text.slice(0, end));
  return { edges: text.slice(end + 1), count, ends, facts: alike };
}

/** The values of `factsOfPage`: the number of rows, the keys of the first place and of the last, and what all rows have alike. */
function readFacts(request: PageRequest, facts: string) {
  const [count, ...values] = JSON.parse(facts) as [number, ...unknown[]];
  const { length } = request.finder.order;
  return {
    count,
    ends: [values.slice(0, length), values.slice(length, 2 * length)],
    alike: others(request, values.slice(2 * length)),
  } as const;
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
  if (typeof rows === "string" && isJoined(request)) return toJoinedPage(request, readJoined(request, rows));
  return toPage(request, foundRows(request, rows), {
    isReversed: request.window.direction === "backward",
    log,
  });
}

import type { Reader } from "../client/reader.ts";
import { listReads, type Page, type PageRow, toPage } from "./page.ts";
import { keyColumns, otherColumns, type PageRequest, pageSql } from "./page-sql.ts";
import { constant, inOnePiece, isBound, joinSql, rawSql, type Sql, sql } from "./sql.ts";

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
  const facts = textOf === "edge" ? factsOfPage(request) : factsOfRows(request);
  // Text within JSON would be escaped and parsed again: the first line has the other columns, then there is one for each row.
  return inOnePiece(
    sql`(select concat(${facts}, E'\n', string_agg(coalesce(nested.row, ''), E'\n')) from (${page}) nested)`,
  );
}

/** The other columns of each row. */
function factsOfRows(request: PageRequest): Sql {
  const columns = ["place", ...keyColumns(request), ...otherColumns(request)].map(nestedColumn);
  return sql`coalesce(json_agg(json_build_array(${joinSql(columns)})), '[]')`;
}

/** Edges as text are asked for without their cursors: the number of rows, the keys of the first and of the last one, and what all rows have alike. */
function factsOfPage(request: PageRequest): Sql {
  const { size } = request.window;
  const count = sql`count(nested.place)`;
  // One of few sizes is a constant, as in the page's own limits.
  const last = sql`least(${count}, ${isBound(size + 1) ? constant(size) : sql`${size}::int8`})`;
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

/** The rows of a page that are lines of text. */
function rowsOfLines(request: PageRequest, [first = "[]", ...lines]: readonly string[]): PageRow[] {
  const others = otherColumns(request);
  const keys = request.finder.order.length;
  return (JSON.parse(first) as [number | null, ...unknown[]][]).map(([place, ...values], index) =>
    pageRow(place, lines[index], values.slice(0, keys), others, values.slice(keys)),
  );
}

/** The rows of a page whose edges are lines of text. */
function edgesOfLines(request: PageRequest, [first = "[0]", ...lines]: readonly string[]): PageRow[] {
  const [count, ...values] = JSON.parse(first) as [number, ...unknown[]];
  const { finder, window } = request;
  const keys = finder.order.length;
  const end = 2 * keys;
  const rows: PageRow[] = lines.map((row, index) => ({ place: index + 1, row }));
  const last = Math.min(count, window.size) - 1;
  if (last > 0) rows[last] = { place: last + 1, row: lines[last], keys: values.slice(keys, end) };
  const place = count > 0 ? 1 : null;
  rows[0] = pageRow(place, lines[0], values.slice(0, keys), otherColumns(request), values.slice(end));
  return rows;
}

function pageRow(
  place: number | null,
  row: string | undefined,
  keys: readonly unknown[],
  names: readonly (keyof PageRow)[],
  values: readonly unknown[],
): PageRow {
  const found: PageRow = { place, row, keys };
  for (const [index, name] of names.entries()) found[name] = values[index] as never;
  return found;
}

/** A page of the rows that were read with the row that it belongs to. Records what the list depends on. */
export function pageOfRows(reader: Pick<Reader, "log">, request: PageRequest, rows: NestedRows): Page {
  const { log } = reader;
  const reads = listReads([request]).reads;
  if (log && reads) log.add(reads());
  else log?.refuse("statement", request.finder.name);
  const found = () => {
    if (typeof rows !== "string") return [...rows] as PageRow[];
    const lines = rows.split("\n");
    return request.selection.textOf === "edge" ? edgesOfLines(request, lines) : rowsOfLines(request, lines);
  };
  return toPage(request, found(), {
    isReversed: request.window.direction === "backward",
    log,
  });
}

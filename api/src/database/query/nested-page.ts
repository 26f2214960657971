import type { Reader } from "../client/reader.ts";
import { listReads, type Page, type PageRow, toPage } from "./page.ts";
import { factColumns, type PageRequest, pageSql } from "./page-sql.ts";
import { inOnePiece, joinSql, rawSql, type Sql, sql } from "./sql.ts";

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
  if (!request.selection.isText)
    return inOnePiece(sql`(select coalesce(json_agg(nested), '[]') from (${page}) nested)`);
  const facts = joinSql(factColumns(request).map((name) => rawSql(`nested."${name}"`)));
  // Text within JSON would be escaped and parsed again: the first line has the other columns, then there is one for each row.
  return inOnePiece(
    sql`(select concat(coalesce(json_agg(json_build_array(${facts})), '[]'), E'\n', string_agg(coalesce(nested.row, ''), E'\n'))
      from (${page}) nested)`,
  );
}

/** The rows of a page that are lines of text. */
function rowsOfLines(request: PageRequest, text: string): PageRow[] {
  const [facts = "[]", ...lines] = text.split("\n");
  const names = factColumns(request);
  return (JSON.parse(facts) as unknown[][]).map((values, place) => {
    const row: Record<string, unknown> = { row: lines[place] };
    for (const [index, name] of names.entries()) row[name] = values[index];
    return row as PageRow;
  });
}

/** A page of the rows that were read with the row that it belongs to. Records what the list depends on. */
export function pageOfRows(reader: Pick<Reader, "log">, request: PageRequest, rows: NestedRows): Page {
  const { log } = reader;
  const reads = listReads([request]).reads;
  if (log && reads) log.add(reads());
  else log?.refuse("statement", request.finder.name);
  const found = typeof rows === "string" ? rowsOfLines(request, rows) : ([...rows] as PageRow[]);
  return toPage(request, found, {
    isReversed: request.window.direction === "backward",
    log,
  });
}

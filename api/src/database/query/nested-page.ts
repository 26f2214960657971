import type { Reader } from "../client/reader.ts";
import { listReads, type Page, type PageRow, toPage } from "./page.ts";
import { type PageRequest, pageSql } from "./page-sql.ts";
import { inOnePiece, type Sql, sql } from "./sql.ts";

/** Pages of lists that belong to one row, read in its statement: their finders are made of columns of the row. */
export interface NestedPages {
  /** Made by `nestedPage`. */
  readonly statements: readonly Sql[];
  /** Receives the rows of each page. */
  take(pages: readonly (readonly unknown[])[]): void;
}

/** The rows of a page as one JSON value, in the statement of the row (`t0`) that the list belongs to. */
export const nestedPage = (request: PageRequest): Sql =>
  inOnePiece(
    sql`(select coalesce(json_agg(nested), '[]') from (${pageSql(request, null, undefined)}) nested)`,
  );

/** A page of the rows that were read with the row that it belongs to. Records what the list depends on. */
export function pageOfRows(
  reader: Pick<Reader, "log">,
  request: PageRequest,
  rows: readonly unknown[],
): Page {
  const { log } = reader;
  const reads = listReads([request]).reads;
  if (log && reads) log.add(reads());
  else log?.refuse("statement", request.finder.name);
  return toPage(request, [...rows] as PageRow[], {
    isReversed: request.window.direction === "backward",
    log,
  });
}

import type { GraphQLField, GraphQLResolveInfo } from "graphql";
import type { Finder } from "../../database/query/finder.ts";
import type { JsonSelection } from "../../database/query/json-selection.ts";
import type { NestedPages, NestedRows } from "../../database/query/nested-page.ts";
import type { Page } from "../../database/query/page.ts";
import type { PageRequest } from "../../database/query/page-sql.ts";
import type { Sql } from "../../database/query/sql.ts";
import type { Context } from "../context.ts";
import type { Loadable } from "../rows.ts";
import type { Operation } from "./plan.ts";

/** A connection of a row whose finder is made of columns of the row, which it uses in SQL alone. */
export interface ListOfRow<Row, Args> {
  readonly model: Loadable;
  /** Where its document selects the fields of `model`; its nodes if not set. */
  readonly path?: readonly string[];
  /** What the finder takes of the row. */
  readonly columns: readonly (keyof Row & string)[];
  /** Called with the row, or with its columns as SQL. */
  finder(row: Row, args: Args): Finder;
}

/** A list whatever its row and arguments are, as a plan calls it. */
export type AnyList = ListOfRow<Record<string, unknown>, Record<string, unknown>>;

/** The extension of a connection whose page can be read in the statement of its row. */
export const pageOfRow = <Row, Args>(list: ListOfRow<Row, Args>): { pageOfRow: object } => ({
  pageOfRow: list,
});

/** The list of a connection with this extension. */
export const listOfRow = ({
  extensions,
}: Pick<GraphQLField<unknown, unknown>, "extensions">): AnyList | undefined =>
  extensions["pageOfRow"] as AnyList | undefined;

/** A page in the statement of its row, whose columns its finder is made of. */
export interface NestedPage {
  readonly request: PageRequest;
  readonly statement: Sql;
}

/** A page of a list, with what was asked for. */
export interface ReadPage {
  readonly request: PageRequest;
  readonly page: Page;
}

/** A page that was read with its row. */
export interface PageOfRow {
  readonly request: PageRequest;
  readonly rows: NestedRows;
}

/** A connection that a plan reads with the row that it belongs to. */
export interface NestedField {
  readonly info: GraphQLResolveInfo;
  /**
   * Its page, in a statement that has the row as `t0`; null for a page that is read apart. Throws for arguments that are wrong, as
   * the resolver would: graphql-js answers then.
   */
  statement(row: JsonSelection, operation: Operation): NestedPage | null;
}

/** Connections by the selection of their row. */
const fields = new WeakMap<object, readonly NestedField[]>();

/** Reads these pages with the rows of the selection. */
export const nestPages = (selection: object, nested: readonly NestedField[]): void =>
  void fields.set(selection, nested);

/** Pages in the statement of a row, at most. */
const maxPages = 4;

/** Lets a plan's pages be read with their rows: in a context of the run's own, as a page runs several operations at once in one. */
export const beginRun = ({ context, variables }: Operation, allowsRawJson: boolean): Operation => ({
  context: { ...context, planRun: { variables, pages: new Map(), allowsRawJson } },
  variables,
});

/** The pages to be read with the one row of a selection; undefined if there are none. */
export function pagesOfRow(
  context: Context,
  wanted: object,
  selection: JsonSelection,
): NestedPages | undefined {
  const run = context.planRun;
  const nested = run && fields.get(wanted);
  if (!nested) return undefined;
  const operation = { context, variables: run.variables };
  const found = nested.slice(0, maxPages).flatMap(({ info, statement }) => {
    const page = statement(selection, operation);
    return page ? [{ info, page }] : [];
  });
  if (found.length === 0) return undefined;
  return {
    statements: found.map(({ page }) => page.statement),
    take: (pages) => {
      for (const [index, { info, page }] of found.entries())
        run.pages.set(info, { request: page.request, rows: pages[index] ?? [] });
    },
  };
}

/**
 * The page of a connection that was read with its row; undefined if it was not. The request that is kept with the plan has SQL in place of the row's ID: where reads
 * are recorded, `makeRequest` makes one that names the row.
 */
export function pageWithRow(
  { planRun, reader, loaders }: Context,
  info: GraphQLResolveInfo,
  makeRequest: () => PageRequest,
): ReadPage | undefined {
  const read = planRun?.pages.get(info);
  if (!read) return undefined;
  const request = reader.log ? makeRequest() : read.request;
  return { request, page: loaders.pageOfRows(request, read.rows) };
}

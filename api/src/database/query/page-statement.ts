import type { Statement } from "../client/reader.ts";
import { batchable } from "./batch-text.ts";
import { facetsOf, type PageParts, type PageRequest, pageSql } from "./page-sql.ts";
import type { Position } from "./seek.ts";
import { hasNoValues, sql } from "./sql.ts";
import { cachedStatement, type PartVisitor } from "./statement-cache.ts";

/**
 * The statement of a page alone (`pageSql` without a batch); `length` is that of the list, if it was read first. Composed anew of a page that passes over rows,
 * counts choices of filters or reads more of each row (`pageExtra`): these are seldom asked for, or with another text each time.
 */
export function pageStatement(request: PageRequest, length?: number): Statement {
  const { finder, window, selection } = request;
  // Of what a selection compares with or limits, the type is not in the text.
  const mayBatch = finder.mayBatch === true && hasNoValues(selection.json);
  if (length !== undefined || (window.offset ?? 0) > 0 || finder.pageExtra || facetsOf(request)) {
    const statement = pageSql(request, null, length);
    return mayBatch ? batchable(statement) : statement;
  }
  return cachedStatement({
    selection,
    visitParts: (visitor) => visitParts(request, visitor),
    compose: (parts) => pageSql(parts, null, undefined),
    mayBatch,
  });
}

/** All parts, also those that may be missing: one that is new cannot be forgotten. */
type AllOf<Parts> = { [Name in keyof Required<Parts>]: Parts[Name] };

/** What the statement of a page without an offset, facets and `pageExtra` is composed of. */
function visitParts(
  request: PageRequest,
  { sql: sqlOf, optional, fact, list }: PartVisitor,
): AllOf<PageParts> & { finder: AllOf<PageParts["finder"]>; window: AllOf<PageParts["window"]> } {
  const { finder, window, selection } = request;
  const positionOf = (position: Position | undefined) =>
    fact(position !== undefined) && position ? list(position, (value) => sqlOf(sql`${value}`)) : undefined;
  fact("page");
  return {
    finder: {
      from: sqlOf(finder.from),
      where: list(finder.where, sqlOf),
      order: list(finder.order, ({ column, type, descending }) => ({
        column: sqlOf(column),
        type: fact(type),
        descending: fact(descending),
      })),
      total: optional(finder.total),
      extra: optional(finder.extra),
      rowAlias: fact(finder.rowAlias),
      pageExtra: undefined,
      facets: undefined,
    },
    window: {
      direction: fact(window.direction),
      size: fact(window.size),
      offset: undefined,
      after: positionOf(window.after),
      before: positionOf(window.before),
    },
    selection,
    withTotal: fact(request.withTotal),
    withFacets: undefined,
    withOppositeEdge: fact(request.withOppositeEdge),
  };
}

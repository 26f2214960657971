import type { Tag } from "../changes/tags.ts";
import type { Reader, Statement } from "../client/reader.ts";
import type { JsonSelection } from "./json-selection.ts";
import type { NestedPages, NestedRows } from "./nested-page.ts";
import { hasNoValues, joinSql, rawSql, type Sql, sql, tableOf } from "./sql.ts";
import { cachedStatement } from "./statement-cache.ts";

/** Rows say themselves what they were read of, once they are there. */
const byRow = { reads: () => [] };

/** Rows by their ids, in one statement; ids without a row are left out. */
export async function readRows(
  reader: Pick<Reader, "query" | "log">,
  selection: JsonSelection,
  ids: readonly string[],
): Promise<Map<string, unknown>> {
  const rows = await reader.query<{ id: string; row: unknown }>(
    sql`select t0.id, ${selection.json} as row from ${tableOf(ids, "uuid")} wanted join ${selection.table} t0 on t0.id = wanted.value`,
    byRow,
  );
  const found = new Map(rows.map(({ id, row }) => [id, selection.rowOf(row)]));
  const { log } = reader;
  if (log) {
    const { record, recordId } = selection.reads();
    for (const id of ids) if (!found.has(id)) recordId(id, log);
    for (const row of found.values()) record(row, log);
  }
  return found;
}

/** A whole SELECT of one table's rows. */
export interface RowsQuery {
  readonly rows: Sql;
  /** What decides which rows it gives, once the ids of those are known. */
  readonly reads?: (found: readonly string[]) => Iterable<Tag>;
  /** Its statement may run together with those of other requests (`batchable` in batch-text.ts), if neither the selection nor the nested pages have values. */
  readonly mayBatch?: boolean;
}

const pageColumn = (index: number): Sql => rawSql(`page${index}`);

/** Selects rows with the pages that belong to them. */
const selectStatement = (
  selection: JsonSelection,
  { rows, mayBatch = false }: RowsQuery,
  nested: readonly Sql[],
): Statement =>
  cachedStatement({
    selection,
    visitParts: (visitor) => {
      visitor.fact("rows");
      return { rows: visitor.sql(rows), nested: visitor.list(nested, visitor.longSql) };
    },
    compose: (parts) => {
      const pages = parts.nested.map((statement, index) => sql`, ${statement} as ${pageColumn(index)}`);
      return sql`select ${joinSql([sql`${selection.json} as row`, ...pages], "")} from (${parts.rows}) t0`;
    },
    mayBatch: mayBatch && [selection.json, ...nested].every(hasNoValues),
  });

/** The rows of a whole select of the selection's table, in its order; if it has one row, with pages of lists that belong to it. */
export async function readSelected(
  reader: Pick<Reader, "query" | "log">,
  selection: JsonSelection,
  from: RowsQuery,
  pages?: NestedPages,
): Promise<unknown[]> {
  const found = await reader.query<{ row: unknown } & Record<string, unknown>>(
    selectStatement(selection, from, pages?.statements ?? []),
    from.reads && byRow,
  );
  const [first] = found;
  if (first && pages) pages.take(pages.statements.map((_, index) => first[`page${index}`] as NestedRows));
  const rows = found.map(({ row }) => selection.rowOf(row));
  const { log } = reader;
  if (log && from.reads) {
    log.add(from.reads(rows.map(({ id }) => String(id))));
    const { record } = selection.reads();
    for (const row of rows) record(row, log);
  }
  return rows;
}

import type { Tag } from "../changes/tags.ts";
import type { Reader, Statement } from "../client/reader.ts";
import { batchable } from "./batch-text.ts";
import type { JsonSelection } from "./json-selection.ts";
import type { NestedPages, NestedRows } from "./nested-page.ts";
import { joinSql, rawSql, type Sql, sql, tableOf } from "./sql.ts";

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
  /** It may be read together with those of other requests (`batchable` in batch-text.ts), if its statement is cached. */
  readonly mayBatch?: boolean;
}

const pageColumn = (index: number): Sql => rawSql(`page${index}`);

/** A statement with its first values, and the pages that are in it. */
interface CachedStatement {
  readonly nested: readonly Sql[];
  readonly statement: Statement;
}

/** By the selection of their rows, and the text of what these are selected from. */
const statementCache = new WeakMap<JsonSelection, Map<string, CachedStatement>>();

/** Statements that are cached with a selection, whose rows are found by an ID or a slug, and characters of one. What a selection is charged for counts them (reader.ts). */
export const statementLimits = { statements: 2, characters: 5_000 } as const;

/**
 * Selects rows with the pages that belong to them. The text is cached if it has no values but those of `rows`: it is long, and the same string is
 * looked up by its name without being hashed again.
 */
function selectStatement(
  selection: JsonSelection,
  { rows, mayBatch = false }: RowsQuery,
  nested: readonly Sql[],
): Statement {
  if ([selection.json, ...nested].some(({ values }) => values.length > 0))
    return composed(selection, rows, nested);
  const cached = statementCache.get(selection) ?? new Map<string, CachedStatement>();
  statementCache.set(selection, cached);
  const { text, values } = rows;
  const { statements, characters } = statementLimits;
  const known = cached.get(text);
  if (known && known.nested.length === nested.length && known.nested.every((one, at) => one === nested[at]))
    return { ...known.statement, values };
  const made = composed(selection, rows, nested);
  const statement = mayBatch ? batchable(made) : { text: made.text, values };
  if (statement.text.length <= characters && (known || cached.size < statements))
    cached.set(text, { nested, statement });
  return statement;
}

function composed({ json }: JsonSelection, rows: Sql, nested: readonly Sql[]): Sql {
  const pages = nested.map((statement, index) => sql`, ${statement} as ${pageColumn(index)}`);
  return sql`select ${joinSql([sql`${json} as row`, ...pages], "")} from (${rows}) t0`;
}

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

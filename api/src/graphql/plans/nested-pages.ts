import type { GraphQLField, GraphQLResolveInfo } from "graphql";
import type { JsonSelection } from "../../database/query/json-selection.ts";
import type { NestedPages } from "../../database/query/nested-page.ts";
import type { Page } from "../../database/query/page.ts";
import type { PageRequest } from "../../database/query/page-sql.ts";
import type { Context } from "../context.ts";
import type { Operation } from "./plan.ts";

/**
 * Extension of a connection of a row whose finder is made of the row's columns, which it uses in SQL alone: its page can be read in the
 * statement of the row, for which the resolver is called with the columns themselves.
 */
export const pageOfRow = { isPageOfRow: true } as const;

/** Is it a connection with this extension? */
export const isPageOfRow = ({ extensions }: Pick<GraphQLField<unknown, unknown>, "extensions">): boolean =>
  extensions["isPageOfRow"] === true;

/** A connection that a plan reads with the row that it belongs to. */
export interface NestedField {
  readonly info: GraphQLResolveInfo;
  read(row: object, operation: Operation): unknown;
}

/** Connections by the selection of their row. */
const fields = new WeakMap<object, readonly NestedField[]>();

/** Reads these pages with the rows of the selection. */
export const nestPages = (selection: object, nested: readonly NestedField[]): void =>
  void fields.set(selection, nested);

/** Pages in the statement of a row, at most. */
const maxPages = 4;

type Slot = { asked?: PageRequest; rows?: readonly unknown[] };

/** What one run of a plan knows of nested pages. */
interface Run {
  readonly operation: Operation;
  readonly slots: Map<GraphQLResolveInfo, Slot>;
}

/** By the context of the operation. */
const runs = new WeakMap<Context, Run>();

/** Lets a plan's pages be read with their rows. */
export const beginRun = (operation: Operation): void =>
  void runs.set(operation.context, { operation, slots: new Map() });

/** The pages to be read with the one row of a selection; undefined if there are none. */
export function pagesOfRow(
  context: Context,
  wanted: object,
  selection: JsonSelection,
): NestedPages | undefined {
  const run = runs.get(context);
  const nested = run && fields.get(wanted);
  if (!nested) return undefined;
  const columns = new Proxy({}, { get: (_row, key) => selection.column(String(key)) });
  const found = nested.slice(0, maxPages).flatMap(({ info, read }) => {
    const slot: Slot = {};
    run.slots.set(info, slot);
    // The resolver comes as far as to ask for its page.
    attempt(() => read(columns, run.operation));
    run.slots.delete(info);
    const { asked } = slot;
    return asked && context.loaders.fitsIntoRow(asked) ? [{ info, asked }] : [];
  });
  if (found.length === 0) return undefined;
  return {
    requests: found.map(({ asked }) => asked),
    take: (pages) => {
      for (const [index, { info }] of found.entries()) run.slots.set(info, { rows: pages[index] ?? [] });
    },
  };
}

/** The page that a connection asks for: from the statement of its row, or from one of its own. */
export function pageOf(context: Context, info: GraphQLResolveInfo, request: PageRequest): Promise<Page> {
  const slot = runs.get(context)?.slots.get(info);
  if (!slot) return context.loaders.page(request);
  if (slot.rows) return Promise.resolve(context.loaders.pageOfRows(request, slot.rows));
  slot.asked = request;
  // Never resolves: only the request is wanted.
  return new Promise(() => {});
}

/** Errors are ignored: they come again when the field is resolved. */
function attempt(read: () => unknown): void {
  try {
    void Promise.resolve(read()).catch(() => {});
  } catch {
    // Ignored, like a rejection.
  }
}

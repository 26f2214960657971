import type { ReadLog } from "../changes/read-log.ts";
import type { Reader, ReadOptions } from "../client/reader.ts";
import type { FacetChoices, Finder, SortKey } from "./finder.ts";
import { facetsOf, type PageRequest, pageSql, spanOf } from "./page-sql.ts";
import { pageStatement } from "./page-statement.ts";
import type { Position } from "./seek.ts";
import { joinSql, sql } from "./sql.ts";

export interface Page {
  /** If `edges` is set, only the first and the last, for cursors, with `row` null; the same one twice in a page of one. */
  rows: { readonly position: Position; readonly row: unknown; readonly extra: unknown }[];
  /** All edges as JSON, separated by commas, if PostgreSQL has joined them; otherwise null. */
  edges: string | null;
  hasNext: boolean;
  hasPrevious: boolean;
  /** Rows of the whole list; null when it was not asked for. */
  total: number | null;
  /** The counted choices of filters; null when they were not asked for. */
  facets: FacetChoices | null;
}

/** A row of a page's statement. */
export type PageRow = {
  batch?: number;
  place: number | null;
  total?: number | null | undefined;
  beyond?: boolean | null | undefined;
  facets?: string | null | undefined;
  /** Of its request's selection. */
  row: unknown;
  extra?: unknown;
  pageExtra?: unknown;
  /** The keys of the order, in place of columns for each. */
  keys?: readonly unknown[] | undefined;
} & {
  [key: `k${number}`]: unknown;
};

/** From this offset on the list's length is read first, because its end may be nearer. */
const farOffset = 1_000;

/** Is the list's length read before the page? */
export const isFarPage = ({ finder, window, withTotal }: PageRequest) =>
  withTotal && finder.total !== undefined && (window.offset ?? 0) >= farOffset;

/** Rows that a page may skip before it is read apart: skipping more takes as long as a search of a large table. */
const expensiveOffset = 10_000;

/** Is the page read apart from others, in a statement of its own? */
export const isExpensivePage = ({ finder, window }: PageRequest): boolean =>
  finder.isExpensive === true || (window.offset ?? 0) >= expensiveOffset;

/**
 * Pages of lists of one kind (same finder name, same selection), together in one statement: their things with positions,
 * whether there is more on either side and, where asked for, the exact total. Pages far from the
 * beginning whose total is asked for and counted apart take a second one, which reads the lengths before.
 */
export async function readPages(
  reader: Pick<Reader, "query" | "log">,
  requests: readonly PageRequest[],
): Promise<Page[]> {
  const lengths = await readLengths(reader, requests);
  const [only, more] = requests;
  const statement =
    only && !more
      ? pageStatement(only, lengths[0])
      : joinSql(
          requests.map((request, batch) => pageSql(request, batch, lengths[batch])),
          " union all ",
        );
  const rows = await reader.query<PageRow>(statement, {
    isExpensive: requests.some(isExpensivePage),
    timesAsText: true,
    ...listReads(requests),
  });
  return requests.map((request, batch) =>
    toPage(request, requests.length === 1 ? rows : rows.filter((row) => row.batch === batch), {
      isReversed: spanOf(request.window, lengths[batch]).reversed,
      log: reader.log,
    }),
  );
}

/** What decides which rows the pages have; nothing if one of their lists does not say. */
export function listReads(requests: readonly PageRequest[]): ReadOptions {
  if (requests.some(({ finder }) => !finder.reads)) return {};
  return {
    reads: () =>
      requests.flatMap((request) => [
        ...(request.finder.reads?.(request.withTotal) ?? []),
        ...(facetsOf(request)?.reads() ?? []),
      ]),
  };
}

/** How many rows the lists have of which a far page is wanted, each at its request's place. */
async function readLengths(
  reader: Pick<Reader, "query" | "log">,
  requests: readonly PageRequest[],
): Promise<(number | undefined)[]> {
  const far = requests.flatMap((request, batch) =>
    isFarPage(request)
      ? [sql`select ${batch}::int4 as batch, (${request.finder.total})::int4 as length`]
      : [],
  );
  if (far.length === 0) return [];
  const lengths: number[] = [];
  const statement = joinSql(far, " union all ");
  for (const row of await reader.query<{ batch: number; length: number }>(statement, listReads(requests)))
    lengths[row.batch] = row.length;
  return lengths;
}

/** The page that the rows of its statement are. */
export function toPage(
  request: PageRequest,
  rows: PageRow[],
  { isReversed, log }: { isReversed: boolean; log: ReadLog | undefined },
): Page {
  const { finder, window, selection } = request;
  const found = rows.filter((row) => row.place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  if (isReversed) found.reverse();
  const hasMore = found.length > window.size;
  const kept = isBackward(request) ? found.slice(hasMore ? 1 : 0) : found.slice(0, window.size);
  const [{ total, beyond } = {}] = rows;
  const facets = rows.find((row) => row.facets)?.facets;
  return {
    rows: kept.map((one) => {
      const row = selection.rowOf(one.row);
      if (log) selection.reads().record(row, log);
      return new PageEntry(finder.order, one, row);
    }),
    edges: null,
    ...aroundPage(request, { total, beyond, facets }, { hasMore }),
  };
}

const isBackward = ({ window: { direction } }: PageRequest): boolean => direction === "backward";

/** What a page says besides its rows, by the columns that all of them share. `hasMore`: one more row was found than the page has. */
export function aroundPage(
  request: PageRequest,
  shared: Pick<PageRow, "total" | "beyond" | "facets">,
  { hasMore }: { hasMore: boolean },
): Omit<Page, "rows" | "edges"> {
  const { finder, window, withFacets } = request;
  const beyond = shared.beyond ?? (window.offset ?? 0) > 0;
  const facets = (withFacets && shared.facets && finder.facets?.().counted(shared.facets)) || null;
  return {
    hasNext: isBackward(request) ? beyond : hasMore,
    hasPrevious: isBackward(request) ? hasMore : beyond,
    total: shared.total ?? facets?.total ?? null,
    facets: facets?.choices ?? null,
  };
}

/** A row of a page; its position is made when it is asked for, because cursors are seldom asked for all rows. */
export class PageEntry {
  readonly #order: Finder["order"];
  readonly #found: Partial<PageRow>;
  readonly row: unknown;

  constructor(order: Finder["order"], found: Partial<PageRow>, row: unknown) {
    this.#order = order;
    this.#found = found;
    this.row = row;
  }

  get extra(): unknown {
    return this.#found.pageExtra ?? this.#found.extra ?? null;
  }

  get position(): Position {
    const { keys } = this.#found;
    return this.#order.map(({ type }, index) => {
      const value = keys ? keys[index] : this.#found[`k${index}`];
      // Of edges as text those of the first and the last row are read alone.
      if (value === undefined) throw new Error("The keys of this row were not read.");
      return scalar(type, value);
    });
  }
}

/** A value of an order key; of a time the ISO form of PostgreSQL's text in UTC. */
function scalar(type: SortKey["type"], value: unknown): string | number {
  if (value instanceof Date) return value.toISOString();
  if (type === "timestamptz")
    return new Date(String(value).replace(" ", "T").replace(/\+00$/, "Z")).toISOString();
  return typeof value === "number" ? value : String(value);
}

import DataLoader from "dataloader";
import type { Viewer } from "../auth/auth-context.ts";
import type { Reader } from "../database/client/reader.ts";
import type { JsonSelection, RowSelection } from "../database/query/json-selection.ts";
import { type NestedPages, type NestedRows, nestedPage, pageOfRows } from "../database/query/nested-page.ts";
import { isExpensivePage, isFarPage, type Page, readPages } from "../database/query/page.ts";
import type { PageRequest } from "../database/query/page-sql.ts";
import { type RowsQuery, readRows, readSelected } from "../database/query/rows.ts";
import type { Sql } from "../database/query/sql.ts";
import { loaderMakers, type Source } from "./loader-makers.ts";

/** Pages in one statement at most; the rest follow in the next. */
const pagesPerStatement = 50;

type Made = { readonly [Name in keyof typeof loaderMakers]: ReturnType<(typeof loaderMakers)[Name]> };

/** Loaders of one operation: many small reads become one statement. */
export type Loaders = RowLoaders & Made;

/** New loaders, which know nothing yet; each is made when it is first used. */
export const createLoaders = (reader: Reader, viewer: Viewer | null, now: Date): Loaders =>
  new RowLoaders(reader, viewer, now) as Loaders;

class RowLoaders implements Source {
  readonly reader: Reader;
  readonly viewer: Viewer | null;
  readonly now: Date;
  readonly #pages = new Map<RowSelection, Map<string, DataLoader<PageRequest, Page>>>();
  readonly #rows = new Map<JsonSelection, DataLoader<string, unknown>>();

  constructor(reader: Reader, viewer: Viewer | null, now: Date) {
    this.reader = reader;
    this.viewer = viewer;
    this.now = now;
  }

  /** A page of a list; concurrent pages of one kind of list share a statement. */
  page(request: PageRequest): Promise<Page> {
    // Read separately, so that other pages do not wait for it.
    if (isExpensivePage(request)) return readPages(this.reader, [request]).then(([page]) => page as Page);
    const { selection, finder } = request;
    const kinds = upsert(this.#pages, selection, () => new Map<string, DataLoader<PageRequest, Page>>());
    const loader = upsert(
      kinds,
      finder.name,
      () =>
        new DataLoader((requests) => readPages(this.reader, requests), {
          cache: false,
          maxBatchSize: pagesPerStatement,
        }),
    );
    return loader.load(request);
  }

  /** The rows of the page in the statement of the row that its list belongs to; null for a page that is read apart, or perhaps of another list. */
  pageInRow(request: PageRequest): Sql | null {
    const isApart = request.finder.fallback || isExpensivePage(request) || isFarPage(request);
    return isApart ? null : nestedPage(request);
  }

  /** A page of the rows that were read with the row that it belongs to. */
  pageOfRows(request: PageRequest, rows: NestedRows): Page {
    return pageOfRows(this.reader, request, rows);
  }

  /** A row by ID, null if there is none; concurrent reads of one selection share a statement. */
  row(selection: JsonSelection, id: string): Promise<unknown> {
    const loader = upsert(
      this.#rows,
      selection,
      () =>
        new DataLoader<string, unknown>(async (ids) => {
          const found = await readRows(this.reader, selection, ids);
          return ids.map((one) => found.get(one) ?? null);
        }),
    );
    return loader.load(id);
  }

  /** The rows of a complete SELECT on the selection's table, in its order; of a single one also pages that belong to it. */
  selected(selection: JsonSelection, from: RowsQuery, pages?: NestedPages): Promise<unknown[]> {
    return readSelected(this.reader, selection, from, pages);
  }
}

for (const [name, make] of Object.entries(loaderMakers))
  Object.defineProperty(RowLoaders.prototype, name, {
    get(this: RowLoaders) {
      const value = make(this);
      Object.defineProperty(this, name, { value });
      return value;
    },
  });

function upsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

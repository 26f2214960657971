import type { Finder, SortKey } from "./finder.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";
import { allOf, emptySql, joinSql, rawSql, type Sql, sql } from "./sql.ts";

/** The order keys of one row: where a cursor points. Dates are ISO strings. */
export type Position = readonly (string | number)[];

/** Which rows of a list are wanted. */
export interface Window {
  /** `backward` reads the last rows (before `before`), still given in the list's order. */
  direction: "forward" | "backward";
  size: number;
  after?: Position;
  before?: Position;
  /** Rows to pass over, for numbered pages; forward only. */
  offset?: number;
}

export interface PageRequest {
  finder: Finder;
  window: Window;
  /** Ask for the total; without it lists that are counted are read by their index alone. */
  withTotal: boolean;
}

export interface Page {
  rows: { id: string; position: Position }[];
  hasNext: boolean;
  hasPrevious: boolean;
  /** Rows of the whole list; null when it was not asked for. */
  total: number | null;
}

type Side = "after" | "before" | "upTo" | "from";

/** Condition for the rows on one side of a position; `upTo` and `from` include the row at the position itself. */
function beside(order: readonly SortKey[], position: Position, side: Side): Sql {
  const onwards = side === "after" || side === "from";
  const inclusive = side === "upTo" || side === "from";
  const operator = (key: SortKey, orEqual: boolean) =>
    rawSql((key.descending === onwards ? "<" : ">") + (orEqual ? "=" : ""));
  const value = (index: number) => sql`${position[index]}::${rawSql(order[index]?.type ?? "text")}`;
  const [first] = order;
  if (first === undefined) return sql`true`;
  if (order.every((key) => key.descending === first.descending)) {
    const columns = joinSql(order.map((key) => key.column));
    return sql`(${columns}) ${operator(first, inclusive)} (${joinSql(order.map((_, index) => value(index)))})`;
  }
  let condition = sql`${inclusive}::bool`;
  for (const [index, key] of [...order.entries()].reverse()) {
    const equal = sql`(${key.column} = ${value(index)} and ${condition})`;
    condition = sql`(${key.column} ${operator(key, false)} ${value(index)} or ${equal})`;
  }
  // The bound on the first key alone is what lets an index of mixed directions start at the right place.
  return sql`(${first.column} ${operator(first, true)} ${value(0)} and ${condition})`;
}

function orderBy(order: readonly SortKey[], backward: boolean): Sql {
  return joinSql(
    order.map((key) => sql`${key.column} ${rawSql(key.descending !== backward ? "desc" : "asc")}`),
  );
}

type Row = { batch: number; place: number | null; total: number | null; beyond: boolean | null } & {
  [key: `k${number}`]: unknown;
};

const countsRows = ({ finder, withTotal }: PageRequest) => withTotal && finder.total === undefined;

/** The statement of one page; `batch` tells its rows from those of other pages read together. */
function pageSql(request: PageRequest, batch: number): Sql {
  const { finder, window } = request;
  const counting = countsRows(request);
  const backward = window.direction === "backward";
  const selected = joinSql(finder.order.map((key, index) => sql`${key.column} as ${rawSql(`k${index}`)}`));
  // Counting reads every matching row anyway: the materialised set then serves the page too.
  const prologue = counting
    ? sql`with matched as materialized (select ${selected} from ${finder.from} where ${allOf(finder.where)})`
    : emptySql;
  const list = counting
    ? {
        order: finder.order.map((key, index) => ({ ...key, column: rawSql(`k${index}`) })),
        columns: sql`*`,
        from: sql`matched`,
        where: [],
      }
    : { order: finder.order, columns: selected, from: finder.from, where: finder.where };
  const bounds: Sql[] = [];
  if (window.after) bounds.push(beside(list.order, window.after, "after"));
  if (window.before) bounds.push(beside(list.order, window.before, "before"));
  const opposite = backward
    ? window.before && beside(list.order, window.before, "from")
    : window.after && beside(list.order, window.after, "upTo");
  return sql`(${prologue}
    select facts.*, page.* from (select ${batch}::int4 as batch,
      ${counting ? sql`(select count(*)::int4 from matched)` : sql`null::int4`} as total,
      ${opposite ? sql`exists(select 1 from ${list.from} where ${allOf([...list.where, opposite])})` : sql`null::bool`} as beyond
    ) facts left join lateral (
      select row_number() over ()::int4 as place, ordered.* from (
        select ${list.columns} from ${list.from} where ${allOf([...list.where, ...bounds])}
        order by ${orderBy(list.order, backward)} limit ${window.size + 1} offset ${window.offset ?? 0}) ordered
    ) page on true)`;
}

/**
 * Pages of lists of one kind (same finder name), together in one statement: their ids with positions, whether there is
 * more on either side and, where asked for and not known otherwise, the exact total.
 */
export async function readPages(
  client: Pick<PrismaClient, "$queryRaw">,
  requests: readonly PageRequest[],
): Promise<Page[]> {
  const [rows, known] = await Promise.all([
    client.$queryRaw<Row[]>(joinSql(requests.map(pageSql), " union all ")),
    Promise.all(requests.map(({ finder, withTotal }) => (withTotal ? finder.total?.() : undefined))),
  ]);
  return requests.map((request, batch) => {
    const mine = rows.filter((row) => row.batch === batch);
    return toPage(request, mine, known[batch] ?? mine[0]?.total ?? null);
  });
}

function toPage({ finder, window }: PageRequest, rows: Row[], total: number | null): Page {
  const backward = window.direction === "backward";
  const found = rows.filter((row) => row.place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  const more = found.length > window.size;
  const kept = found.slice(0, window.size);
  if (backward) kept.reverse();
  const beyond = rows[0]?.beyond ?? (window.offset ?? 0) > 0;
  return {
    rows: kept.map((row) => {
      const position = finder.order.map((_, index) => scalar(row[`k${index}`]));
      return { id: String(position[position.length - 1]), position };
    }),
    hasNext: backward ? beyond : more,
    hasPrevious: backward ? more : beyond,
    total,
  };
}

function scalar(value: unknown): string | number {
  if (value instanceof Date) return value.toISOString();
  return typeof value === "number" ? value : String(value);
}

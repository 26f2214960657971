import { bitAt, type Facets, type Finder, idsBit } from "./finder.ts";
import type { RowSelection } from "./json-selection.ts";
import { orderBy, type Position, type PositionValue, seekPredicate } from "./seek.ts";
import {
  allOf,
  constant,
  emptySql,
  isBound,
  joinSql,
  limitUpTo,
  opaque,
  rawSql,
  rowCount,
  type Sql,
  sql,
} from "./sql.ts";

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
  /** How the page's things are read; the last key of the finder's order is their id. */
  selection: RowSelection;
  /** Ask for the total; without it lists that are counted are read by their index alone. */
  withTotal: boolean;
  /** Ask for the counts of the finder's facets. */
  withFacets?: boolean;
  /** Ask whether there is more on the side that the page was not read towards; without it the answer is no. */
  withOppositeEdge: boolean;
}

/** What the statement of a page is composed of: the request itself, or what page-statement.ts visits of it. */
export interface PageParts extends Pick<PageRequest, "selection" | "withTotal" | "withOppositeEdge"> {
  readonly finder: FinderParts;
  readonly window: WindowParts;
  readonly withFacets?: boolean | undefined;
}

type Optional<Whole> = { readonly [Name in keyof Whole]?: Whole[Name] | undefined };

interface FinderParts
  extends Pick<Finder, "from" | "where" | "order">,
    Optional<Pick<Finder, "total" | "extra" | "rowAlias" | "pageExtra" | "facets">> {}

interface WindowParts extends Pick<Window, "direction" | "size"> {
  readonly offset?: number | undefined;
  readonly after?: readonly PositionValue[] | undefined;
  readonly before?: readonly PositionValue[] | undefined;
}

/** The facets that a page is to count. */
export const facetsOf = ({ finder, withFacets }: PageParts) => (withFacets ? finder.facets?.() : undefined);

/** Are all rows of the list read before the page is? Counting facets reads them too. */
const readsAll = (request: PageParts) => {
  const facets = facetsOf(request);
  return facets ? facets.isCheap !== true : request.withTotal && request.finder.total === undefined;
};

/** The rows to read: `take` of them after `skip`, counted from the end of the list when `reversed`. */
interface Span {
  reversed: boolean;
  skip: number;
  take: number;
}

/** One row more than the page has shows whether there is a next page. With a known `length` the nearer end of the list is used. */
export function spanOf({ direction, size, offset = 0 }: WindowParts, length: number | undefined): Span {
  if (direction === "backward") return { reversed: true, skip: 0, take: size + 1 };
  if (length === undefined || 2 * offset <= length) return { reversed: false, skip: offset, take: size + 1 };
  const onwards = Math.max(0, length - offset);
  return { reversed: true, skip: Math.max(0, onwards - size - 1), take: Math.min(size + 1, onwards) };
}

/**
 * The rows of a span of an ordered select. Limits are constants, so that PostgreSQL knows how few rows there will be (sql.ts); the rows
 * passed over are a parameter between them, for whose value no plan is made.
 */
function rowsOf(ordered: Sql, { skip, take }: Span): Sql {
  const taken = rowCount(take);
  if (skip === 0 && isBound(take)) return sql`${ordered} limit ${taken}`;
  return sql`select * from (${ordered} ${limitUpTo(skip + take)}) bounded limit ${taken} offset ${opaque(skip, "int8")}`;
}

/** The statement of one page; `batch` marks its rows among those of other pages in the same statement, null of a page alone. */
export function pageSql(request: PageParts, batch: number | null, length: number | undefined): Sql {
  const { finder, window, selection } = request;
  const keeps = readsAll(request);
  const known = length === undefined ? finder.total : sql`${length}`;
  const uncounted = request.withTotal && known ? known : undefined;
  const facets = facetsOf(request);
  const passed = facets && isNarrowed(facets) ? [sql`missed = 0`] : [];
  const isCounted = keeps && request.withTotal && !uncounted;
  const total = isCounted ? sql`select count(*) from matched where ${allOf(passed)}` : uncounted;
  const backward = window.direction === "backward";
  const span = spanOf(window, length);
  const selected = joinSql([
    ...finder.order.map((key, index) => sql`${key.column} as ${rawSql(`k${index}`)}`),
    ...(finder.extra ? [sql`${finder.extra} as extra`] : []),
  ]);
  // Counting reads every matching row anyway: the materialised set then serves the page too. Conditions of groups are asked once.
  const matched = facets
    ? facetRows(facets, [selected, facets.columns], true)
    : sql`select ${selected} from ${finder.from} where ${allOf(finder.where)}`;
  const prologue = keeps ? sql`with matched as materialized (${matched})` : emptySql;
  const list = keeps
    ? {
        order: finder.order.map((key, index) => ({ ...key, column: rawSql(`k${index}`) })),
        columns: joinSql([
          ...finder.order.map((_, index) => rawSql(`k${index}`)),
          ...(finder.extra ? [sql`extra`] : []),
        ]),
        from: sql`matched`,
        where: passed,
      }
    : { order: finder.order, columns: selected, from: finder.from, where: finder.where };
  const id = rawSql(`k${finder.order.length - 1}`);
  const sides: Sql[] = [];
  if (window.after) sides.push(seekPredicate(list.order, window.after, "after"));
  if (window.before) sides.push(seekPredicate(list.order, window.before, "before"));
  const edge = edgeOf(window);
  const opposite =
    request.withOppositeEdge && edge
      ? seekPredicate(list.order, edge, backward ? "from" : "through")
      : undefined;
  // Not if rows are passed over, which would be read for nothing; nor if all are kept in `matched`, which has keys only; nor if the text of an edge needs `page.extra`.
  const alias = keeps || finder.extra || span.skip > 0 ? undefined : finder.rowAlias;
  const inPlace = alias
    ? sql`, (select ${selection.json} from (select ${rawSql(alias)}.*) t0) as row`
    : emptySql;
  const ordered = sql`select ${list.columns}${inPlace} from ${list.from} where ${allOf([...list.where, ...sides])}
        order by ${orderBy(list.order, span.reversed)}`;
  const page = sql`(select row_number() over ()::int4 as place, ordered.* from (${rowsOf(ordered, span)}) ordered) page`;
  const ofPage = [
    sql`page.*`,
    ...(alias
      ? []
      : [sql`(select ${selection.json} from ${selection.table} t0 where t0.id = page.${id}) as row`]),
    ...(finder.pageExtra ? [sql`${finder.pageExtra(sql`page.extra`, sql`page.${id}`)} as "pageExtra"`] : []),
  ];
  const beyond =
    opposite && sql`exists(select 1 from ${list.from} where ${allOf([...list.where, opposite])})`;
  // Statements with several pages have the same columns of each.
  const isAmongOthers = batch !== null;
  const facts = [
    ...(isAmongOthers ? [sql`${batch}::int4 as batch`] : []),
    ...(isAmongOthers || total ? [sql`(${total ?? sql`null`})::int4 as total`] : []),
    ...(isAmongOthers || beyond ? [sql`${beyond ?? sql`null::bool`} as beyond`] : []),
  ];
  // Large, and so in the first row only.
  const counted = sql`case when coalesce(page.place, 1) = 1 then (${facets ? countsOf(facets, keeps) : sql`null`})::text end as facets`;
  const beside = [...(facts.length > 0 ? [sql`facts.*`] : []), ...(isAmongOthers || facets ? [counted] : [])];
  return beside.length === 0
    ? sql`select ${joinSql(ofPage)} from ${page}`
    : sql`(${prologue} select ${joinSql([...beside, ...ofPage])}
        from (select ${facts.length > 0 ? joinSql(facts) : emptySql}) facts left join lateral ${page} on true)`;
}

/** The position that the page was read away from. */
const edgeOf = ({ direction, before, after }: WindowParts) => (direction === "backward" ? before : after);

/** The columns of a row's keys in the statement of one page. */
export const keyColumns = ({ finder }: PageRequest) => finder.order.map((_, index) => `k${index}` as const);

/** Its columns besides the place of a row, the keys and the row itself. */
export function otherColumns(request: PageRequest) {
  const { finder, window, withTotal, withOppositeEdge } = request;
  const columns: ("extra" | "pageExtra" | "total" | "beyond" | "facets")[] = [];
  // Of edges as text it is in the text.
  const isApart = request.selection.textOf !== "edge";
  if (finder.extra && isApart) columns.push("extra");
  if (finder.pageExtra && isApart) columns.push("pageExtra");
  if (withTotal) columns.push("total");
  if (withOppositeEdge && edgeOf(window)) columns.push("beyond");
  if (facetsOf(request)) columns.push("facets");
  return columns;
}

/** Is something chosen in a group, so that not all rows are in the list? */
const isNarrowed = ({ decidedBySql, decidedByIds }: Facets) => decidedBySql.length + decidedByIds.length > 0;

/** The counts of the facets, from the rows that were read for the page too or else from rows of their own. */
const countsOf = (facets: Facets, isKept: boolean): Sql =>
  isKept
    ? facets.counts
    : sql`with matched as (${facetRows(facets, [facets.columns], false)}) select ${facets.counts}`;

/**
 * The rows that facets are counted in, with `missed`: those that miss the condition of one group at most. `withIdsBit` adds the bit of those
 * that are not in the list by conditions that IDs decide.
 */
function facetRows(facets: Facets, selected: readonly Sql[], withIdsBit: boolean): Sql {
  const { from, where, decidedBySql, decidedByIds } = facets;
  const unless = (condition: Sql, bit: number) =>
    sql`case when ${condition} then 0 else ${constant(bit)} end`;
  const bits = decidedBySql.map(({ condition }, index) => unless(condition, bitAt(index)));
  const missing = [0, ...decidedBySql.map((_, index) => bitAt(index))];
  const hasIdsBit = withIdsBit && decidedByIds.length > 0;
  if (hasIdsBit) bits.push(unless(allOf(decidedByIds), idsBit(facets)));
  const read = sql`select ${joinSql(selected)}, ${bits.length > 0 ? joinSql(bits, " + ") : sql`0`} as missed
    from ${from} where ${allOf(where)}`;
  // No row misses two.
  if (bits.length <= 1) return read;
  const counted = missing.flatMap((missed) => (hasIdsBit ? [missed, missed + idsBit(facets)] : [missed]));
  // Kept apart by "offset", or the conditions would be asked once for the value and once for what it has to be.
  return sql`select * from (${read} offset 0) r where missed in (${rawSql(counted.join(", "))})`;
}

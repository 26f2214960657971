import { type GraphQLField, type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import type { FacetChoices, Finder } from "../database/query/finder.ts";
import type { Page } from "../database/query/page.ts";
import type { PageRequest, Window } from "../database/query/page-sql.ts";
import type { RowText } from "../database/query/row-text.ts";
import { invalid } from "../domain/errors.ts";
import { listSizes } from "../inputs/index.ts";
import { refundableWork } from "../limits/list-cost.ts";
import { defaultPageSize, offsetCursor } from "../limits/offset-cursors.ts";
import { RawJson } from "../limits/raw-json.ts";
import type { Context } from "./context.ts";
import { readCursor } from "./cursors.ts";
import { Edge, PageInfo } from "./edge.ts";
import { pageWithRow, type ReadPage } from "./plans/nested-pages.ts";
import { textSelection } from "./plans/text-selection.ts";
import { jsonSelectionOf, type Loadable, type RowOf, selectionOf } from "./rows.ts";

/** The most rows of a page, in documents from anyone and in those known at build time. */
export const maximumPageSize = { free: 100, built: 500 } as const;
/** Numbered pages shown around the current one (specification 9: at most 5 page buttons). */
const pageButtons = 5;

/** Fields of every connection besides edges and pageInfo. */
export interface ConnectionShape {
  total: number;
  numbering: { name: string; size: number; current: number };
  /** The counted choices of filters, where the list has some and the document asks for them. */
  facets: FacetChoices | null;
}

export interface PageArguments {
  first?: number | null | undefined;
  last?: number | null | undefined;
  after?: string | null | undefined;
  before?: string | null | undefined;
  page?: number | null | undefined;
  /** Filters of the list, whose choices are counted only where they are given: that is what is charged for. */
  filters?: object | null | undefined;
}

/** Turns Relay's arguments (or a page number) into a window; INVALID_INPUT says which argument is wrong. */
function toWindow(finder: Finder, args: PageArguments, maximum: number): Window {
  const { first, last, page } = args;
  if (first != null && last != null) throw invalid("last", "Give either first or last");
  if (page != null && (last != null || args.after != null || args.before != null))
    throw invalid("page", "Give either a page number or cursors");
  const name = last != null ? "last" : "first";
  const size = last ?? first ?? defaultPageSize;
  if (size < 0 || size > maximum) throw invalid(name, `${name} must be from 0 to ${maximum}`);
  if (page != null) {
    if (page < 1 || page > listSizes.pageNumber) throw invalid("page", "page must be 1 or more");
    return { direction: "forward", size, offset: (page - 1) * size };
  }
  const window: Window = { direction: last != null ? "backward" : "forward", size };
  if (args.before != null) {
    const cursor = readCursor(finder, args.before, "before");
    if ("offset" in cursor) throw invalid("before", "before must be the cursor of an edge");
    window.before = cursor.position;
  }
  if (args.after != null) {
    const cursor = readCursor(finder, args.after, "after");
    if ("position" in cursor) window.after = cursor.position;
    else if (window.direction === "backward" || window.before)
      throw invalid("after", "The cursor of a numbered page can only be used with first");
    else window.offset = cursor.offset;
  }
  return window;
}

/** Where a document selects the fields of a connection's rows: of its nodes, if no path is given. */
interface RowsPlace<Model extends Loadable> {
  readonly model: Model;
  readonly path?: readonly string[];
}

const onlyIds = { select: { id: true } };

/** What a connection asks for: only the columns that the document selects of its rows; the total and the opposite edge only if they are selected. */
export function pageRequest<Model extends Loadable>(
  context: Context,
  info: GraphQLResolveInfo,
  { model, path = ["edges", "node"] }: RowsPlace<Model>,
  finder: Finder,
  args: PageArguments,
): PageRequest {
  const window = toWindow(finder, args, maximumPageSize[context.trust]);
  const selected = selectionOf(context, info, { typeName: model, path });
  // Without nodes nothing is selected, which would be every column.
  const selection = Object.keys(selected).length > 0 ? selected : onlyIds;
  return {
    finder,
    window,
    selection:
      textSelection(context, info, { model, path, selection }, finder) ??
      jsonSelectionOf(context, model, selection),
    withTotal: selects(info, "totalCount") || selects(info, "pageCursors"),
    withFacets: args.filters != null && selects(info, "facets") && finder.facets !== undefined,
    withOppositeEdge: selects(
      info,
      "pageInfo",
      window.direction === "backward" ? "hasNextPage" : "hasPreviousPage",
    ),
  };
}

/** A page of a list, or of the one that is read where that has too few rows. */
async function readPage(
  context: Context,
  info: GraphQLResolveInfo,
  place: RowsPlace<Loadable>,
  finder: Finder,
  args: PageArguments,
): Promise<ReadPage> {
  const request = pageRequest(context, info, place, finder, args);
  const { fallback } = finder;
  if (!fallback) return { request, page: await context.loaders.page(request) };
  if (request.withTotal) {
    const page = await context.loaders.page(request);
    if ((page.total ?? 0) >= fallback.below) return { request, page };
  }
  return readPage(context, info, place, await fallback.finder(), args);
}

/**
 * Resolves a connection field in one statement (two for a far page with a total, see `page.ts`), or with its row (`pageOfRow`). Edges, or the nodes in
 * them, may be RawJson: resolvers pass them on, and read nothing from them.
 */
export const resolveConnection = <Model extends Loadable>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  finder: Finder | (() => Finder),
  args: PageArguments,
) => resolveConnectionOf(context, info, { model, nodeOf: (row: RowOf<Model>) => row }, finder, args);

/** Rows that nodes of a connection are made of. */
interface NodesOf<Model extends Loadable, Node> extends RowsPlace<Model> {
  /** The node of a row, which may be RawJson and is passed on, and of what the finder reads beside it. */
  nodeOf(row: RowOf<Model>, extra: unknown): Node;
}

/**
 * Resolves a connection whose nodes are more than its rows, as `resolveConnection` does. Not a promise for a page that was read with its row; a function that
 * makes the finder is then called only where reads are recorded.
 */
export function resolveConnectionOf<Model extends Loadable, Node>(
  context: Context,
  info: GraphQLResolveInfo,
  nodes: NodesOf<Model, Node>,
  wanted: Finder | (() => Finder),
  args: PageArguments,
) {
  const finder = () => (typeof wanted === "function" ? wanted() : wanted);
  const withRow = pageWithRow(context, info, () => pageRequest(context, info, nodes, finder(), args));
  const toConnection = (read: ReadPage) => connectionOf(context, info, nodes, args, read);
  return withRow ? toConnection(withRow) : readPage(context, info, nodes, finder(), args).then(toConnection);
}

function connectionOf<Model extends Loadable, Node>(
  context: Context,
  info: GraphQLResolveInfo,
  { nodeOf }: NodesOf<Model, Node>,
  args: PageArguments,
  { request, page }: ReadPage,
) {
  const { finder, window, withTotal } = request;
  // What had to be counted is found whole: now it is known how much that was.
  if (withTotal && finder.total === undefined)
    context.refundedWork.values += refundableWork(
      fieldOf(info),
      args as Record<string, unknown>,
      page.total ?? 0,
    );
  const { textOf } = request.selection;
  return {
    edges:
      textOf === "edge"
        ? edgesOf<Node>(page)
        : page.rows.map((at) => {
            const row = (textOf ? new RawJson((at.row as RowText).text) : at.row) as RowOf<Model>;
            return new Edge(finder.name, at, nodeOf(row, at.extra));
          }),
    pageInfo: new PageInfo(finder.name, page),
    total: page.total ?? 0,
    facets: page.facets,
    numbering: {
      name: finder.name,
      size: window.size,
      current: window.size === 0 ? 1 : Math.floor((window.offset ?? 0) / window.size) + 1,
    },
  };
}

/** The edges of a page that PostgreSQL has written. */
const edgesOf = <Node>({ rows, edges }: Page) =>
  new RawJson(
    `[${edges ?? rows.map(({ row }) => (row as RowText).text).join(",")}]`,
  ) as unknown as Edge<Node>[];

const fieldOf = ({ parentType, fieldName }: GraphQLResolveInfo) =>
  parentType.getFields()[fieldName] as GraphQLField<unknown, unknown>;

export interface PageCursor {
  page: number;
  cursor: string | null;
  isCurrent: boolean;
}

/** Numbered pages around the current one, five at a time, and the way to the first, last, previous and next. */
export function pageCursors({ total, numbering }: ConnectionShape) {
  const { name, size, current } = numbering;
  const totalPages = size === 0 ? 0 : Math.ceil(total / size);
  const at = (page: number): PageCursor | null =>
    page < 1 || page > totalPages
      ? null
      : {
          page,
          cursor: page === 1 ? null : offsetCursor(name, (page - 1) * size),
          isCurrent: page === current,
        };
  const from = Math.max(1, Math.min(current - 2, totalPages - pageButtons + 1));
  const around = Array.from({ length: pageButtons }, (_, index) => at(from + index));
  return {
    totalPages,
    around: around.filter((cursor) => cursor !== null),
    first: at(1),
    last: at(totalPages),
    previous: at(current - 1),
    next: at(current + 1),
  };
}

/** Does the document select the field at this path below what `info` resolves (through fragments too)? */
function selects(info: GraphQLResolveInfo, ...path: readonly string[]): boolean {
  const within = (set: SelectionSetNode | undefined, [name, ...below]: readonly string[]): boolean =>
    name === undefined ||
    (set?.selections.some((selection) => {
      if (selection.kind === Kind.FIELD)
        return selection.name.value === name && within(selection.selectionSet, below);
      if (selection.kind === Kind.INLINE_FRAGMENT) return within(selection.selectionSet, [name, ...below]);
      return within(info.fragments[selection.name.value]?.selectionSet, [name, ...below]);
    }) ??
      false);
  return info.fieldNodes.some((node) => within(node.selectionSet, path));
}

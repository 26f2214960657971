import { queryFromInfo } from "@pothos/plugin-prisma";
import type { GraphQLResolveInfo } from "graphql";
import type { Prisma } from "../database/generated/prisma/client.ts";
import type { JsonSelection } from "../database/query/json-selection.ts";
import type { NestedPages } from "../database/query/nested-page.ts";
import type { RowsQuery } from "../database/query/rows.ts";
import type { Selection } from "../database/query/selection.ts";
import type { Sql } from "../database/query/sql.ts";
import type { Context } from "./context.ts";
import { pagesOfRow } from "./plans/nested-pages.ts";

interface Rows {
  AuditEntry: Prisma.AuditEntryModel;
  Category: Prisma.CategoryModel;
  Company: Prisma.CompanyModel;
  CompanyClaim: Prisma.CompanyClaimModel;
  Lead: Prisma.LeadModel;
  List: Prisma.ListModel;
  ListingFlag: Prisma.ListingFlagModel;
  Review: Prisma.ReviewModel;
  ReviewFlag: Prisma.ReviewFlagModel;
  ReviewProof: Prisma.ReviewProofModel;
  ReviewReport: Prisma.ReviewReportModel;
  ReviewInvitationBatch: Prisma.ReviewInvitationBatchModel;
  Software: Prisma.SoftwareModel;
  SuggestedProduct: Prisma.SuggestedProductModel;
  User: Prisma.UserModel;
  WebhookDelivery: Prisma.WebhookDeliveryModel;
  WebhookEndpoint: Prisma.WebhookEndpointModel;
}

/** Models that are read from pages. */
export type Loadable = keyof Rows;
/** A row as Pothos types it; it has the columns and relations that the document asks for. */
export type RowOf<Model extends Loadable> = Rows[Model];

/** Where a document selects the fields of rows: below the field that is being resolved, at a path. */
export interface SelectionPlace {
  /** The type of the rows, where it is not that of the field. */
  readonly typeName?: string;
  readonly path?: readonly string[];
}

/** Selections by their places, of fields whose plans are kept. */
const keptSelections = new WeakMap<GraphQLResolveInfo, Map<string, object>>();

/** Computes the selections below a field once: for a place in a document that is the same for many requests. */
export const keepSelections = (info: GraphQLResolveInfo): void => void keptSelections.set(info, new Map());

/** The columns and relations that a document selects of the rows of a field, as Pothos plans them; empty if it selects nothing. */
export function selectionOf(
  context: Context,
  info: GraphQLResolveInfo,
  { typeName, path = [] }: SelectionPlace = {},
): object {
  const make = () => queryFromInfo({ context, info, path: [...path], ...(typeName && { typeName }) });
  const kept = keptSelections.get(info);
  if (!kept) return make();
  const place = [typeName, ...path].join(".");
  const known = kept.get(place);
  if (known) return known;
  const made = make();
  kept.set(place, made);
  return made;
}

/** The compiled selection of columns and relations of a model. The only place where GraphQL types meet the reader. */
export function jsonSelectionOf(context: Context, model: Loadable, query: object): JsonSelection {
  return context.reader.compileSelection(model, query as Selection);
}

/** Rows by ID, in the order of the IDs, null for deleted ones; concurrent lookups share one statement. */
function loadRows<Model extends Loadable>(
  context: Context,
  model: Model,
  query: object,
  ids: readonly string[],
): Promise<(RowOf<Model> | null)[]> {
  const selection = jsonSelectionOf(context, model, query);
  return Promise.all(ids.map((id) => context.loaders.row(selection, id) as Promise<RowOf<Model> | null>));
}

/** The row with this ID, with what is selected below a field; null for a deleted one. */
export async function loadRow<Model extends Loadable>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  id: string,
): Promise<RowOf<Model> | null> {
  const [row] = await loadRows(context, model, selectionOf(context, info), [id]);
  return row ?? null;
}

/** The rows with these IDs that still exist, in their order, with what is selected below a field. */
export async function loadExistingRows<Model extends Loadable>(
  context: Context,
  info: GraphQLResolveInfo,
  model: Model,
  ids: readonly string[],
): Promise<RowOf<Model>[]> {
  const rows = await loadRows(context, model, selectionOf(context, info), ids);
  return rows.filter((row) => row !== null);
}

/** A domain rule that selects rows: with what it reads, where visitors may ask for them. */
type Selected = Sql | RowsQuery;

/** The rows that a domain rule selects, in its order. */
export async function findRows<Model extends Loadable>(
  context: Context,
  model: Model,
  query: object,
  selected: Selected,
): Promise<RowOf<Model>[]> {
  return readRowsOf(jsonSelectionOf(context, model, query), selected, context);
}

function readRowsOf<Model extends Loadable>(
  selection: JsonSelection,
  selected: Selected,
  { loaders }: Pick<Context, "loaders">,
  pages?: NestedPages,
): Promise<RowOf<Model>[]> {
  const from = "rows" in selected ? selected : { rows: selected };
  return loaders.selected(selection, from, pages) as Promise<RowOf<Model>[]>;
}

/** The row that a domain rule selects; null if there is none. */
export async function findRow<Model extends Loadable>(
  context: Context,
  model: Model,
  query: object,
  selected: Selected,
): Promise<RowOf<Model> | null> {
  const selection = jsonSelectionOf(context, model, query);
  const pages = pagesOfRow(context, query, selection);
  const [row] = await readRowsOf<Model>(selection, selected, context, pages);
  return row ?? null;
}

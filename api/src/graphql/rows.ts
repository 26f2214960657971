import type { Context } from "../context.ts";
import type { Prisma } from "../database/generated/prisma/client.ts";

/** Columns and relations as Pothos reads them off a document. */
interface Query {
  select?: object | undefined;
  include?: object | undefined;
}

interface Rows {
  category: Prisma.CategoryModel;
  categoryListing: Prisma.CategoryListingModel;
  company: Prisma.CompanyModel;
  review: Prisma.ReviewModel;
  software: Prisma.SoftwareModel;
}

/** Models that lists are made of. */
export type Loadable = Exclude<keyof Rows, "categoryListing">;
export type RowOf<Model extends Loadable> = Rows[Model];

/**
 * Rows by id, in the order of the ids, null where one is gone. Lookups of the same columns made at the same time share
 * one statement. The one place where lists become rows: to read them in another way, change it here.
 */
export function loadRows<Model extends Loadable>(
  context: Context,
  model: Model,
  query: Query,
  ids: readonly string[],
): Promise<(RowOf<Model> | null)[]> {
  const key = `${model}:${JSON.stringify(query)}`;
  const read = async (wanted: readonly string[]) => {
    // Every delegate takes these arguments; TypeScript cannot call a union of their overloads.
    const delegate = context.prisma[model] as unknown as {
      findMany(args: object): Promise<(RowOf<Model> & { id: string })[]>;
    };
    const rows = await delegate.findMany({
      ...query,
      where: { id: { in: [...wanted] } },
      relationLoadStrategy: "join",
    });
    return new Map(rows.map((row) => [row.id, row]));
  };
  return Promise.all(ids.map((id) => context.loaders.row(key, id, read)));
}

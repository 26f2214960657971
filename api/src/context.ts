import DataLoader from "dataloader";
import type { PrismaClient } from "./database/generated/prisma/client.ts";
import { type Page, type PageRequest, readPages } from "./database/page.ts";
import type { Reader } from "./database/reader.ts";
import type { RowPlan } from "./database/row-plan.ts";
import { readRows, readSelected } from "./database/rows.ts";
import type { Sql } from "./database/sql.ts";
import { ancestorsOf } from "./domain/category/find.ts";
import { companyRating } from "./domain/company/find.ts";
import type { Reading } from "./domain/reading.ts";
import { type PointsOfReviews, pointsOfReviews } from "./domain/review/points.ts";
import type { Viewer } from "./domain/viewer.ts";

/**
 * How far a document is trusted: `built` ones were known at build time (our pages, the facade's routes), `free` ones come
 * from anyone and are held to the limits.
 */
export type Trust = "built" | "free";

/** What one operation knows: who asks, when, and loaders that turn many small reads into one. */
export interface Context extends Reading {
  readonly trust: Trust;
  readonly loaders: Loaders;
}

export interface ContextOptions {
  prisma: PrismaClient;
  reader: Reader;
  viewer: Viewer | null;
  trust: Trust;
  now?: Date;
}

/** A context of its own for each operation; nothing in it outlives the answer. */
export function createContext({ prisma, reader, viewer, trust, now = new Date() }: ContextOptions): Context {
  return { prisma, reader, viewer, trust, now, loaders: createLoaders(reader) };
}

export type Loaders = ReturnType<typeof createLoaders>;

/** Pages in one statement at most; the rest follow in the next. */
const pagesPerStatement = 50;

function createLoaders(reader: Reader) {
  const pages = new Map<RowPlan, Map<string, DataLoader<PageRequest, Page>>>();
  const rows = new Map<RowPlan, DataLoader<string, unknown>>();
  return {
    /** A page of a list; lists of one kind that are read at the same time share a statement. */
    page(request: PageRequest): Promise<Page> {
      const { plan, finder } = request;
      const kinds = upsert(pages, plan, () => new Map<string, DataLoader<PageRequest, Page>>());
      const loader = upsert(
        kinds,
        finder.name,
        () =>
          new DataLoader((requests) => readPages(reader, requests), {
            cache: false,
            maxBatchSize: pagesPerStatement,
          }),
      );
      return loader.load(request);
    },
    /** A row by its id, null where there is none; rows of one plan that are read at the same time share a statement. */
    row(plan: RowPlan, id: string): Promise<unknown> {
      const loader = upsert(
        rows,
        plan,
        () =>
          new DataLoader<string, unknown>(async (ids) => {
            const found = await readRows(reader, plan, ids);
            return ids.map((one) => found.get(one) ?? null);
          }),
      );
      return loader.load(id);
    },
    /** The rows of a whole select of the plan's table, in its order. */
    selected: (plan: RowPlan, from: Sql): Promise<unknown[]> => readSelected(reader, plan, from),
    /** Ids of a category's parents, top level first. */
    ancestors: new DataLoader<string, string[]>(async (ids) => {
      const chains = await ancestorsOf({ reader }, ids);
      return ids.map((id) => chains.get(id) ?? []);
    }),
    /** Number and mean of the reviews of a company's software. */
    companyRating: new DataLoader<string, { count: number; mean: number | null }>(async (ids) => {
      const ratings = await companyRating({ reader }, ids);
      return ids.map((id) => ratings.get(id) ?? { count: 0, mean: null });
    }),
    /** What the reviews of a software name as good and bad. */
    reviewPoints: new DataLoader<string, PointsOfReviews>(async (ids) => {
      const points = await pointsOfReviews({ reader }, ids);
      return ids.map((id) => points.get(id) ?? { pros: [], cons: [] });
    }),
  };
}

function upsert<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

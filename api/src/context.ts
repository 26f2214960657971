import DataLoader from "dataloader";
import type { PrismaClient } from "./database/generated/prisma/client.ts";
import { type Page, type PageRequest, readPages } from "./database/page.ts";
import { ancestorsOf } from "./domain/category/find.ts";
import { companyRating } from "./domain/company/find.ts";
import type { Reading } from "./domain/reading.ts";
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
  viewer: Viewer | null;
  trust: Trust;
  now?: Date;
}

/** A context of its own for each operation; nothing in it outlives the answer. */
export function createContext({ prisma, viewer, trust, now = new Date() }: ContextOptions): Context {
  return { prisma, viewer, trust, now, loaders: createLoaders(prisma) };
}

export type Loaders = ReturnType<typeof createLoaders>;

/** Pages in one statement at most; the rest follow in the next. */
const pagesPerStatement = 50;

function createLoaders(prisma: PrismaClient) {
  const pages = new Map<string, DataLoader<PageRequest, Page>>();
  const rows = new Map<string, DataLoader<string, unknown>>();
  return {
    /** A page of a list; lists of one kind that are read at the same time share a statement. */
    page(request: PageRequest): Promise<Page> {
      const kind = request.finder.name;
      let loader = pages.get(kind);
      if (!loader) {
        loader = new DataLoader((requests) => readPages(prisma, requests), {
          cache: false,
          maxBatchSize: pagesPerStatement,
        });
        pages.set(kind, loader);
      }
      return loader.load(request);
    },
    /** Rows by id with the columns that `key` stands for; `read` fetches those not asked for yet in one statement. */
    row<Row>(
      key: string,
      id: string,
      read: (ids: readonly string[]) => Promise<Map<string, Row>>,
    ): Promise<Row | null> {
      let loader = rows.get(key) as DataLoader<string, Row | null> | undefined;
      if (!loader) {
        loader = new DataLoader<string, Row | null>(async (ids) => {
          const found = await read(ids);
          return ids.map((one) => found.get(one) ?? null);
        });
        rows.set(key, loader as DataLoader<string, unknown>);
      }
      return loader.load(id);
    },
    /** Ids of a category's parents, top level first. */
    ancestors: new DataLoader<string, string[]>(async (ids) => {
      const chains = await ancestorsOf({ prisma }, ids);
      return ids.map((id) => chains.get(id) ?? []);
    }),
    /** Number and mean of the reviews of a company's software. */
    companyRating: new DataLoader<string, { count: number; mean: number | null }>(async (ids) => {
      const ratings = await companyRating({ prisma }, ids);
      return ids.map((id) => ratings.get(id) ?? { count: 0, mean: null });
    }),
  };
}

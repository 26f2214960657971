import type { Database } from "../../database/client/open.ts";
import { endingYesterday } from "./dates.ts";
import { loadDemo } from "./demo.ts";
import { loadFull, NotEmptyError } from "./full.ts";

/** The catalogs that come with the product: a small one with hand-written texts, and one of full scale. */
export type Bundled = "small" | "full";

/**
 * Loads a bundled catalogue into a database without one, and reports each step in a line. Throws NotEmptyError if there is a
 * catalogue.
 */
export async function loadBundled(
  database: Database,
  which: Bundled,
  log: (line: string) => void,
): Promise<void> {
  const since = performance.now();
  log(`Loading the ${which === "full" ? "full-scale " : ""}demo catalogue`);
  const { software, reviews } = await (which === "full" ? full(database, log) : small(database));
  const [listings, opinions] = [software, reviews].map((count) => count.toLocaleString("en-US"));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  log(`Demo catalogue: ${listings} software, ${opinions} reviews in ${seconds} s`);
}

interface Loaded {
  software: number;
  reviews: number;
}

async function full(database: Database, log: (line: string) => void): Promise<Loaded> {
  const loaded = await loadFull(database, { log });
  const { company, category, app_user: users } = loaded;
  const [companies, categories, people] = [company, category, users].map((count) =>
    count.toLocaleString("en-US"),
  );
  log(`  ${companies} companies, ${categories} categories, ${people} users`);
  return { software: loaded.software, reviews: loaded.review };
}

async function small(database: Database): Promise<Loaded> {
  const [{ demoCatalogue }, { lastDay }] = await Promise.all([
    import("../../../../prisma/demo/catalogue.ts"),
    import("../../../../prisma/demo/reviews.ts"),
  ]);
  const loaded = await loadDemo(database, endingYesterday(demoCatalogue(), lastDay, new Date()));
  if (loaded.software === 0) throw new NotEmptyError();
  return loaded;
}

import type { Database } from "../database/client/open.ts";
import { type Transaction, transaction } from "../database/client/transaction.ts";
import { recomputeTrends } from "../domain/counters/trends.ts";
import { refreshSearchTexts } from "../domain/search-text.ts";
import type { CatalogueFile, CatalogueRows } from "../inputs/catalogue.ts";
import { minuteMs } from "../inputs/index.ts";
import { beginBulk, endBulk, endBulkInSteps } from "./load/bulk.ts";
import type { Entry, Outcome, Writing } from "./load/outcome.ts";
import { writeCategories } from "./load/write-categories.ts";
import { writeCompanies } from "./load/write-companies.ts";
import { writePlans } from "./load/write-plans.ts";
import { writeReviews } from "./load/write-reviews.ts";
import { writeSoftware } from "./load/write-software.ts";

type Command<Row> = (tx: Transaction, entries: readonly Entry<Row>[], how: Writing) => Promise<Outcome<Row>>;

const commands: { [File in CatalogueFile]: Command<CatalogueRows[File]> } = {
  categories: writeCategories,
  companies: writeCompanies,
  software: writeSoftware,
  plans: writePlans,
  reviews: writeReviews,
};

/** Rows per transaction: few enough for short locks, many enough to be fast. */
export const batchSize = 250;

/** Writes rows of a file with its domain command. */
export async function writeRows<File extends CatalogueFile>(
  tx: Transaction,
  file: File,
  entries: readonly Entry<CatalogueRows[File]>[],
  how: Writing,
): Promise<Outcome<CatalogueRows[File]>> {
  await beginBulk(tx);
  return commands[file](tx, entries, how);
}

/** Recomputing every counter of a very large directory takes longer than the default timeout. */
const recomputeTimeout = 15 * minuteMs;

/** Finishes an import, whose rows are committed: recomputes search texts, counters and trends from all rows, in several transactions. */
export async function finish(database: Pick<Database, "prisma">): Promise<void> {
  await refreshAllSearchTexts((after) =>
    transaction(database, (tx) => refreshSearchTexts(tx, after, batchSize)),
  );
  await endBulkInSteps(database.prisma, (recompute) =>
    transaction(database, recompute, { timeout: recomputeTimeout }),
  );
  await transaction(database, (tx) => recomputeTrends(tx, new Date()));
}

/** The same within one transaction. */
export async function finishWithin(tx: Transaction): Promise<void> {
  await refreshAllSearchTexts((after) => refreshSearchTexts(tx, after, batchSize));
  await endBulk(tx);
}

async function refreshAllSearchTexts(
  refresh: (after: string | null) => Promise<string | null>,
): Promise<void> {
  let after = await refresh(null);
  while (after !== null) after = await refresh(after);
}

import { dropIndexesForBulkLoad } from "../../database/bulk-load-indexes.ts";
import type { Statements } from "../../database/client/transaction.ts";
import { rawSql } from "../../database/query/sql.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { recomputeTrends } from "../../domain/counters/trends.ts";
import { deleteUnusedOrganisations } from "../../domain/ranking/organisations.ts";
import { beginBulk } from "./bulk.ts";
import { insertSet, type SetName, setNames } from "./sets.ts";

/** Records of one table as a JSON list in UTF-8. */
export interface Batch {
  set: SetName;
  json: Uint8Array;
}

/** Called after each step with its name and its start (performance.now(), in milliseconds). */
export type Progress = (done: string, since: number) => void;

/**
 * Loads a whole catalogue into empty tables and returns the number of rows per table. CHECK constraints hold throughout; counters,
 * foreign keys and indexes are made after all rows. The records' search texts must be those of domain/search-text.ts.
 */
export async function loadSets(
  tx: Statements,
  batches: AsyncIterable<Batch>,
  now: Date,
  progress: Progress,
): Promise<Record<SetName, number>> {
  await beginBulk(tx);
  await deleteUnusedOrganisations(tx);
  // Enough to recompute the counters without temporary files. Ends with the transaction.
  await tx.$executeRaw`set local work_mem = '64MB'`;
  // Organisations keep theirs: the counters look them up by domain.
  const emptied = setNames.filter((name) => name !== "organisation");
  const putBack = await dropIndexesForBulkLoad(tx, [
    ...emptied,
    "category_listing",
    "software_terms",
    "software_search",
  ]);
  await setTriggers(tx, "disable");

  const loaded = Object.fromEntries(setNames.map((name) => [name, 0])) as Record<SetName, number>;
  let since = performance.now();
  const step = (text: string) => {
    progress(text, since);
    since = performance.now();
  };
  for await (const { set, json } of batches) {
    if (set === "review" && loaded.review === 0) step("software, companies, categories, plans and users");
    loaded[set] += await insertSet(tx, set, json);
  }
  step("reviews");
  // Not of reviews and users: they are many, and their statistics do not help to recompute counters.
  await tx.$executeRaw`analyze category, company, software, software_category, pricing_plan, organisation`;
  await recomputeTrends(tx, now);
  await recomputeCounters(tx);
  await setTriggers(tx, "enable");
  await rewriteSoftwareTable(tx);
  step("averages, counts and ranks");
  await putBack();
  step("indexes and references");
  return loaded;
}

/**
 * Recomputing the counters fills these tables at once, after the trends, which are among their columns. The trigger `software_search_texts` stays enabled, because
 * nothing changes names and texts meanwhile.
 */
const filledAtOnce = ["software_facets", "software_search"];

/** Disables or enables the triggers that fill them row by row. */
async function setTriggers(tx: Statements, change: "disable" | "enable"): Promise<void> {
  for (const table of filledAtOnce)
    for (const event of ["insert", "update"])
      await tx.$executeRaw`alter table software ${rawSql(change)} trigger ${rawSql(`${table}_${event}`)}`;
}

/**
 * Rewrites the table `software` without old row versions. Recomputing counters left several per listing, which would all be indexed
 * within the transaction and keep their space.
 */
async function rewriteSoftwareTable(tx: Statements): Promise<void> {
  // A computed value forces the rewrite; the bare column would not.
  await tx.$executeRaw`alter table software
    alter column updated_at type timestamptz(3) using updated_at + interval '0'`;
}

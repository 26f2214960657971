import type { Statements } from "../../database/client/transaction.ts";
import { rawSql, sql } from "../../database/query/sql.ts";
import { recomputeCounters } from "../../domain/counters/recompute.ts";
import { setNames } from "./sets.ts";

/** Tables that are filled from a catalog's rows, by triggers or by recomputing the counters. */
export const derivedTables = [
  "category_listing",
  "software_evidence",
  "software_facets",
  "software_search",
  "software_terms",
  "review_product",
] as const;

/**
 * Call first in a transaction that writes many rows. Makes PostgreSQL plan each statement again: cached plans were made for empty
 * tables and scan them.
 */
export async function beginBulk(tx: Statements): Promise<void> {
  await tx.$executeRaw`set local plan_cache_mode = force_custom_plan`;
}

/**
 * Call after many rows were written. Recomputes the counters, and updates statistics, which the embedded database never does and a server
 * does late: of the rows before, because recomputing needs them, and of what it writes after.
 */
export async function endBulk(tx: Statements): Promise<void> {
  await endBulkInSteps(tx, (recompute) => recompute(tx));
}

type Recompute = (tx: Statements) => Promise<unknown>;

/**
 * The same after rows that are committed: `inTransaction` runs the recomputing in one, and the statistics are renewed table by table, so that on the
 * embedded database others have their turn in between.
 */
export async function endBulkInSteps(
  client: Pick<Statements, "$executeRaw">,
  inTransaction: (recompute: Recompute) => Promise<unknown>,
): Promise<void> {
  const analyze = async (tables: readonly string[]) => {
    for (const table of tables) await client.$executeRaw(sql`analyze ${rawSql(table)}`);
  };
  await analyze(setNames);
  await inTransaction(recomputeCounters);
  await analyze(["category", "software", ...derivedTables]);
}

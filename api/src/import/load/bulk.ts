import type { Statements } from "../../database/client/transaction.ts";

/**
 * Call first in a transaction that writes many rows. Makes PostgreSQL plan each statement again: cached plans were made for empty
 * tables and scan them.
 */
export async function beginBulk(tx: Statements): Promise<void> {
  await tx.$executeRaw`set local plan_cache_mode = force_custom_plan`;
}

/** Call after many rows were written. Updates statistics, which the embedded database never does and a server does late. */
export async function endBulk(tx: Statements): Promise<void> {
  await tx.$executeRaw`analyze category, company, software, software_category, category_listing, pricing_plan, review, app_user`;
}

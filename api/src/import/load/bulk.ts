import type { Statements } from "../../database/client/transaction.ts";

/**
 * To be said first in a transaction that writes many rows: plans are made anew for each statement. A kept one was made
 * when the tables were empty, and reads them whole when they no longer are.
 */
export async function beginBulk(tx: Statements): Promise<void> {
  await tx.$executeRaw`set local plan_cache_mode = force_custom_plan`;
}

/** To be said after many rows were written: the embedded database gathers no statistics by itself, a server does so late. */
export async function endBulk(tx: Statements): Promise<void> {
  await tx.$executeRaw`analyze category, company, software, software_category, category_listing, pricing_plan, review, app_user`;
}

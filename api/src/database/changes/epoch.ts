import type { Statements } from "../client/transaction.ts";

/**
 * Empties the change log and begins another epoch of it: for a database whose rows were replaced without its triggers. Whoever follows the log
 * takes it that anything may have changed.
 */
export async function beginEpoch(tx: Statements): Promise<void> {
  await tx.$executeRaw`delete from change`;
  await tx.$executeRaw`update change_epoch set epoch = gen_random_uuid()`;
}

import type { Transaction } from "../../database/transaction.ts";

const day = 86_400_000;

/**
 * Deletes what no longer counts: sessions that ended, mailed secrets a day after they did (until then their use is told
 * as such), and times of limits that are over.
 */
export async function sweepAccounts(tx: Transaction, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await tx.oneTimeToken.deleteMany({ where: { expiresAt: { lte: new Date(now.getTime() - day) } } });
  await tx.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } });
}

import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";

/**
 * Deletes what no longer counts: sessions that ended, browsers not known any more, mailed secrets a day after they did (until then their use is told
 * as such), work addresses whose mail did not leave within a day, times of limits that are over, and keys of writes that
 * nobody sends again after a week.
 */
export async function sweepAccounts(tx: Transaction, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: { expiresAt: { lte: now } } });
  await tx.knownDevice.deleteMany({ where: { expiresAt: { lte: now } } });
  await tx.oneTimeToken.deleteMany({ where: { expiresAt: { lte: new Date(now.getTime() - dayMs) } } });
  await tx.workAddress.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - dayMs) } } });
  await tx.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } });
  await tx.idempotencyKey.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - 7 * dayMs) } } });
}

import { hasEnded } from "../../auth/stored-sessions.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, idempotencyKeyDays } from "../../inputs/index.ts";

/**
 * Deletes expired rows: sessions, known devices, one-time tokens a day after they expire (until then a used one is recognized),
 * work addresses whose mail was not sent within a day, expired rate limits, and idempotency keys after a week.
 */
export async function sweepAccounts(tx: Transaction, now: Date): Promise<void> {
  await tx.session.deleteMany({ where: hasEnded(now) });
  await tx.knownDevice.deleteMany({ where: { expiresAt: { lte: now } } });
  await tx.oneTimeToken.deleteMany({ where: { expiresAt: { lte: new Date(now.getTime() - dayMs) } } });
  await tx.workAddress.deleteMany({ where: { createdAt: { lte: new Date(now.getTime() - dayMs) } } });
  await tx.rateLimit.deleteMany({ where: { expire: { lte: now.getTime() } } });
  const oldestKey = new Date(now.getTime() - idempotencyKeyDays * dayMs);
  await tx.idempotencyKey.deleteMany({ where: { createdAt: { lte: oldestKey } } });
}

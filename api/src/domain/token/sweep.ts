import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs } from "../../inputs/index.ts";

/** Days that an expired or revoked token stays listed. */
const retentionDays = 90;

/** Deletes API tokens that ended long ago; requests with one then fail as with an unknown token. */
export async function sweepApiTokens(tx: Transaction, now: Date): Promise<void> {
  const ago = new Date(now.getTime() - retentionDays * dayMs);
  await tx.apiToken.deleteMany({ where: { OR: [{ revokedAt: { lte: ago } }, { expiresAt: { lte: ago } }] } });
}

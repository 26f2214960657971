import type { Transaction } from "../../database/client/transaction.ts";

/** For so many days it is told of a token that it has ended, and when. */
const retentionDays = 90;

/** Deletes API tokens that ended long ago: whoever sends one then is told that it is unknown. */
export async function sweepApiTokens(tx: Transaction, now: Date): Promise<void> {
  const ago = new Date(now.getTime() - retentionDays * 86_400_000);
  await tx.apiToken.deleteMany({ where: { OR: [{ revokedAt: { lte: ago } }, { expiresAt: { lte: ago } }] } });
}

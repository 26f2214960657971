import { endSessions } from "../../auth/sessions.ts";
import type { Transaction } from "../../database/transaction.ts";

/**
 * Has whoever else is in a user's account go: with another password than theirs they must not act on by what they hold. Ends the
 * user's sessions but one, and revokes their API tokens, those they made for companies too.
 */
export async function lockOthersOut(
  tx: Transaction,
  userId: string,
  { except, now }: { except: string | null; now: Date },
): Promise<void> {
  await endSessions(tx, userId, { except });
  await tx.apiToken.updateMany({ where: { userId, revokedAt: null }, data: { revokedAt: now } });
}

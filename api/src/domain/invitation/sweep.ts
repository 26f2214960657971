import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, invitations } from "../../inputs/index.ts";

/** Batches that are deleted at a time at most, each with its links. */
const batchesAtOnce = 50;

/**
 * Deletes some of the links that expired long ago, and returns the number of their batches. Until then they say what became of them.
 */
export async function sweepInvitations(tx: Transaction, now: Date): Promise<number> {
  const before = new Date(now.getTime() - invitations.days * dayMs);
  return tx.$executeRaw`
    delete from review_invitation_batch where id = any(array(
      select id from review_invitation_batch where expires_at <= ${before}::timestamptz
      order by expires_at limit ${batchesAtOnce}::int4 for update skip locked))`;
}

import type { Transaction } from "../../database/client/transaction.ts";
import { dayMs, invitations } from "../../inputs/index.ts";

/** Batches that one run deletes at most, each with its links. */
const batchesAtOnce = 500;

/** Deletes links long after they have expired. Until then they say what became of them. */
export async function sweepInvitations(tx: Transaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - invitations.days * dayMs);
  await tx.$executeRaw`
    delete from review_invitation_batch where id = any(array(
      select id from review_invitation_batch where expires_at <= ${before}::timestamptz
      order by expires_at limit ${batchesAtOnce}::int4 for update skip locked))`;
}

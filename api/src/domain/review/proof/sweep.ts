import type { Transaction } from "../../../database/client/transaction.ts";
import { dayMs, proofLimits } from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";

/**
 * Deletes proofs that nobody has decided on for 30 days, and notifies their reviewers; at once those of deleted accounts, which a server of
 * the last release leaves.
 */
export async function sweepProofs(tx: Transaction, queue: JobQueue, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - proofLimits.days * dayMs);
  const deleted = await tx.$queryRaw<{ reviewId: string; hasAuthor: boolean }[]>`
    delete from review_proof p using review r
    where r.id = p.review_id and (p.created_at <= ${oldest} or r.user_id is null)
    returning r.id as "reviewId", r.user_id is not null as "hasAuthor"`;
  const jobs = deleted
    .filter(({ hasAuthor }) => hasAuthor)
    .map(({ reviewId }) => ({ mail: "proof-expired", reviewId }) as const);
  if (jobs.length > 0) await queue.add(tx, "mail", ...jobs);
}

import type { Transaction } from "../../../database/client/transaction.ts";
import { dayMs, proofLimits } from "../../../inputs/index.ts";
import type { JobQueue } from "../../../jobs/enqueue.ts";

/** Deletes proofs that nobody has decided on for 30 days, and notifies their reviewers. */
export async function sweepProofs(tx: Transaction, queue: JobQueue, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - proofLimits.days * dayMs);
  // At once, so that a decision at the same time finds either the proof or nothing.
  const deleted = await tx.$queryRaw<{ reviewId: string }[]>`
    delete from review_proof where created_at <= ${oldest} returning review_id as "reviewId"`;
  const jobs = deleted.map(({ reviewId }) => ({ mail: "proof-expired", reviewId }) as const);
  if (jobs.length > 0) await queue.add(tx, "mail", ...jobs);
}

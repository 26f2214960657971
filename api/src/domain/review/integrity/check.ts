import { isDeepStrictEqual } from "node:util";
import type { Keys } from "../../../auth/keys.ts";
import { type Transaction, transaction } from "../../../database/client/transaction.ts";
import type { MailContext } from "../../mail/mail-writer.ts";
import { textWeightOf } from "../../ranking/text-weights.ts";
import { findBurst } from "./bursts.ts";
import { weighCopies } from "./copies.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { flagReview } from "./flags.ts";
import { findNearDuplicates } from "./near-duplicates.ts";
import { findSameDomain } from "./same-domain.ts";

type CheckContext = Pick<MailContext, "database" | "now"> & { keys: Keys };

/**
 * Checks one review: stores its fingerprint, flags what looks suspicious, and weighs its text. Does not hide it. Does nothing if the review was
 * deleted, or changed during the check, because each change queues a check of its own.
 */
export async function checkReview({ database, now, keys }: CheckContext, id: string): Promise<void> {
  const { prisma } = database;
  const review = await prisma.review.findUnique({
    where: { id },
    select: { ...looked, ...weighed, createdAt: true },
  });
  if (!review) return;
  const { createdAt, pros, cons, textWeight, ...seen } = review;
  const fingerprint = fingerprintOf(review);
  const { bands } = fingerprint;
  // Committed before the search for others, so that of two copies checked at once at least one finds the other.
  const isKept = await transaction(database, async (tx) => {
    if (!(await isUnchanged(tx, seen))) return false;
    await tx.reviewFingerprint.upsert({
      where: { reviewId: id },
      create: { reviewId: id, bands },
      update: { bands },
    });
    return true;
  });
  if (!isKept) return;
  // Not in a transaction: it would hold the embedded database's only connection while texts are compared.
  const [nearDuplicates, burst, sameDomain] = await Promise.all([
    findNearDuplicates(prisma, id, fingerprint),
    findBurst(prisma, { id, softwareId: seen.softwareId, createdAt }),
    findSameDomain({ prisma, keys }, { id, softwareId: seen.softwareId, createdAt }),
  ]);
  const findings = { "near-duplicate": nearDuplicates, burst, "same-domain": sameDomain };
  await transaction(database, async (tx) => {
    if (await isUnchanged(tx, seen)) await flagReview(tx, { reviewId: id, findings, now: now() });
  });
  if (!nearDuplicates && textWeight === textWeightOf({ ...seen, pros, cons })) return;
  // Separately, because it locks the listings, which come first in the lock order.
  await transaction(database, (tx) => weighCopies(tx, seen, nearDuplicates?.reviewIds ?? []));
}

/** The columns that the checks read and that may change: the text, the author and their organisation. */
const looked = {
  id: true,
  softwareId: true,
  userId: true,
  title: true,
  content: true,
  workDomain: true,
} as const;

/** What the weight of its text depends on besides. */
const weighed = { pros: true, cons: true, textWeight: true } as const;

/** Locks the review and compares. */
async function isUnchanged(tx: Transaction, seen: { id: string }): Promise<boolean> {
  const [now] = await tx.$queryRaw<object[]>`
    select id, software_id as "softwareId", user_id as "userId", title, content, work_domain as "workDomain"
    from review where id = ${seen.id}::uuid for share`;
  return isDeepStrictEqual(now, seen);
}

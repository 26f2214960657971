import { type Transaction, transaction } from "../../../database/transaction.ts";
import type { Mailing } from "../../mail/writing.ts";
import { findBurst } from "./bursts.ts";
import type { ReviewText } from "./fingerprint.ts";
import { flagReview } from "./flags.ts";
import { findNearDuplicates } from "./near-duplicates.ts";
import { findSameDomain } from "./same-domain.ts";

type Checking = Pick<Mailing, "database" | "now">;

/**
 * Looks at one review as it is now, keeps what it is found by, and flags what is odd about it. It hides nothing. A review
 * that is gone, or changed while it was looked at, is left alone: its change left a job of its own.
 */
export async function checkReview({ database, now }: Checking, id: string): Promise<void> {
  const { prisma } = database;
  const review = await prisma.review.findUnique({
    where: { id },
    select: { id: true, softwareId: true, title: true, content: true, createdAt: true },
  });
  if (!review) return;
  // Before the transaction, which would keep the one connection of an embedded database while texts are compared.
  const [{ bands, found }, burst, sameDomain] = await Promise.all([
    findNearDuplicates(prisma, review),
    findBurst(prisma, review),
    findSameDomain(prisma, review),
  ]);
  const findings = { "near-duplicate": found, burst, "same-domain": sameDomain };
  await transaction(database, async (tx) => {
    if (!(await isUnchanged(tx, review))) return;
    await tx.reviewFingerprint.upsert({
      where: { reviewId: id },
      create: { reviewId: id, bands },
      update: { bands },
    });
    await flagReview(tx, { reviewId: id, findings, now: now() });
  });
}

/** Locks the review and compares. */
async function isUnchanged(tx: Transaction, { id, title, content }: ReviewText & { id: string }) {
  const rows = await tx.$queryRaw<{ title: string; content: string }[]>`
    select title, content from review where id = ${id}::uuid for share`;
  return rows.some((row) => row.title === title && row.content === content);
}

import type { Transaction } from "../../../database/client/transaction.ts";
import { heldReason, listSizes } from "../../../inputs/index.ts";
import type { HiddenState } from "../hidden-review-tombstone.ts";
import { evidenceOf, type FlagEvidence } from "../integrity/evidence.ts";

/**
 * The state of a review that waits for the moderators because of its mailbox. The text does not say why: someone who uses another
 * person's address must not learn of that person's reviews.
 */
export const heldForModeration: HiddenState = {
  hiddenReason: heldReason,
  isHeld: true,
};

/** Stores the mailbox of a review as the first of its keyed hashes by `macsOf`. */
export async function storeMailboxTrace(tx: Transaction, reviewId: string, [current]: readonly string[]) {
  if (current === undefined) return;
  await tx.$executeRaw`
    insert into review_trace (review_id, kind, mac) values (${reviewId}::uuid, 'mailbox', decode(${current}, 'hex'))
    on conflict do nothing`;
}

/**
 * The reviews of a software that are of the mailbox with these keyed hashes, but for that of `except`: the newest first, at
 * most as many as a flag names. The caller has locked the software, so that of two at once the second finds the first.
 */
export async function reviewsOfMailbox(
  tx: Transaction,
  { macs, except = null, now }: { macs: readonly string[]; except?: string | null; now: Date },
): Promise<string[]> {
  if (macs.length === 0) return [];
  const found = await tx.$queryRaw<{ id: string }[]>`
    select distinct t.review_id as id from review_trace t
    where t.mac in (select decode(m, 'hex') from unnest(${[...macs]}::text[]) m) and t.kind = 'mailbox'
      and t.review_id is distinct from ${except}::uuid
      and (t.expires_at is null or t.expires_at > ${now}::timestamptz)
    order by t.review_id desc limit ${listSizes.relatedReviews}`;
  return found.map(({ id }) => id);
}

/**
 * Flags the locked review because these other reviews are from the same mailbox. Returns true if moderators have not seen one
 * of them yet; their decision about the same reviews stands.
 */
export async function flagSameMailbox(
  tx: Transaction,
  { reviewId, others, now }: { reviewId: string; others: readonly string[]; now: Date },
): Promise<boolean> {
  const key = { reviewId_kind: { reviewId, kind: "same-mailbox" } };
  const flag = await tx.reviewFlag.findUnique({ where: key, select: { evidence: true } });
  const named = (flag?.evidence as FlagEvidence["same-mailbox"] | undefined)?.reviewIds ?? [];
  if (others.every((id) => named.includes(id))) return false;
  const reviewIds = [...new Set([...others, ...named])].slice(0, listSizes.relatedReviews);
  const found = { evidence: evidenceOf("same-mailbox", { reviews: reviewIds.length + 1, reviewIds }) };
  const waiting = { ...found, status: "open", createdAt: now, decidedAt: null };
  await tx.reviewFlag.upsert({
    where: key,
    create: { ...key.reviewId_kind, ...waiting },
    update: waiting,
  });
  return true;
}

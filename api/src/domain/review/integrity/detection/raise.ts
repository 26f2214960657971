import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "../../../../database/client/transaction.ts";
import { type DetectedFlagKind, listSizes } from "../../../../inputs/index.ts";
import { evidenceOf, type FlagEvidence } from "../evidence.ts";

/** Maximum number of new flags of each kind a day, so that moderators can look at them; the others come on the next days. */
const maxPerDay = 100;

/** Minimum number of reviews of a group; with fewer, it is no finding any more. */
export const leastReviews = {
  ring: 4,
  "shared-organisation": 5,
  "new-organisations": 5,
  "rating-gap": 5,
} as const satisfies Record<DetectedFlagKind, number>;

/** Published reviews that a detector found to belong together, and what each one's evidence says besides naming the others. */
export type FoundGroup = {
  [Kind in DetectedFlagKind]: {
    kind: Kind;
    /** Newest first; not all of a large group. */
    reviewIds: readonly string[];
    /** How many there are in all. */
    total: number;
    evidence: Omit<FlagEvidence[Kind], "reviewIds" | "reviews">;
  };
}[DetectedFlagKind];

/** How many more flags of a kind may be raised on the day of `now` (UTC). */
export async function roomToday(
  { reviewFlag }: Pick<Transaction, "reviewFlag">,
  kind: DetectedFlagKind,
  now: Date,
): Promise<number> {
  const day = new Date(now.toISOString().slice(0, 10));
  return maxPerDay - (await reviewFlag.count({ where: { kind, createdAt: { gte: day } } }));
}

/**
 * Flags the reviews of a group, at most `room` more than before, and renews the evidence of open flags. Does nothing while moderators
 * have dismissed the flags of more than half of the group: the same evidence does not come back. Returns how many were raised.
 */
export async function raiseFlags(
  tx: Transaction,
  { kind, reviewIds, total, evidence }: FoundGroup,
  { room, now }: { room: number; now: Date },
): Promise<number> {
  // Locked, so that neither a deleted account nor a hidden review is connected with others again.
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select id from review where id = any(${[...reviewIds]}::uuid[]) and status = 'published' and user_id is not null
    order by id for share`;
  const present = new Set(locked.map(({ id }) => id));
  const group = reviewIds.filter((id) => present.has(id));
  if (group.length < leastReviews[kind]) return 0;
  const flags = await tx.$queryRaw<{ id: string; reviewId: string; status: string; evidence: object }[]>`
    select id, review_id as "reviewId", status, evidence from review_flag
    where kind = ${kind} and review_id = any(${group}::uuid[]) order by id for update`;
  const dismissed = flags.filter(({ status }) => status === "dismissed").length;
  if (dismissed * 2 > group.length) return 0;
  const flagged = new Set(flags.map(({ reviewId }) => reviewId));
  const evidenceFor = (reviewId: string) => {
    const others = group.filter((id) => id !== reviewId).slice(0, listSizes.relatedReviews);
    const reviews = total - reviewIds.length + group.length;
    const whole = { ...evidence, reviews, reviewIds: others };
    return evidenceOf(kind, whole as FlagEvidence[typeof kind]);
  };
  const changed = flags.flatMap(({ id, reviewId, status, evidence: before }) => {
    const after = evidenceFor(reviewId);
    return status === "open" && !isDeepStrictEqual(before, after) ? [{ id, evidence: after }] : [];
  });
  if (changed.length > 0)
    await tx.$executeRaw`
      update review_flag set evidence = f.evidence
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as f(id uuid, evidence jsonb)
      where review_flag.id = f.id`;
  const data = group
    .filter((id) => !flagged.has(id))
    .slice(0, Math.max(room, 0))
    .map((reviewId) => ({ reviewId, kind, evidence: evidenceFor(reviewId), createdAt: now }));
  const { count } = await tx.reviewFlag.createMany({ data, skipDuplicates: true });
  return count;
}

import { isDeepStrictEqual } from "node:util";
import type { Statements, Transaction } from "../../../../database/client/transaction.ts";
import { type Sql, sql } from "../../../../database/query/sql.ts";
import { type DetectedFlagKind, listSizes } from "../../../../inputs/index.ts";
import { evidenceOf, type FlagEvidence } from "../evidence.ts";

/** Maximum number of new flags of each kind a day, so that moderators can look at them; the others come on the next days. */
const maxPerDay = 100;

/** Minimum number of reviews of a group; with fewer, it is no finding any more. */
export const minReviews = {
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
    /** Of how many of them all moderators have dismissed the flag of this kind. */
    dismissed: number;
    evidence: Omit<FlagEvidence[Kind], "reviewIds" | "reviews">;
  };
}[DetectedFlagKind];

/** Whether moderators have dismissed the flag of a kind of the review `r`. */
export const dismissedFlag = (kind: DetectedFlagKind): Sql =>
  sql`exists (select from review_flag f where f.review_id = r.id and f.kind = ${kind} and f.status = 'dismissed')`;

/** How many more flags of a kind may be raised on the day of `now` (UTC). */
export async function roomToday(
  { reviewFlag }: Pick<Transaction, "reviewFlag">,
  kind: DetectedFlagKind,
  now: Date,
): Promise<number> {
  const day = new Date(now.toISOString().slice(0, 10));
  return maxPerDay - (await reviewFlag.count({ where: { kind, createdAt: { gte: day } } }));
}

interface StoredFlag {
  id: string;
  reviewId: string;
  kind: string;
  status: string;
  evidence: object;
}
const storedFlags = (kinds: readonly string[], reviewIds: readonly string[]) => sql`
  select id, review_id as "reviewId", kind, status, evidence from review_flag
  where kind = any(${[...kinds]}::text[]) and review_id = any(${[...reviewIds]}::uuid[]) order by id`;

/** Groups whose flags are read together. */
const batchSize = 100;

/** Those of the groups for which there is something to raise or to renew. */
export async function withNews(
  tx: Pick<Statements, "$queryRaw">,
  groups: readonly FoundGroup[],
): Promise<FoundGroup[]> {
  const news: FoundGroup[] = [];
  for (let at = 0; at < groups.length; at += batchSize) {
    const batch = groups.slice(at, at + batchSize);
    const kinds = [...new Set(batch.map(({ kind }) => kind))];
    const flags = await tx.$queryRaw<StoredFlag[]>(
      storedFlags(
        kinds,
        batch.flatMap(({ reviewIds }) => reviewIds),
      ),
    );
    const byReview = Map.groupBy(flags, ({ reviewId }) => reviewId);
    for (const group of batch) {
      const own = group.reviewIds.flatMap((id) => byReview.get(id) ?? []);
      const { changed, added } = planOf(group, own);
      if (changed.length > 0 || added.length > 0) news.push(group);
    }
  }
  return news;
}

/**
 * What a group's flags lack: evidence of open ones that has changed, and flags. Nothing while moderators have dismissed those of more
 * than half of the group: the same evidence does not come back.
 */
function planOf(
  { kind, reviewIds, total, dismissed, evidence }: FoundGroup,
  flags: readonly StoredFlag[],
): { changed: { id: string; evidence: object }[]; added: { reviewId: string; evidence: object }[] } {
  const known = flags.filter(({ status }) => status === "dismissed").length;
  if (reviewIds.length < minReviews[kind] || Math.max(dismissed, known) * 2 > total)
    return { changed: [], added: [] };
  const evidenceFor = (reviewId: string) => {
    const others = reviewIds.filter((id) => id !== reviewId).slice(0, listSizes.relatedReviews);
    const whole = { ...evidence, reviews: total, reviewIds: others };
    return evidenceOf(kind, whole as FlagEvidence[typeof kind]);
  };
  const flagged = new Set(flags.map(({ reviewId }) => reviewId));
  return {
    changed: flags.flatMap(({ id, reviewId, status, evidence: before }) => {
      const after = evidenceFor(reviewId);
      return status === "open" && !isDeepStrictEqual(before, after) ? [{ id, evidence: after }] : [];
    }),
    added: reviewIds
      .filter((id) => !flagged.has(id))
      .map((reviewId) => ({ reviewId, evidence: evidenceFor(reviewId) })),
  };
}

/** Flags the reviews of a group, at most `room` more than before, and renews the evidence of open flags. Returns how many were raised. */
export async function raiseFlags(
  tx: Transaction,
  group: FoundGroup,
  { room, now }: { room: number; now: Date },
): Promise<number> {
  const { kind } = group;
  // Locked, so that neither a deleted account nor a hidden review is connected with others again.
  const locked = await tx.$queryRaw<{ id: string }[]>`
    select id from review where id = any(${[...group.reviewIds]}::uuid[]) and status = 'published' and user_id is not null
    order by id for share`;
  const present = new Set(locked.map(({ id }) => id));
  const reviewIds = group.reviewIds.filter((id) => present.has(id));
  const total = group.total - group.reviewIds.length + reviewIds.length;
  const flags = await tx.$queryRaw<StoredFlag[]>(sql`${storedFlags([kind], reviewIds)} for update`);
  const { changed, added } = planOf({ ...group, reviewIds, total }, flags);
  if (changed.length > 0)
    await tx.$executeRaw`
      update review_flag set evidence = f.evidence
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as f(id uuid, evidence jsonb)
      where review_flag.id = f.id`;
  const data = added.slice(0, Math.max(room, 0)).map((one) => ({ ...one, kind, createdAt: now }));
  const { count } = await tx.reviewFlag.createMany({ data, skipDuplicates: true });
  return count;
}

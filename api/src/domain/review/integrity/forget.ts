import type { Transaction } from "../../../database/client/transaction.ts";
import type { FlagKind } from "../../../inputs/index.ts";
import { minReviews } from "./detection/raise.ts";
import { minReviewsOfDomain } from "./same-domain.ts";

/** Kinds of flags that connect reviews, with the minimum number of reviews of each. */
type Connections = Partial<Record<FlagKind, number>>;

/** By organisation or mailbox, as keyed hashes tell it: kept until these expire. */
export const tracedConnections: Connections = { "same-domain": minReviewsOfDomain, "same-mailbox": 2 };
/** By the author's other reviews, or the organisation where they work: these go with the account. */
export const accountConnections: Connections = {
  ring: minReviews.ring,
  "shared-organisation": minReviews["shared-organisation"],
  "new-organisations": minReviews["new-organisations"],
};

/**
 * Removes these connections of the reviews with others from all evidence: deletes their own flags of these kinds, removes them from
 * other flags, and deletes flags left with too few reviews. The caller has locked the reviews.
 */
export async function forgetConnections(
  tx: Transaction,
  reviewIds: readonly string[],
  connections: Connections,
): Promise<void> {
  if (reviewIds.length === 0) return;
  const ids = [...reviewIds];
  const kinds = Object.keys(connections);
  // Only flags of reviews of the same software can name them. All are locked in one order: others may forget theirs at the same time.
  const concerned = await tx.$queryRaw<{ id: string; isOwn: boolean }[]>`
    select f.id, f.review_id = any(${ids}::uuid[]) as "isOwn" from review_flag f
    where f.kind = any(${kinds}::text[])
      and (f.review_id = any(${ids}::uuid[]) or f.evidence->'reviewIds' ?| ${ids}::text[])
      and f.review_id in (select r.id from review own join review r on r.software_id = own.software_id
        where own.id = any(${ids}::uuid[]))
    order by f.id for update of f`;
  const own = concerned.filter(({ isOwn }) => isOwn).map(({ id }) => id);
  await tx.reviewFlag.deleteMany({ where: { id: { in: own } } });
  const flags = concerned.filter(({ isOwn }) => !isOwn).map(({ id }) => id);
  if (flags.length === 0) return;
  await tx.$executeRaw`
    update review_flag f set evidence = f.evidence || jsonb_build_object('reviewIds', l.ids, 'reviews',
      (f.evidence->>'reviews')::int4 - jsonb_array_length(f.evidence->'reviewIds') + jsonb_array_length(l.ids))
    from (select id, (evidence->'reviewIds') - ${ids}::text[] as ids from review_flag) l
    where l.id = f.id and f.id = any(${flags}::uuid[])`;
  for (const [kind, least] of Object.entries(connections))
    await tx.$executeRaw`
      delete from review_flag
      where id = any(${flags}::uuid[]) and kind = ${kind} and (evidence->>'reviews')::int4 < ${least}`;
}

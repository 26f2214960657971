import type { Transaction } from "../../../database/client/transaction.ts";
import { minReviewsOfDomain } from "./same-domain.ts";

/** Kinds of flags that connect reviews by organisation or mailbox, with the minimum number of reviews of each. */
const connections = { "same-domain": minReviewsOfDomain, "same-mailbox": 2 } as const;

/**
 * Removes the connection of these reviews with others by organisation or mailbox from all evidence: deletes their own flags of
 * these kinds, removes them from other flags, and deletes flags left with too few reviews. The caller has locked the reviews.
 */
export async function forgetConnections(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const ids = [...reviewIds];
  const kinds = Object.keys(connections);
  await tx.reviewFlag.deleteMany({ where: { kind: { in: kinds }, reviewId: { in: ids } } });
  // Only flags of reviews of the same software can name them.
  const naming = await tx.$queryRaw<{ id: string }[]>`
    select f.id from review_flag f
    where f.kind = any(${kinds}::text[]) and f.evidence->'reviewIds' ?| ${ids}::text[]
      and f.review_id in (select r.id from review own join review r on r.software_id = own.software_id
        where own.id = any(${ids}::uuid[]))
    order by f.id for update of f`;
  const flags = naming.map(({ id }) => id);
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

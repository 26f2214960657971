import type { Transaction } from "../../../database/transaction.ts";
import { fewest } from "./same-domain.ts";

/**
 * Takes out of the evidence that these reviews, which the caller has locked, come from an organisation: their own flags of
 * it go, others name them no more, and those that are left with too few go too.
 */
export async function forgetOrganisations(tx: Transaction, reviewIds: readonly string[]): Promise<void> {
  if (reviewIds.length === 0) return;
  const ids = [...reviewIds];
  await tx.reviewFlag.deleteMany({ where: { kind: "same-domain", reviewId: { in: ids } } });
  // Flags of reviews of the same software alone can name them.
  const naming = await tx.$queryRaw<{ id: string }[]>`
    select f.id from review own join review r on r.software_id = own.software_id
      join review_flag f on f.review_id = r.id
    where own.id = any(${ids}::uuid[]) and f.kind = 'same-domain' and f.evidence->'reviewIds' ?| ${ids}::text[]
    order by f.id for update of f`;
  const flags = naming.map(({ id }) => id);
  if (flags.length === 0) return;
  await tx.$executeRaw`
    update review_flag f set evidence = f.evidence || jsonb_build_object('reviewIds', l.ids, 'reviews',
      (f.evidence->>'reviews')::int4 - jsonb_array_length(f.evidence->'reviewIds') + jsonb_array_length(l.ids))
    from (select id, (evidence->'reviewIds') - ${ids}::text[] as ids from review_flag) l
    where l.id = f.id and f.id = any(${flags}::uuid[])`;
  await tx.$executeRaw`
    delete from review_flag where id = any(${flags}::uuid[]) and (evidence->>'reviews')::int4 < ${fewest}`;
}

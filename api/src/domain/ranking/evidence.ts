import type { Statements } from "../../database/client/transaction.ts";
import { type EvidencePart, evidenceParts } from "./evidence-parts.ts";
import type { RankedReview } from "./passes.ts";
import { inReviewBatches, publishedReviews } from "./published-reviews.ts";
import { evidenceOf } from "./score.ts";
import { firstId } from "./text-weights.ts";

/** Listings and reviews per batch: few enough for short locks; more in one transaction that locks everything, which may have no indexes. */
const batchSizes = {
  concurrent: { listings: 250, reviews: 5_000 },
  alone: { listings: 2_500, reviews: 50_000 },
} as const;

/**
 * Renews what these listings are ranked by: the sums of their published reviews' weights, to the ranking date, and the number of proven
 * ones. Returns how many listings changed. The caller has locked them, or everything.
 */
export async function renewEvidence(tx: Statements, softwareIds: readonly string[]): Promise<number> {
  if (softwareIds.length === 0) return 0;
  const byListing = await publishedReviews((statement) => tx.$queryRaw(statement), softwareIds);
  const rows = softwareIds.map((id) => storedEvidence(id, byListing.get(id) ?? []));
  await renewParts(
    tx,
    softwareIds,
    softwareIds.flatMap((id) => evidenceParts(byListing.get(id) ?? []).map((part) => ({ id, ...part }))),
  );
  return tx.$executeRaw`
    update software s set proven_count = f.proven, rank_weight = f.weight, rank_stars = f.stars,
      rank_weight_unlimited = f."weightUnlimited", rank_stars_unlimited = f."starsUnlimited"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, proven int4, weight float8, stars float8,
      "weightUnlimited" float8, "starsUnlimited" float8)
    where s.id = f.id
      and (s.proven_count, s.rank_weight, s.rank_stars, s.rank_weight_unlimited, s.rank_stars_unlimited)
      is distinct from (f.proven, f.weight, f.stars, f."weightUnlimited", f."starsUnlimited")`;
}

/** Writes what has changed of the listings' sums by subject, segment and industry. */
async function renewParts(
  tx: Statements,
  softwareIds: readonly string[],
  parts: readonly (EvidencePart & { id: string })[],
): Promise<void> {
  await tx.$executeRaw`
    with f as (
      select * from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb) as f(id uuid, kind text, key text, count int4,
        sum int4, weight float8, stars float8, "weightUnlimited" float8, "starsUnlimited" float8)),
    gone as (
      delete from software_evidence e where e.software_id = any(${[...softwareIds]}::uuid[])
        and not exists (select 1 from f where f.id = e.software_id and f.kind = e.kind and f.key = e.key))
    insert into software_evidence as e (software_id, kind, key, review_count, rating_sum, weight, stars, weight_unlimited,
      stars_unlimited) select * from f
    on conflict (software_id, kind, key) do update set review_count = excluded.review_count,
      rating_sum = excluded.rating_sum, weight = excluded.weight, stars = excluded.stars,
      weight_unlimited = excluded.weight_unlimited, stars_unlimited = excluded.stars_unlimited
    where (e.review_count, e.rating_sum, e.weight, e.stars, e.weight_unlimited, e.stars_unlimited) is distinct from
      (excluded.review_count, excluded.rating_sum, excluded.weight, excluded.stars, excluded.weight_unlimited,
      excluded.stars_unlimited)`;
}

function storedEvidence(id: string, reviews: readonly RankedReview[]) {
  const limited = evidenceOf(reviews, { limitsUnproven: true });
  const unlimited = evidenceOf(reviews, { limitsUnproven: false });
  return {
    id,
    proven: reviews.filter((review) => review.class !== "unproven").length,
    weight: limited.weight,
    stars: limited.stars,
    weightUnlimited: unlimited.weight,
    starsUnlimited: unlimited.stars,
  };
}

/** The next listings after an ID, in the order of IDs: at most a batch, and few if they have many reviews. */
export async function listingsAfter(
  tx: Pick<Statements, "$queryRaw">,
  after: string,
  batch: keyof typeof batchSizes = "concurrent",
): Promise<string[]> {
  const { listings, reviews } = batchSizes[batch];
  const found = await tx.$queryRaw<{ id: string; reviewCount: number }[]>`
    select id, review_count as "reviewCount" from software where id > ${after}::uuid order by id limit ${listings}::int`;
  const [first = []] = inReviewBatches(found, reviews);
  return first.map(({ id }) => id);
}

/** Renews the sums of all listings in one transaction, batch by batch; returns how many changed. */
export async function renewAllEvidence(tx: Statements): Promise<number> {
  let changed = 0;
  let ids = await listingsAfter(tx, firstId, "alone");
  for (let last = ids.at(-1); last !== undefined; last = ids.at(-1)) {
    changed += await renewEvidence(tx, ids);
    ids = await listingsAfter(tx, last, "alone");
  }
  return changed;
}

import type { Statements } from "../../database/client/transaction.ts";
import { sql } from "../../database/query/sql.ts";
import { classOf, type RankedReview } from "./passes.ts";
import { dayOf, rankingDay } from "./ranking-date.ts";
import { evidenceOf } from "./score.ts";
import { firstId, leastTextWeight } from "./text-weights.ts";
import { reviewWeight } from "./weight.ts";

/** Listings per batch: few enough for short locks; more in one transaction that locks everything, which may have no indexes. */
const batchSizes = { concurrent: 250, alone: 2_500 } as const;

interface StoredReview {
  softwareId: string;
  id: string;
  rating: number;
  proofWeight: number;
  textWeight: number;
  isInvited: boolean;
  organisationId: string | null;
  day: number;
  rankingDay: number;
}

/**
 * Renews what these listings are ranked by: the sums of their published reviews' weights, to the ranking date, and the number of proven
 * ones. Returns how many listings changed. The caller has locked them, or everything.
 */
export async function renewEvidence(tx: Statements, softwareIds: readonly string[]): Promise<number> {
  if (softwareIds.length === 0) return 0;
  const reviews = await tx.$queryRaw<StoredReview[]>`
    select r.software_id as "softwareId", r.id, r.rating, r.proof_weight as "proofWeight",
      coalesce(r.text_weight, ${leastTextWeight}::int) as "textWeight", r.is_invited as "isInvited",
      r.organisation_id as "organisationId", ${dayOf(sql`r.created_at`)} as day, ${rankingDay} as "rankingDay"
    from review r where r.software_id = any(${[...softwareIds]}::uuid[]) and r.status = 'published'`;
  const byListing = Map.groupBy(reviews, ({ softwareId }) => softwareId);
  const rows = softwareIds.map((id) => storedEvidence(id, (byListing.get(id) ?? []).map(toRanked)));
  return tx.$executeRaw`
    update software s set proven_count = f.proven, rank_weight = f.weight, rank_stars = f.stars,
      rank_weight_unlimited = f."weightUnlimited", rank_stars_unlimited = f."starsUnlimited"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as f(id uuid, proven int4, weight float8, stars float8,
      "weightUnlimited" float8, "starsUnlimited" float8)
    where s.id = f.id
      and (s.proven_count, s.rank_weight, s.rank_stars, s.rank_weight_unlimited, s.rank_stars_unlimited)
      is distinct from (f.proven, f.weight, f.stars, f."weightUnlimited", f."starsUnlimited")`;
}

function toRanked({ id, rating, proofWeight, organisationId, day, ...review }: StoredReview): RankedReview {
  const value = proofWeight / 100;
  const weight = reviewWeight({ value, quality: review.textWeight / 1_000, day }, review.rankingDay);
  return { id, rating, weight, day, class: classOf(value, review.isInvited), organisation: organisationId };
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

/** The next listings after an ID, in the order of IDs: at most a batch. */
export async function listingsAfter(
  tx: Pick<Statements, "$queryRaw">,
  after: string,
  batch: keyof typeof batchSizes = "concurrent",
): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    select id from software where id > ${after}::uuid order by id limit ${batchSizes[batch]}::int`;
  return found.map(({ id }) => id);
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

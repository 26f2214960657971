import type { Statements } from "../../../../database/client/transaction.ts";
import { sql } from "../../../../database/query/sql.ts";
import { dayMs } from "../../../../inputs/index.ts";
import { storedProofs } from "../../../ranking/proofs.ts";
import { dismissedFlag, type FoundGroup, minReviews } from "./raise.ts";

/** Days of the unproven reviews, and of the proven ones that they are compared with. */
const days = 30;
const provenDays = 730;
/** Minimum numbers: a few dissatisfied people are none, and a few proven ones say little. */
const minUnproven = minReviews["rating-gap"];
const minProven = 5;
/** The means differ by at least this number of stars, and by this number of standard errors. */
const minGap = 1;
const minErrors = 4;
/** Standard deviation that is assumed at least: five equal ratings do not mean that all others would be equal, too. */
const minDeviation = 0.5;
/** Proven reviews of the same days that say what the unproven ones say: the product has changed. */
const minAgreeing = 3;
/** Listings per run, those with the greatest sum of differences first, and reviews of one that are looked at together. */
const maxListings = 500;
const maxGroup = 50;
const maxLooked = 200;

interface Ratings {
  count: number;
  mean: number;
  variance: number;
}

/** Reviews `r` with at least the weight of a mailbox at a known organisation. */
export const isProven = sql`r.proof_weight >= ${storedProofs.knownOrganisation}::int`;

/** Groups of unproven reviews (without a proof, or by a mailbox at an organisation that is not known) whose ratings are far from those of the proven reviewers of the same listing. */
export async function findRatingGaps(tx: Pick<Statements, "$queryRaw">, now: Date): Promise<FoundGroup[]> {
  const since = new Date(now.getTime() - days * dayMs);
  const provenSince = new Date(now.getTime() - provenDays * dayMs);
  const published = sql`r.status = 'published' and r.catalog_key is null`;
  const found = await tx.$queryRaw<
    {
      softwareId: string;
      reviews: { id: string; rating: number; isDismissed: boolean }[];
      unproven: Ratings;
      proven: Ratings;
      now: Pick<Ratings, "count" | "mean">;
    }[]
  >(sql`
    with recent as materialized (
      select r.software_id, count(*)::int4 as count, avg(r.rating)::float8 as mean, var_pop(r.rating)::float8 as variance,
        to_jsonb((array_agg(jsonb_build_object('id', r.id, 'rating', r.rating, 'isDismissed', ${dismissedFlag("rating-gap")})
          order by r.created_at desc, r.id desc))[1:${maxLooked}::int]) as reviews
      from review r where ${published} and not ${isProven} and r.user_id is not null and r.created_at > ${since}::timestamptz
      group by 1 having count(*) >= ${minUnproven}::int)
    select u.software_id as "softwareId", u.reviews,
      jsonb_build_object('count', u.count, 'mean', u.mean, 'variance', u.variance) as unproven,
      jsonb_build_object('count', p.count, 'mean', p.mean, 'variance', p.variance) as proven,
      jsonb_build_object('count', p.now, 'mean', coalesce(p.now_mean, 0)) as now
    from recent u join lateral (
      select count(*)::int4 as count, avg(r.rating)::float8 as mean, var_pop(r.rating)::float8 as variance,
        count(*) filter (where r.created_at > ${since}::timestamptz)::int4 as now,
        avg(r.rating) filter (where r.created_at > ${since}::timestamptz)::float8 as now_mean
      from review r where r.software_id = u.software_id and r.status = 'published' and ${isProven}
        and r.created_at > ${provenSince}::timestamptz) p
        on p.count >= ${minProven}::int and abs(u.mean - p.mean) >= ${minGap}::float8
    order by abs(u.mean - p.mean) * u.count desc, u.software_id limit ${maxListings}::int`);
  return found.flatMap(({ softwareId, reviews, unproven, proven, now: current }): FoundGroup[] => {
    const gap = unproven.mean - proven.mean;
    const isFar = Math.abs(gap) >= minGap && Math.abs(gap) >= minErrors * errorOf(unproven, proven);
    const isConfirmed = current.count >= minAgreeing && Math.abs(unproven.mean - current.mean) < minGap;
    if (!isFar || isConfirmed) return [];
    const onThisSide = reviews.filter(({ rating }) => (rating - proven.mean) * Math.sign(gap) >= minGap);
    if (onThisSide.length < minUnproven) return [];
    const rounded = (mean: number) => Math.round(mean * 10) / 10;
    return [
      {
        kind: "rating-gap",
        reviewIds: onThisSide.slice(0, maxGroup).map(({ id }) => id),
        total: onThisSide.length,
        dismissed: onThisSide.filter(({ isDismissed }) => isDismissed).length,
        evidence: {
          softwareId,
          unprovenReviews: unproven.count,
          unprovenMean: rounded(unproven.mean),
          provenReviews: proven.count,
          provenMean: rounded(proven.mean),
          days,
        },
      },
    ];
  });
}

/** Standard error of the difference of two means. */
const errorOf = (...samples: readonly Ratings[]): number =>
  Math.sqrt(
    samples.reduce((sum, { variance, count }) => sum + Math.max(variance, minDeviation ** 2) / count, 0),
  );

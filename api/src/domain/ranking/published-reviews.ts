import type { Query, ReadOptions } from "../../database/client/reader.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import type { CompanySize } from "../../inputs/index.ts";
import { classOf, type RankedReview } from "./passes.ts";
import { dayOf, rankingDay } from "./ranking-date.ts";
import { leastTextWeight } from "./text-weights.ts";
import { reviewWeight } from "./weight.ts";

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

/** What the label of a review is made of. */
const labelColumns = sql`, r.is_verified as "isVerified", r.verified_by as "verifiedBy"`;

/** A published review with what its label is made of. */
export interface LabelledReview extends RankedReview {
  isInvited: boolean;
  isVerified: boolean;
  /** How it was verified, as its public label says. */
  verifiedBy: string | null;
}

/** What a review says by subject, and of whom it is. */
const detailColumns = sql`, r.ease_of_use as ease, r.support, r.value, r.company_size as "companySize", r.industry`;

/** A published review with its ratings by subject and what is known of its author's company. */
export interface DetailedReview extends RankedReview {
  ease: number | null;
  support: number | null;
  value: number | null;
  companySize: CompanySize | null;
  industry: string | null;
}

/** The published reviews of listings as the ranking sees them, by listing. One statement. */
export async function publishedReviews(
  query: Query,
  softwareIds: readonly string[],
): Promise<Map<string, DetailedReview[]>> {
  return readReviews<DetailedReview>(query, softwareIds, { more: detailColumns });
}

/** The same with what their labels are made of. */
export async function labelledReviews(
  query: Query,
  softwareIds: readonly string[],
  options: ReadOptions = {},
): Promise<Map<string, LabelledReview[]>> {
  return readReviews<LabelledReview>(query, softwareIds, { ...options, more: labelColumns });
}

/** Listings in batches whose reviews may be read at once: at most `max` by their counters, or a single listing. */
export function inReviewBatches<Listing extends { reviewCount: number }>(
  listings: readonly Listing[],
  max: number,
): Listing[][] {
  const batches: Listing[][] = [];
  let reviews = 0;
  for (const listing of listings) {
    const batch = batches.at(-1);
    reviews += listing.reviewCount;
    if (batch && reviews <= max) batch.push(listing);
    else {
      batches.push([listing]);
      reviews = listing.reviewCount;
    }
  }
  return batches;
}

async function readReviews<Review extends RankedReview>(
  query: Query,
  softwareIds: readonly string[],
  { more, ...options }: ReadOptions & { more: Sql },
): Promise<Map<string, Review[]>> {
  const reviews = await query<StoredReview>(
    sql`
    select r.software_id as "softwareId", r.id, r.rating, r.proof_weight as "proofWeight",
      coalesce(r.text_weight, ${leastTextWeight}::int) as "textWeight", r.is_invited as "isInvited",
      r.organisation_id as "organisationId", ${dayOf(sql`r.created_at`)} as day, ${rankingDay} as "rankingDay"${more}
    from review r where r.software_id = any(${[...softwareIds]}::uuid[]) and r.status = 'published'`,
    options,
  );
  const byListing = new Map<string, Review[]>();
  for (const {
    softwareId,
    proofWeight,
    textWeight,
    organisationId,
    rankingDay: date,
    ...review
  } of reviews) {
    const value = proofWeight / 100;
    const ranked = {
      ...review,
      weight: reviewWeight({ value, quality: textWeight / 1_000, day: review.day }, date),
      class: classOf(value, review.isInvited),
      organisation: organisationId,
    };
    const listed = byListing.get(softwareId);
    if (listed) listed.push(ranked as RankedReview as Review);
    else byListing.set(softwareId, [ranked as RankedReview as Review]);
  }
  return byListing;
}

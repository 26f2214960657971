import { dayMs, invitedLabel } from "../../inputs/index.ts";
import { limitedByOrganisation, passLimits, type RankedReview } from "./passes.ts";
import type { LabelledReview } from "./published-reviews.ts";
import { weightUnit } from "./weight.ts";

/** Reviews of one organisation from which on they are published as a group. Fewer might single people out. */
export const minGroup = 5;

/** What is published of a review's part in the ranking. */
export interface PublishedWeight<Review extends RankedReview = RankedReview> {
  review: Review;
  /** In twentieths. Before the passes for a review in a group or of no organisation, else after the first pass. */
  weight: number;
  /** After the first pass, in twentieths. */
  limited: number;
  /** The number of its organisation among the groups of this listing; null if that has fewer than five reviews of it. */
  group: number | null;
}

/**
 * The weights of a listing's reviews, in the order of time, as they are published: the ranking can be recomputed from them. Groups
 * have numbers that mean nothing elsewhere, so that they cannot be joined with those of other listings.
 */
export function publishedWeights<Review extends RankedReview>(
  reviews: readonly Review[],
): PublishedWeight<Review>[] {
  const counts = new Map<string, number>();
  for (const { organisation } of reviews)
    if (organisation !== null) counts.set(organisation, (counts.get(organisation) ?? 0) + 1);
  const numbers = new Map<string, number>();
  return limitedByOrganisation(reviews, passLimits.organisation).map(({ review, weight: limited }) => {
    const { organisation } = review;
    if (organisation === null || (counts.get(organisation) ?? 0) < minGroup)
      return { review, weight: limited, limited, group: null };
    const group = numbers.get(organisation) ?? numbers.size + 1;
    numbers.set(organisation, group);
    return { review, weight: review.weight, limited, group };
  });
}

/**
 * Short labels, with a comma between them; null for none. What was proved and when, which the site says too, is left out: the ranking needs
 * only the weight.
 */
export const labelOf = ({ isVerified, isInvited }: LabelledReview): string | null =>
  [...(isVerified ? ["Verified Reviewer"] : []), ...(isInvited ? [invitedLabel] : [])].join(", ") || null;

/** A weight in twentieths as it is written: without the rounding error of a product. */
export const writtenWeight = (units: number) => Math.round(units * weightUnit * 100) / 100;

/** A day since 1970 as it is written: "2026-11-26". */
export const writtenDay = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);

import { type PassOptions, type RankedReview, type Weights, weightsAfterPasses } from "./passes.ts";
import { weightUnit } from "./weight.ts";

/** The weight of the reviews at the category's level that a listing is credited with before its own. */
export const creditedWeight = 8;
/** How far a listing ranks below its score, in stars divided by the root of its weight. */
export const defaultCaution = 0.05;
/** Proven reviews of a category from which on unproven ones are limited as a whole. */
export const minProvenReviews = 10;

/** What the reviews of a listing add up to. Stored per listing; a category turns it into a score. */
export interface Evidence {
  /** Σw after the passes. */
  weight: number;
  /** Σ w·r after the passes. */
  stars: number;
}

/** Sums of a listing's published reviews, in whatever order they come. */
export function evidenceOf(reviews: readonly RankedReview[], options: PassOptions): Evidence {
  return sumOf(weightsAfterPasses(reviews, options));
}

/** Sums of reviews of which the weights after the passes are known. */
export function sumOf(weights: Weights): Evidence {
  let weight = 0;
  let stars = 0;
  for (const { factor, weight: units, stars: product } of weights.groups) {
    weight += factor * units * weightUnit;
    stars += factor * product * weightUnit;
  }
  return { weight, stars };
}

/** S = (8 · C + Σ w·r) / (8 + Σw), C being the median of the means of the category's listings; at most 5, whatever the rounding of sums. */
export function scoreOf({ weight, stars }: Evidence, typical: number): number {
  return Math.min(5, (creditedWeight * typical + stars) / (creditedWeight + weight));
}

/** What listings are ordered by: S - 0.05 / √(8 + Σw), so that of two equal scores the better supported one comes first. */
export function rankValue(evidence: Evidence, typical: number, caution = defaultCaution): number {
  return scoreOf(evidence, typical) - caution / Math.sqrt(creditedWeight + evidence.weight);
}

/** A listing to be ranked. */
export interface Ranked {
  id: string;
  /** The normalised name, compared by code unit. */
  sortName: string;
  /** Null without published reviews. */
  evidence: Evidence | null;
}

/** The listings of a category in order: by rank value, then name, then id; those without reviews last. */
export function inOrder<Listing extends Ranked>(
  listings: readonly Listing[],
  typical: number,
  caution = defaultCaution,
): Listing[] {
  return listings
    .map((listing) => ({
      listing,
      value: listing.evidence ? rankValue(listing.evidence, typical, caution) : Number.NEGATIVE_INFINITY,
    }))
    .toSorted(
      (a, b) =>
        (a.value === b.value ? 0 : b.value - a.value) ||
        compare(a.listing.sortName, b.listing.sortName) ||
        compare(a.listing.id, b.listing.id),
    )
    .map(({ listing }) => listing);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

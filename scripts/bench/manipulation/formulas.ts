import {
  held,
  type PassLimits,
  periodDays,
  type RankedReview,
} from "../../../api/src/domain/ranking/passes.ts";
import { type Evidence, evidenceOf } from "../../../api/src/domain/ranking/score.ts";
import { weightUnit } from "../../../api/src/domain/ranking/weight.ts";

/** A way to turn reviews into what listings are ordered by. */
export interface Formula {
  name: string;
  evidence(reviews: readonly RankedReview[]): Evidence;
  /** Stars that a listing ranks below its score, times the root of its weight; the product's if undefined. */
  caution?: number;
}

/** The product's own. */
export const chosen: Formula = {
  name: "product",
  evidence: (reviews) => evidenceOf(reviews, { limitsUnproven: true }),
};

/** The product's passes with limits for a period (proven, unproven) and for all unproven reviews, and a caution. */
function fixedLimits(proven: number, unproven: number, allUnproven: number, caution: number): Formula {
  const limits: PassLimits = {
    organisation: 2,
    period: { proven, invited: proven, unproven },
    class: { proven: Number.POSITIVE_INFINITY, invited: 2, unproven: allUnproven },
  };
  return {
    name: [proven, unproven, allUnproven, caution].join(" / "),
    evidence: (reviews) => evidenceOf(reviews, { limitsUnproven: true, limits }),
    caution,
  };
}

/** All formulas that decision 093 compares. */
export const formulas: readonly Formula[] = [
  {
    name: "plain mean",
    evidence: (reviews) =>
      sumOf(
        reviews,
        reviews.map(() => 1),
      ),
    caution: 0,
  },
  { name: "shares", evidence: (reviews) => sumOf(reviews, weightsByShares(reviews)), caution: 0.5 },
  fixedLimits(3, 3, 0.5, 0.25),
  fixedLimits(1, 0.3, 0.3, 0.25),
  fixedLimits(0.2, 0.05, 0.1, 0.5),
  fixedLimits(0.2, 0.05, 0.1, 0.25),
  chosen,
];

function sumOf(reviews: readonly RankedReview[], weights: readonly number[]): Evidence {
  const evidence = { weight: 0, stars: 0 };
  for (const [index, weight] of weights.entries()) {
    evidence.weight += weight;
    evidence.stars += weight * (reviews[index]?.rating ?? 0);
  }
  return evidence;
}

/**
 * The first proposal: groups are limited to shares of the other reviews. An organisation to 2, invited reviews to 3/7 of the others, a
 * period to 3 or 25% of the rest, unproven reviews to 0.5 or 20% of the proven ones.
 */
function weightsByShares(reviews: readonly RankedReview[]): number[] {
  const weights = reviews.map(({ weight }) => weight * weightUnit);
  const limit = (
    groupOf: (review: RankedReview) => string | number | null,
    limitOf: (others: number) => number,
  ): void => {
    const sums = new Map<string | number, number>();
    let total = 0;
    for (const [index, review] of reviews.entries()) {
      const group = groupOf(review);
      const weight = weights[index] ?? 0;
      total += weight;
      if (group !== null) sums.set(group, (sums.get(group) ?? 0) + weight);
    }
    for (const [index, review] of reviews.entries()) {
      const sum = sums.get(groupOf(review) ?? "") ?? 0;
      if (sum > 0) weights[index] = ((weights[index] ?? 0) * held(sum, limitOf(total - sum))) / sum;
    }
  };
  limit(
    ({ organisation }) => organisation,
    () => 2,
  );
  limit(
    ({ class: name }) => (name === "invited" ? name : null),
    (others) => (3 / 7) * others,
  );
  limit(
    ({ day }) => Math.floor(day / periodDays),
    (others) => Math.max(3, 0.25 * others),
  );
  limit(
    ({ class: name }) => (name === "unproven" ? name : null),
    (others) => Math.max(0.5, 0.2 * others),
  );
  return weights;
}

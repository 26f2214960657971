import { proofValue, weightUnit } from "./weight.ts";

/** Groups that are limited as a whole: by proof, and of the proven ones those that the vendor invited. */
export const reviewClasses = ["proven", "invited", "unproven"] as const;
/** Unproven reviews are in their own class, invited or not. */
export type ReviewClass = (typeof reviewClasses)[number];

/** The class of a review with the proof value v: unproven unless it is more than that of a review without proof. */
export function classOf(value: number, isInvited: boolean): ReviewClass {
  if (value <= proofValue.none) return "unproven";
  return isInvited ? "invited" : "proven";
}

/** A published review, as the ranking sees it. */
export interface RankedReview {
  /** Orders reviews of one organisation on one day. */
  id: string;
  /** Stars, 1 to 5. */
  rating: number;
  /** Weight before the passes, in twentieths (reviewWeight). */
  weight: number;
  /** The day on which it was written (UTC, since 1970). */
  day: number;
  class: ReviewClass;
  /** The organisation of the author's proved mailbox, by whatever identifies it; null for none or a mail provider. */
  organisation: string | null;
}

/** Days of a period. Periods are fixed: they begin at multiples of it since 1970. */
export const periodDays = 30;

/** Limits in weights: of an organisation, of a class in one period, and of a class as a whole. */
export interface PassLimits {
  organisation: number;
  period: Readonly<Record<ReviewClass, number>>;
  class: Readonly<Record<ReviewClass, number>>;
}

/** The product's limits. */
export const passLimits: PassLimits = {
  organisation: 2,
  period: { proven: 0.07, invited: 0.07, unproven: 0.02 },
  class: { proven: Number.POSITIVE_INFINITY, invited: 2, unproven: 0.08 },
};

/** What the passes depend on besides the reviews. */
export interface PassOptions {
  /** The category has enough proven reviews. */
  limitsUnproven: boolean;
  /** Other limits than the product's, for the simulation. */
  limits?: PassLimits;
}

/**
 * The weight of a group with the sum `sum`: the sum up to the limit L, L · (1 + ln(sum / L)) above it. It grows with each review,
 * ever more slowly. 0 if the limit is 0.
 */
export function held(sum: number, limit: number): number {
  if (limit <= 0) return 0;
  return sum <= limit ? sum : limit * (1 + Math.log(sum / limit));
}

/** Reviews of one class and period: all have the same factor. */
interface PeriodGroup {
  class: ReviewClass;
  /** Number of the period since 1970. */
  period: number;
  /** Sums of weights and of weights times stars after the first pass, in twentieths. */
  weight: number;
  stars: number;
  /** What the second and third pass leave of each of these weights, 0 to 1. */
  factor: number;
}

/** The result of the passes. */
export interface Weights {
  groups: readonly PeriodGroup[];
}

/**
 * Holds groups of reviews down, in three passes. First, in the order of time, each review of an organisation weighs what it adds to
 * the organisation's limited weight, rounded to twentieths. Then the reviews of each class and period share its limited weight, and then those
 * of each class. Reviews of a later day never change the weight of an organisation's earlier ones, and the other groups lie within
 * each other: so one more five-star review never lowers the score.
 */
export function weightsAfterPasses(
  reviews: readonly RankedReview[],
  { limitsUnproven, limits = passLimits }: PassOptions,
): Weights {
  const groups = new Map<string, PeriodGroup>();
  for (const { review, weight } of limitedByOrganisation(reviews, limits.organisation)) {
    if (weight === 0) continue;
    const period = Math.floor(review.day / periodDays);
    const key = `${review.class} ${period}`;
    const group = groups.get(key) ?? { class: review.class, period, weight: 0, stars: 0, factor: 1 };
    groups.set(key, group);
    group.weight += weight;
    group.stars += weight * review.rating;
  }
  // Sums of fractions depend on the order of their terms.
  const ordered = [...groups.values()].toSorted((a, b) => a.period - b.period);
  for (const name of reviewClasses) {
    const own = ordered.filter((group) => group.class === name);
    let sum = 0;
    for (const group of own) {
      const before = group.weight * weightUnit;
      const after = held(before, limits.period[name]);
      group.factor = after / before;
      sum += after;
    }
    const limit = name === "unproven" && !limitsUnproven ? Number.POSITIVE_INFINITY : limits.class[name];
    const factor = sum === 0 ? 1 : held(sum, limit) / sum;
    for (const group of own) group.factor *= factor;
  }
  return { groups: ordered };
}

/** What each review weighs after all passes, in weights. */
export function countedWeights<Review extends RankedReview>(
  reviews: readonly Review[],
  options: PassOptions,
): { review: Review; weight: number }[] {
  const { groups } = weightsAfterPasses(reviews, options);
  const factors = new Map(groups.map((group) => [`${group.class} ${group.period}`, group.factor]));
  const { organisation } = options.limits ?? passLimits;
  return limitedByOrganisation(reviews, organisation).map(({ review, weight }) => {
    const factor = factors.get(`${review.class} ${Math.floor(review.day / periodDays)}`) ?? 0;
    return { review, weight: weight * weightUnit * factor };
  });
}

/** The first pass: weights in twentieths after each organisation was held to its limit, in the order of time. */
export function limitedByOrganisation<Review extends RankedReview>(
  reviews: readonly Review[],
  limit: number,
): { review: Review; weight: number }[] {
  const sums = new Map<string, number>();
  const inTime = reviews.toSorted((a, b) => a.day - b.day || (a.id < b.id ? -1 : 1));
  return inTime.map((review) => {
    const { organisation, weight } = review;
    if (organisation === null) return { review, weight };
    const before = sums.get(organisation) ?? 0;
    sums.set(organisation, before + weight);
    const added = held((before + weight) * weightUnit, limit) - held(before * weightUnit, limit);
    return { review, weight: Math.round(added / weightUnit) };
  });
}

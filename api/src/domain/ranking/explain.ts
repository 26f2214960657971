import { anyOf, childrenOf, rowOf } from "../../database/changes/tags.ts";
import { sql } from "../../database/query/sql.ts";
import type { ReadContext } from "../read-context.ts";
import { type Needed, neededFor } from "./next-place.ts";
import { periodDays, type Weights, weightsAfterPasses } from "./passes.ts";
import { type LabelledReview, labelledReviews } from "./published-reviews.ts";
import { minGroup, type PublishedWeight, publishedWeights } from "./published-weights.ts";
import { rankingDay } from "./ranking-date.ts";
import { minProvenReviews, sumOf } from "./score.ts";
import { weightUnit } from "./weight.ts";

/** What reviews of a listing are told apart by, strongest first. */
export const weightGroups = ["proof", "work-email", "source", "invited", "unproven"] as const;
export type WeightGroup = (typeof weightGroups)[number];

/** Reviews of a listing with the same kind of proof. Numbers of reviews below five are null: so few might single people out. */
export interface ExplainedGroup {
  kind: WeightGroup;
  /** How many they are; null for one to four. */
  reviewCount: number | null;
  /** Sum of their weights as they are published, before groups are limited. */
  weight: number;
  /** What is left of it after all limits. */
  countedWeight: number;
  /** How many weigh less because five or more are from one organisation; 0 for none, null for one to four. */
  heldDownCount: number | null;
}

/** Why a listing has its place in a category. */
export interface RankExplanation {
  rank: number;
  /** S; null where unrated. */
  score: number | null;
  /** C, the median of the category's means; null if none of it is rated. */
  typicalRating: number | null;
  /** Empty where unrated. */
  groups: ExplainedGroup[];
  /** The ranking date, to which ages are counted: days since 1970. */
  day: number;
  /** What is published of each review, in the order of time. */
  published: readonly PublishedWeight<LabelledReview>[];
  /** What the next place needs; null for the first, or if five years would not suffice. */
  needed: Needed | null;
}

interface Place {
  score: number;
  rank: number;
  isLimited: boolean;
  median: number | null;
  day: number;
  /** What the listing one place above is ordered by; null for the first. */
  nextValue: number | null;
}

/**
 * Why a listing has its place in a category by its slug, or in its primary one; from what its reviews weigh now. Null if it is not listed
 * there. Two statements, the second of which reads all published reviews of the listing.
 */
export async function explainRank(
  { reader }: Pick<ReadContext, "reader">,
  softwareId: string,
  slug: string | null,
): Promise<RankExplanation | null> {
  const ahead = sql`b.category_id = l.category_id and (b.rank_value > l.rank_value
    or (b.rank_value = l.rank_value and (b.sort_name, b.software_id) < (l.sort_name, l.software_id)))`;
  const isWanted =
    slug === null
      ? sql`c.id = (select s.category_id from software s where s.id = ${softwareId}::uuid)`
      : sql`c.slug = ${slug}`;
  const [place] = await reader.query<Place>(
    sql`
    select l.score, c.proven_count >= ${minProvenReviews}::int as "isLimited", c.median_rating as median,
      ${rankingDay} as day, a.n + 1 as rank, a.value as "nextValue"
    from category_listing l join category c on c.id = l.category_id
      cross join lateral (select count(*)::int as n, min(b.rank_value) as value from category_listing b where ${ahead}) a
    where l.software_id = ${softwareId}::uuid and ${isWanted}`,
    // Any category: which one it is, is not known before.
    {
      reads: () => [
        anyOf("category"),
        rowOf("software", softwareId, "text"),
        rowOf("software", softwareId, "rank"),
      ],
    },
  );
  if (!place) return null;
  const reads = () => [childrenOf("review", softwareId)];
  const reviews = await labelledReviews((...asked) => reader.query(...asked), [softwareId], { reads });
  return explanationOf(place, reviews.get(softwareId) ?? []);
}

/** The explanation of a place by the reviews of the listing. */
export function explanationOf(place: Place, reviews: readonly LabelledReview[]): RankExplanation {
  const { rank, score, isLimited, median, day, nextValue } = place;
  const weights = weightsAfterPasses(reviews, { limitsUnproven: isLimited });
  const published = publishedWeights(reviews);
  const basis = { evidence: sumOf(weights), weights, day };
  const needed = () =>
    // Where nothing has a review, one comes first.
    median === null ? { reviews: 1, months: 1 } : neededFor(nextValue ?? 0, { ...basis, typical: median });
  return {
    rank,
    score: reviews.length === 0 || median === null ? null : score,
    typicalRating: median,
    day,
    published,
    groups: groupsOf(published, weights),
    needed: nextValue === null ? null : needed(),
  };
}

function groupsOf(
  published: readonly PublishedWeight<LabelledReview>[],
  { groups }: Weights,
): ExplainedGroup[] {
  const factors = new Map(groups.map((group) => [`${group.class} ${group.period}`, group.factor]));
  return weightGroups.flatMap((kind) => {
    const own = published.filter(({ review }) => kindOf(review) === kind);
    if (own.length === 0) return [];
    let [weight, countedWeight] = [0, 0];
    for (const one of own) {
      const period = Math.floor(one.review.day / periodDays);
      weight += one.weight * weightUnit;
      countedWeight += one.limited * weightUnit * (factors.get(`${one.review.class} ${period}`) ?? 0);
    }
    const heldDownCount = coarse(own.filter(({ weight: before, limited }) => limited < before).length);
    return [{ kind, reviewCount: coarse(own.length), weight, countedWeight, heldDownCount }];
  });
}

/** Null for one to four. */
const coarse = (count: number) => (count > 0 && count < minGroup ? null : count);

function kindOf({ class: name, verifiedBy }: LabelledReview): WeightGroup {
  if (name !== "proven") return name;
  if (verifiedBy === "admin") return "proof";
  return verifiedBy === "catalog" ? "source" : "work-email";
}

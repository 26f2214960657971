import { invalid } from "../../domain/errors.ts";
import { currentRanking, type RankingFile } from "../../domain/export/find.ts";
import {
  type ExplainedGroup,
  explainRank,
  type RankExplanation,
  weightGroups,
} from "../../domain/ranking/explain.ts";
import { reviewClasses } from "../../domain/ranking/passes.ts";
import type { LabelledReview } from "../../domain/ranking/published-reviews.ts";
import {
  labelOf,
  minGroup,
  type PublishedWeight,
  writtenDay,
  writtenWeight,
} from "../../domain/ranking/published-weights.ts";
import { builder } from "../builder.ts";
import { nodeKey } from "../keys.ts";
import { vocabulary } from "./vocabulary.ts";

const few = `Null for 1 to ${minGroup - 1}, so that nobody is singled out.`;

const WeightGroupEnum = vocabulary("WeightGroup", weightGroups, "What is proved of the authors of reviews.", {
  proof: "Moderators accepted a proof of use.",
  "work-email": "The author proved a work mailbox at a known organization.",
  source: "Imported from a source whose checks are trusted.",
  invited: "Proven, and invited by the vendor.",
  unproven: "Without proof of use, invited or not.",
});

const ReviewClassEnum = vocabulary(
  "ReviewClass",
  reviewClasses,
  "Class of a review in the ranking; each is limited by itself.",
  {
    proven: "With a proof of use.",
    invited: "With a proof of use, and invited by the vendor.",
    unproven: "Without proof of use, invited or not.",
  },
);

const WeightedReviews = builder.objectRef<ExplainedGroup>("WeightedReviews").implement({
  description: "Reviews of a listing with the same kind of proof.",
  fields: (t) => ({
    kind: t.expose("kind", { type: WeightGroupEnum, description: "What is proved of their authors." }),
    reviewCount: t.exposeInt("reviewCount", { nullable: true, description: `Number of reviews. ${few}` }),
    weight: t.exposeFloat("weight", { description: "Sum of their weights before groups are limited." }),
    countedWeight: t.exposeFloat("countedWeight", {
      description: "Sum of their weights after groups are limited: their part of Σw.",
    }),
    heldDownCount: t.exposeInt("heldDownCount", {
      nullable: true,
      description: `Number of reviews that weigh less because ${minGroup} or more are from one organization; 0 for none. ${few}`,
    }),
  }),
});

const ReviewWeight = builder.objectRef<PublishedWeight<LabelledReview>>("ReviewWeight").implement({
  description: "What a published review weighs in the ranking.",
  fields: (t) => ({
    reviewId: t.id({ description: "Database ID of the review.", resolve: ({ review }) => review.id }),
    stars: t.int({ description: "Stars, 1 to 5.", resolve: ({ review }) => review.rating }),
    date: t.string({
      description: 'Day on which it was written (UTC), for example "2026-11-26".',
      resolve: ({ review }) => writtenDay(review.day),
    }),
    weight: t.float({
      description:
        "Weight in steps of 0.05, before groups are limited. From an organization with two to four reviews of the listing: after that organization's limit.",
      resolve: ({ weight }) => writtenWeight(weight),
    }),
    label: t.string({
      nullable: true,
      description:
        '"Verified Reviewer", whatever was proved, and "Invited by the vendor", with a comma between them; null for neither. `Review.labels` says exactly what was proved.',
      resolve: ({ review }) => labelOf(review),
    }),
    class: t.field({
      type: ReviewClassEnum,
      description: "Its class.",
      resolve: ({ review }) => review.class,
    }),
    isInvited: t.boolean({
      description: "True if the vendor invited the author.",
      resolve: ({ review }) => review.isInvited,
    }),
    group: t.exposeInt("group", {
      nullable: true,
      description: `Number of a group of ${minGroup} or more reviews from one organization, from 1. It means nothing for another listing. Null for all others.`,
    }),
  }),
});

/** Reviews of a listing whose weights are returned at a time. */
const maxWeights = 100;

const RankExplanationRef = builder.objectRef<RankExplanation>("RankExplanation").implement({
  description: "Why a listing has its place in a category.",
  fields: (t) => ({
    rank: t.exposeInt("rank", { description: "Place in the whole ranking of the category, from 1." }),
    score: t.exposeFloat("score", {
      nullable: true,
      description: "Rank score S, as in `CategoryListing.score`; null if the listing is unrated.",
    }),
    typicalRating: t.exposeFloat("typicalRating", {
      nullable: true,
      description: "C, as in `Category.medianRating`.",
    }),
    date: t.string({
      description: 'Ranking date, to which the ages of reviews are counted (UTC), for example "2026-11-26".',
      resolve: ({ day }) => writtenDay(day),
    }),
    groups: t.field({
      type: [WeightedReviews],
      complexity: { field: 1, multiplier: weightGroups.length },
      description: "Its published reviews by what is proved, strongest first; empty if there are none.",
      resolve: ({ groups }) => groups,
    }),
    neededReviews: t.int({
      nullable: true,
      description:
        "About how many proven reviews with five stars it needs in each of the next `neededMonths` to come one place higher, if nothing else changes. Null for the first, or if five years do not suffice.",
      resolve: ({ needed }) => needed?.reviews ?? null,
    }),
    neededMonths: t.int({
      nullable: true,
      description: "Number of months (periods of 30 days) with `neededReviews` each; null like it.",
      resolve: ({ needed }) => needed?.months ?? null,
    }),
    weights: t.field({
      type: [ReviewWeight],
      description: "Weights of its published reviews, oldest first.",
      args: {
        first: t.arg.int({
          required: true,
          defaultValue: 20,
          description: `Returns the first _n_ items, 0 to ${maxWeights}.`,
        }),
        after: t.arg.id({ description: "Database ID of the review after which the list begins." }),
      },
      resolve({ published }, { first, after }) {
        if (first < 0 || first > maxWeights) throw invalid("first", `first must be 0 to ${maxWeights}`);
        const start = after == null ? 0 : published.findIndex(({ review }) => review.id === after) + 1;
        return published.slice(start, start + first);
      },
    }),
  }),
});

const CategoryRankingFile = builder.objectRef<RankingFile>("CategoryRankingFile").implement({
  description:
    "The part of the data export that a category's ranking can be recomputed from: JSON Lines, compressed with gzip, to be downloaded from /api/categories/{slug}/ranking.",
  fields: (t) => ({
    createdAt: t.expose("finishedAt", {
      type: "DateTime",
      description: "Time at which the files were complete.",
    }),
    records: t.exposeInt("records", { description: "Number of lines." }),
    bytes: t.exposeFloat("bytes", { description: "Size of the compressed file in bytes." }),
    etag: t.exposeString("etag", { description: "ETag of the download." }),
  }),
});

// Not fields of Category or Software: each has statements of its own, which a list would run for each of its items.
builder.queryFields((t) => ({
  rankExplanation: t.field({
    type: RankExplanationRef,
    nullable: true,
    description: "Why a listing has its place in a category; null if it is not listed there.",
    // It reads all published reviews of the listing.
    complexity: 100,
    args: {
      softwareId: t.arg.id({ required: true, description: "Database ID of the listing." }),
      categorySlug: t.arg.string({
        description: "Slug of the category. The listing's primary category if omitted.",
      }),
    },
    resolve: (_root, { softwareId, categorySlug }, context) =>
      explainRank(context, nodeKey(softwareId), categorySlug ?? null),
  }),
  rankingFile: t.field({
    type: CategoryRankingFile,
    nullable: true,
    description:
      "The file that a category's ranking can be recomputed from; null until the next files are made, once a day.",
    complexity: 5,
    args: {
      categorySlug: t.arg.string({ required: true, description: "Slug of the category, current or former." }),
    },
    resolve: async (_root, { categorySlug }, context) =>
      (await currentRanking(context, { slug: categorySlug })) ?? null,
  }),
}));

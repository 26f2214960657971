import { type FeatureCoverage, featureCoverage, uniqueAnswers } from "../../domain/feature/coverage.ts";
import type * as features from "../../domain/feature/find.ts";
import { maySeeCategory } from "../../domain/policy.ts";
import type { SegmentRating } from "../../domain/review/segment-ratings.ts";
import { featureStates, quorum } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { loadExistingRows } from "../rows.ts";
import { CategoryNode } from "./category.ts";
import { SegmentEnum } from "./enums.ts";
import { vocabulary } from "./vocabulary.ts";

const FeatureStateEnum = vocabulary(
  "FeatureState",
  featureStates,
  `Whether a listing has a feature. Where at least ${quorum} reviewers answer, their majority decides.`,
  {
    yes: "The vendor says so and reviewers do not deny it, or reviewers confirm it.",
    no: "Reviewers deny it, and the vendor does not claim it.",
    disputed: "The vendor says so, and reviewers deny it.",
    unknown: "Neither the vendor nor enough reviewers have said so. It is not a no.",
  },
);

const Feature = builder.objectRef<features.Feature>("Feature").implement({
  description: "A feature by which the listings of a category and its subcategories are compared.",
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), also used by the REST API." }),
    key: t.exposeString("key", { description: "Identifies it within its category, also in catalogs." }),
    name: t.exposeString("name", {
      description: "Name, at most 120 characters, unique within its category.",
    }),
    description: t.exposeString("description", {
      nullable: true,
      description: "What it means, at most 300 characters.",
    }),
    categoryId: t.exposeID("categoryId", {
      description: "Database ID of the category whose vocabulary it belongs to.",
    }),
  }),
});

/** The columns of a feature that its type shows. */
const featureColumns = { select: { id: true, key: true, name: true, description: true, categoryId: true } };

const FeatureAnswer = builder.objectRef<features.FeatureAnswer>("FeatureAnswer").implement({
  description: "What is known about a feature of a listing.",
  fields: (t) => ({
    feature: t.field({
      type: Feature,
      description: "The feature.",
      resolve: ({ feature }) => feature,
    }),
    isOffered: t.exposeBoolean("isOffered", {
      description:
        "True if the vendor says that the listing has the feature, by a tick or by its name in their own list. False means that the vendor has not said so.",
    }),
    confirmedCount: t.exposeInt("confirmedCount", {
      description: "Number of published reviews that say that it has the feature.",
    }),
    deniedCount: t.exposeInt("deniedCount", {
      description: "Number of published reviews that say that it does not have the feature.",
    }),
    answer: t.expose("answer", {
      type: FeatureStateEnum,
      description: "The answer, from the vendor's statement and the opinions of reviewers.",
    }),
  }),
});

const FeatureCoverageRef = builder.objectRef<FeatureCoverage>("FeatureCoverage").implement({
  description:
    "How many features of the vocabularies of its categories a listing has. Those with the same key are counted once.",
  fields: (t) => ({
    categories: t.field({
      type: [CategoryNode],
      description:
        "The categories whose vocabularies are counted: active ones of the listing and above them, nearest first.",
      resolve: ({ categoryIds }, _args, context, info) =>
        loadExistingRows(context, info, "Category", categoryIds),
    }),
    featureCount: t.exposeInt("featureCount", { description: "Number of features in the vocabularies." }),
    yesCount: t.exposeInt("yesCount", {
      description:
        "Number of them that it has, as the vendor says or reviewers confirm. The others are not all missing: of most, nobody has said anything.",
    }),
    offeredCount: t.exposeInt("offeredCount", { description: "Number of these that the vendor states." }),
    confirmedCount: t.exposeInt("confirmedCount", {
      description: `Number of these that a majority of at least ${quorum} reviewers confirms.`,
    }),
    topFeatures: t.exposeStringList("topFeatures", {
      description:
        "Names of features that it has, those that most reviewers confirm first, then in the order of the vocabularies; at most 8.",
    }),
  }),
});

const SegmentRatingRef = builder.objectRef<SegmentRating>("SegmentRating").implement({
  description: "Mean rating by the reviewers of one market segment.",
  fields: (t) => ({
    segment: t.expose("segment", { type: SegmentEnum, description: "The market segment." }),
    avgRating: t.exposeFloat("avgRating", { description: "Exact mean rating of these reviews." }),
    reviewCount: t.exposeInt("reviewCount", { description: "Number of published reviews." }),
  }),
});

builder.prismaObjectFields("Software", (t) => ({
  featureAnswers: t.field({
    type: [FeatureAnswer],
    description:
      "What is known about each feature in the vocabularies of its active categories and those above them, nearest categories first. At most 40 features of each category.",
    args: {
      unique: t.arg.boolean({
        defaultValue: false,
        description:
          "Gives one feature for each key, where several categories have it: the first in which something is known, else the first.",
      }),
    },
    select: { id: true },
    resolve: async ({ id }, { unique }, { loaders }) => {
      const answers = await loaders.featureAnswers.load(id);
      return unique ? uniqueAnswers(answers) : answers;
    },
  }),
  featureCoverage: t.field({
    type: FeatureCoverageRef,
    description: "A summary of `featureAnswers`.",
    select: { id: true },
    resolve: async ({ id }, _args, { loaders }) => featureCoverage(await loaders.featureAnswers.load(id)),
  }),
  segmentRatings: t.field({
    type: [SegmentRatingRef],
    description:
      "Mean ratings by the size of the reviewer's company, smallest first; segments without a published review are left out.",
    select: { id: true },
    resolve: ({ id }, _args, { loaders }) => loaders.segmentRatings.load(id),
  }),
}));

builder.prismaObjectFields("Category", (t) => ({
  comparedFeatures: t.field({
    type: [Feature],
    description: "The vocabulary by which its listings are compared, in order, at most 40 features.",
    select: {
      features: { ...featureColumns, orderBy: [{ position: "asc" as const }, { id: "asc" as const }] },
    },
    resolve: ({ features }) => features,
  }),
  vocabulary: t.field({
    type: [Feature],
    description:
      "The features by which its listings can be filtered and chosen: its own and those of the active categories above it, nearest first. Of those with the same key only the nearest one. Empty while the category is inactive and has no active one above it.",
    select: { id: true },
    resolve: ({ id }, _args, { loaders }) => loaders.vocabulary.load(id),
  }),
}));

const ReviewFeatureOpinion = builder
  .objectRef<{ featureId: string; has: boolean; feature: features.Feature | null }>("ReviewFeatureOpinion")
  .implement({
    description: "Whether the reviewer says that the listing has a feature.",
    fields: (t) => ({
      featureId: t.exposeID("featureId", { description: "Database ID of the feature." }),
      feature: t.field({
        type: Feature,
        nullable: true,
        description: "The feature; null while its category is not visible to the caller.",
        resolve: ({ feature }) => feature,
      }),
      has: t.exposeBoolean("has", {
        description: "True if the reviewer confirms it, false if they deny it.",
      }),
    }),
  });

builder.prismaObjectFields("Review", (t) => ({
  featureOpinions: t.field({
    type: [ReviewFeatureOpinion],
    description: "What the reviewer says about features of the listing; empty if nothing. At most 400.",
    select: {
      features: {
        orderBy: [{ featureId: "asc" as const }],
        select: {
          featureId: true,
          has: true,
          feature: {
            select: { ...featureColumns.select, category: { select: { id: true, isActive: true } } },
          },
        },
      },
    },
    resolve: ({ features }, _args, { viewer }) =>
      features.map(({ featureId, has, feature: { category, ...feature } }) => ({
        featureId,
        has,
        feature: maySeeCategory(viewer, category) ? feature : null,
      })),
  }),
}));

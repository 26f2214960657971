import type { Finder } from "../../database/query/finder.ts";
import { relatedCategories, segmentShares } from "../../domain/category/find.ts";
import { hasPreferences, listingsByFit } from "../../domain/category/fit.ts";
import { reviewerIndustries } from "../../domain/category/industries.ts";
import { categoryListings, type ListingArguments } from "../../domain/category/ranking.ts";
import { checked, invalid } from "../../domain/errors.ts";
import { maySeeCategory, visibleCategoryWhere } from "../../domain/policy.ts";
import { filtersOf } from "../../domain/software/filters.ts";
import {
  apiBudgets,
  type ContentSection,
  listSizes,
  preferenceLimits,
  preferencesInput,
} from "../../inputs/index.ts";
import type { ListWork } from "../../limits/list-cost.ts";
import { builder } from "../builder.ts";
import { listedSoftware, listingNodes } from "../category-ranking.ts";
import { nodeKey } from "../keys.ts";
import { resolveConnectionOf } from "../pagination.ts";
import { pageOfRow } from "../plans/nested-pages.ts";
import { loadExistingRows } from "../rows.ts";
import { CategoryListingConnection, CategoryListingRef } from "./category-listing.ts";
import { ContentSectionRef, SegmentShare } from "./category-parts.ts";
import { numberedPage } from "./connections.ts";
import { CategoryTypeEnum, MinimumRatingEnum, PricingFilterEnum, SegmentEnum } from "./enums.ts";
import { SoftwareFiltersInput } from "./filters.ts";
import { ListingPreferences } from "./fit.ts";

const byName = [{ sortName: "asc" as const }, { id: "asc" as const }];

/** Prisma reads a negative number from the end of the list; here it is refused. */
export function atLeastNone(first: number): number {
  if (first < 0) throw invalid("first", "first must be 0 or more");
  return first;
}

/** The ranking of a category, ordered by what the caller prefers if that is given. */
function listingsFinder(
  category: { id: string; softwareCount: number },
  {
    filters,
    preferences: preferred,
    ...args
  }: Omit<ListingArguments, "filters"> & { filters?: unknown; preferences?: unknown },
): Finder {
  const ranking = categoryListings(category, { ...args, filters: filtersOf(filters) });
  const preferences = preferred == null ? null : checked(preferencesInput, preferred);
  return preferences && hasPreferences(preferences) ? listingsByFit(category, ranking, preferences) : ranking;
}

export const CategoryNode = builder.prismaNode("Category", {
  description: "A category of software or services.",
  id: { field: "id", description: "Global ID." },
  select: { id: true },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeKey(id), ...visibleCategoryWhere(viewer) }),
  fields: (t) => ({
    databaseId: t.exposeID("id", { description: "Database ID (UUID), also used by the REST API." }),
    slug: t.exposeString("slug", { description: "URL segment: /categories/{slug}." }),
    name: t.exposeString("name", { description: "Name, at most 120 characters." }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Plain text; links may be Markdown.",
    }),
    categoryType: t.field({
      type: CategoryTypeEnum,
      description: "Software or services.",
      select: { categoryType: true },
      resolve: ({ categoryType }) => (categoryType === "service" ? "service" : "software"),
    }),
    level: t.exposeInt("level", { description: "Depth in the category tree; 0 at the top level." }),
    isActive: t.exposeBoolean("isActive", {
      description: "True if the category is public. Inactive categories are visible to administrators only.",
    }),
    heroDescription: t.exposeString("heroDescription", {
      nullable: true,
      description: "Text below the page heading.",
    }),
    longDescription: t.exposeString("longDescription", {
      nullable: true,
      description: "Introduction of the article.",
    }),
    contentSections: t.field({
      type: [ContentSectionRef],
      description: "Sections of the article; empty if there is none.",
      select: { contentSections: true },
      resolve: ({ contentSections }) => (contentSections ?? []) as ContentSection[],
    }),
    metaTitle: t.exposeString("metaTitle", { nullable: true, description: "Title for search engines." }),
    metaDescription: t.exposeString("metaDescription", {
      nullable: true,
      description: "Description for search engines.",
    }),
    synonyms: t.stringList({
      description:
        "What else people call it, at most 20 names of at most 80 characters; the best match of a search knows them.",
      select: { synonyms: { select: { synonyms: true } } },
      resolve: ({ synonyms }) => synonyms?.synonyms ?? [],
    }),
    softwareCount: t.exposeInt("softwareCount", {
      description: "Number of Live listings in the category and its subcategories.",
    }),
    reviewCount: t.exposeInt("reviewCount", {
      description: "Number of published reviews of the Live listings in the category and its subcategories.",
    }),
    avgRating: t.float({
      nullable: true,
      description:
        "Exact mean rating of the published reviews of the Live listings in the category and its subcategories; null if there are none.",
      select: { ratingSum: true, reviewCount: true },
      resolve: ({ ratingSum, reviewCount }) => (reviewCount === 0 ? null : ratingSum / reviewCount),
    }),
    medianRating: t.exposeFloat("medianRating", {
      nullable: true,
      description:
        "Median of the mean ratings of its rated listings (C in the rank score); null if none is rated.",
    }),
    children: t.relation("children", {
      description: "Active direct subcategories, by name.",
      args: { first: t.arg.int({ description: "Returns the first _n_ items, 0 or more. All if omitted." }) },
      query: ({ first }) => ({
        where: { isActive: true },
        orderBy: byName,
        ...(first != null && { take: atLeastNone(first) }),
      }),
    }),
    segmentShares: t.field({
      type: [SegmentShare],
      description: "Shares of the three market segments in the category's reviews.",
      resolve: ({ id }, _args, context) => segmentShares(context, id),
    }),
    reviewerIndustries: t.stringList({
      description: `Industries that reviewers of its listings most often name, most frequent first; at most ${preferenceLimits.industries}.`,
      // All listings of the category are read for it, in a statement of its own.
      complexity: { field: apiBudgets.valuesPerWork },
      resolve: ({ id }, _args, context) => reviewerIndustries(context, id),
    }),
    listings: t.connection(
      {
        type: CategoryListingRef,
        description: "Ranking of the Live listings in the category and its subcategories, best first.",
        args: {
          ...numberedPage,
          segment: t.arg({
            type: SegmentEnum,
            description: "Only listings with a review from this market segment.",
          }),
          rating: t.arg({
            type: MinimumRatingEnum,
            description: "Only listings with at least this mean rating.",
          }),
          pricing: t.arg({
            type: PricingFilterEnum,
            description: "Only listings with this kind of pricing.",
          }),
          filters: t.arg({
            type: SoftwareFiltersInput,
            description: "Only listings that pass these filters.",
          }),
          preferences: t.arg({
            type: ListingPreferences,
            description:
              "Preferences of the caller: listings are ordered by how well they fit them. None is left out; those of which nothing is known that the preferences name come last.",
          }),
        },
        select: { softwareCount: true },
        extensions: {
          ...pageOfRow({ ...listedSoftware, columns: ["id", "softwareCount"], finder: listingsFinder }),
          listWork: { comparesBy: "preferences" } satisfies ListWork,
        },
        resolve: (category, args, context, info) =>
          resolveConnectionOf(context, info, listingNodes, () => listingsFinder(category, args), args),
      },
      CategoryListingConnection,
    ),
  }),
});

/** Fields that refer to categories; separate, because a type cannot refer to itself in its definition. */
builder.prismaObjectFields("Category", (t) => ({
  parent: t.field({
    type: CategoryNode,
    nullable: true,
    description: "The parent category; null at the top level, or if it is not visible to the caller.",
    select: (_args, _context, nestedSelection) => ({
      parent: nestedSelection({ select: { id: true, isActive: true } }),
    }),
    resolve: ({ parent }, _args, { viewer }) => (parent && maySeeCategory(viewer, parent) ? parent : null),
  }),
  ancestors: t.field({
    type: [CategoryNode],
    description: "The categories above it that are visible to the caller, top level first.",
    resolve: async ({ id }, _args, context, info) => {
      const ids = await context.loaders.ancestors.load(id);
      return loadExistingRows(context, info, "Category", ids);
    },
  }),
  related: t.field({
    type: [CategoryNode],
    description: "Related categories: siblings first, and among them those that share listings; at most 6.",
    args: {
      first: t.arg.int({
        required: true,
        defaultValue: listSizes.related,
        description: "Returns the first _n_ items, 0 to 6.",
      }),
    },
    select: { parentId: true, categoryType: true },
    resolve: async (category, { first }, context, info) => {
      const ids = await relatedCategories(context, category, Math.max(0, first));
      return loadExistingRows(context, info, "Category", ids);
    },
  }),
}));

import { z } from "zod";
import { notFound } from "../../../domain/errors.ts";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import { rankScoreFormula } from "../../../graphql/types/category-listing.ts";
import { limits, minimumRatings, pricingFilters, segments } from "../../../inputs/index.ts";
import {
  type CategoryData,
  CategoryEntry,
  categoryFields,
  count,
  Listing,
  type ListingData,
  listingFields,
  page,
  pageLength,
  toCategory,
  toListing,
  url,
} from "../shapes.ts";
import { tool } from "../tool.ts";

const topCategories = trustedDocument(`query AgentTopCategories($limit: Int!) {
  categories: categoryTree(first: $limit) { ...AgentCategory }
} ${categoryFields}`);

const matchingCategories = trustedDocument(`query AgentCategories($search: String!, $limit: Int!) {
  categories(search: $search, first: $limit) { ...AgentCategory }
} ${categoryFields}`);

export const listCategories = tool({
  name: "list_categories",
  title: "List categories",
  description:
    "The categories of the directory: the top level, or with `search` all whose name matches. rank_category leads to the subcategories.",
  input: z.object({
    search: z.string().max(limits.searchText).optional().describe("One or two words of the name."),
    limit: z.int().min(1).max(30).default(20).describe("Maximum number of categories."),
  }),
  output: z.object({ categories: z.array(CategoryEntry) }),
  async run({ search, limit }, context) {
    const { categories } = await context.ask<{ categories: CategoryData[] }>(
      search ? matchingCategories : topCategories,
      search ? { search, limit } : { limit },
    );
    return { categories: categories.map((one) => toCategory(one, context)) };
  },
  lists: ({ categories }) => [categories],
});

const ranking =
  trustedDocument(`query AgentRanking($slug: String!, $page: Int!, $limit: Int!, $segment: Segment,
  $rating: MinimumRating, $pricing: PricingFilter) {
  category(slug: $slug) {
    ...AgentCategory medianRating
    children(first: 30) { name slug softwareCount }
    listings(page: $page, first: $limit, segment: $segment, rating: $rating, pricing: $pricing) {
      totalCount edges { node { score software { ...AgentListing } } }
    }
  }
} ${categoryFields} ${listingFields}`);

interface RankingData {
  category:
    | (CategoryData & {
        medianRating: number | null;
        children: { name: string; slug: string; softwareCount: number }[];
        listings: {
          totalCount: number;
          edges: { node: { score: number | null; software: ListingData } }[];
        };
      })
    | null;
}

const toThousandth = (value: number | null): number | null =>
  value === null ? null : Number(value.toFixed(3));

const method = `${rankScoreFormula} Unrated listings are last.`;

export const rankCategory = tool({
  name: "rank_category",
  title: "Ranking of a category",
  description:
    "The best listings of a category and its subcategories by rank score, and how the score is calculated. Filter by company size, minimum rating and pricing.",
  input: z.object({
    category: z.string().min(1).max(200).describe("Slug of the category, from list_categories."),
    segment: z
      .enum(segments)
      .optional()
      .describe("Only listings with a review from a company of 1-50, 51-1,000 or more employees."),
    minimumRating: z.enum(minimumRatings).optional().describe("Only listings rated this or more."),
    pricing: z.enum(pricingFilters).optional().describe("Only listings with a free plan, or with any plan."),
    page,
    limit: pageLength(10),
  }),
  output: z.object({
    category: CategoryEntry.extend({
      medianRating: z.number().nullable().describe("C in the rank score; null if no listing is rated."),
    }),
    method: z.object({ description: z.string(), url }),
    total: count.describe("Number of listings on all pages."),
    page: z.int(),
    ranking: z.array(
      z.object({
        place: z.int().min(1),
        score: z.number().nullable().describe("Rank score; null if unrated."),
        ...Listing.shape,
      }),
    ),
    subcategories: z.array(z.object({ name: z.string(), slug: z.string(), softwareCount: count })),
  }),
  async run({ category: slug, segment, minimumRating, pricing, page: number, limit }, context) {
    const { category } = await context.ask<RankingData>(ranking, {
      slug,
      page: number,
      limit,
      segment: toEnum("Segment", segment),
      rating: toEnum("MinimumRating", minimumRating),
      pricing: toEnum("PricingFilter", pricing),
    });
    if (!category) throw notFound("Category");
    const { medianRating, children, listings, ...fields } = category;
    const first = (number - 1) * limit + 1;
    return {
      category: { ...toCategory(fields, context), medianRating: toThousandth(medianRating) },
      method: { description: method, url: context.absolute("/ranking") },
      total: listings.totalCount,
      page: number,
      ranking: listings.edges.map(({ node: { score, software } }, index) => ({
        place: first + index,
        score: toThousandth(score),
        ...toListing(software, context),
      })),
      subcategories: children,
    };
  },
  lists: ({ ranking: ranked, subcategories }) => [ranked, subcategories],
});

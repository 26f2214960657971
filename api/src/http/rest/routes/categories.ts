import { z } from "zod";
import { trustedDocument } from "../../../engine/execute.ts";
import {
  categoryChange,
  listSizes,
  minimumRatings,
  pricingFilters,
  segments,
} from "../../../inputs/index.ts";
import { toEnum } from "../enum-names.ts";
import { type Outcome, orNotFound, outcome, settled } from "../outcome.ts";
import { wholeNumber, word } from "../parameters.ts";
import { type Route, route } from "../route.ts";
import {
  Category,
  type CategoryData,
  CategoryDetail,
  CategoryTree,
  categoryFields,
  RelatedCategory,
  toCategory,
  toTree,
} from "../shapes/category.ts";
import { Listing, type SoftwareData, softwareFields, toSoftware } from "../shapes/software.ts";

const allCategories = trustedDocument(
  `query AllCategories { categories { ...CategoryFields } } ${categoryFields}`,
);

const listingQuery = z.object({
  page: wholeNumber("page", {
    min: 1,
    max: 1_000_000,
    description: "From 1; past the end is an empty list.",
  }).default(1),
  limit: wholeNumber("limit", {
    min: 1,
    max: listSizes.categoryPageMaximum,
    description: "The most items of a page.",
  }).default(listSizes.categoryPage),
  segment: word("segment", segments, "Keeps software with a review from this market segment."),
  rating: word("rating", minimumRatings, "Keeps software with so many stars and up (exact mean)."),
  pricing: word("pricing", pricingFilters, "Keeps software with a plan, or with a plan at 0."),
});

interface ListingData {
  totalCount: number;
  pageCursors: { totalPages: number };
  edges: { node: { software: SoftwareData } }[];
}

export const categoryRoutes: readonly Route[] = [
  route({
    method: "GET",
    path: "/api/categories",
    summary: "All active categories, by name",
    document: allCategories,
    response: z.array(Category),
    answer: ({ categories }: { categories: CategoryData[] }) => categories.map(toCategory),
  }),
  route({
    method: "GET",
    path: "/api/categories/hierarchy",
    summary: "The taxonomy: top-level categories with everything below them",
    document: allCategories,
    response: z.array(CategoryTree),
    answer: ({ categories }: { categories: CategoryData[] }) => toTree(categories.map(toCategory)),
  }),
  route({
    method: "GET",
    path: "/api/categories/counts",
    summary: "Live software in each active category and below it, by slug",
    document: trustedDocument(`query CategoryCounts { categories { slug softwareCount } }`),
    response: z.record(z.string(), z.int().min(0)),
    answer: ({ categories }: { categories: { slug: string; softwareCount: number }[] }) =>
      Object.fromEntries(categories.map(({ slug, softwareCount }) => [slug, softwareCount])),
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}",
    summary: "One category with the level below it",
    document: trustedDocument(`query OneCategory($slug: String!) {
      category(slug: $slug) { ...CategoryFields children { ...CategoryFields } }
    } ${categoryFields}`),
    variables: ({ params }) => params,
    response: CategoryDetail,
    answer({ category }: { category: (CategoryData & { children: CategoryData[] }) | null }) {
      const { children, ...fields } = orNotFound(category, "Category");
      return { ...toCategory(fields), children: children.map(toCategory) };
    },
  }),
  route({
    method: "PATCH",
    path: "/api/categories/{id}",
    summary: "Changes a category's words, renames, moves or hides it: for administrators",
    who: "admin",
    body: categoryChange,
    example: {
      heroDescription: "Customer relationship management, weighed.",
      contentSections: [{ id: "what", heading: "What is a CRM?", content: "A **memory** for customers." }],
    },
    subject: {
      document: trustedDocument(
        `query EditedCategory($id: ID!) { category(databaseId: $id) { databaseId } }`,
      ),
      variables: ({ params }) => params,
      answer: ({ category }: { category: object | null }) => orNotFound(category, "Category"),
    },
    document: trustedDocument(`mutation UpdateCategory($input: UpdateCategoryInput!) {
      result: updateCategory(input: $input) {
        ${outcome("CategorySaved { category { ...CategoryFields } }", "ValidationError", "ConflictError")} }
    } ${categoryFields}`),
    variables: ({ params, body }) => ({ input: { ...body, databaseId: params.id } }),
    response: Category,
    answer: ({ result }: { result: Outcome<{ category: CategoryData }> }) =>
      toCategory(settled(result).category),
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}/software",
    summary: "A numbered page of the ranking: Live software in the category and below it",
    query: listingQuery,
    document:
      trustedDocument(`query CategorySoftware($slug: String!, $page: Int!, $limit: Int!, $segment: Segment,
      $rating: MinimumRating, $pricing: PricingFilter) {
      category(slug: $slug) {
        listings(page: $page, first: $limit, segment: $segment, rating: $rating, pricing: $pricing) {
          totalCount pageCursors { totalPages } edges { node { software { ...SoftwareFields } } }
        }
      }
    } ${softwareFields}`),
    variables: ({ params, query: { page, limit, segment, rating, pricing } }) => ({
      ...params,
      page,
      limit,
      segment: toEnum("Segment", segment),
      rating: toEnum("MinimumRating", rating),
      pricing: toEnum("PricingFilter", pricing),
    }),
    response: Listing,
    answer({ category }: { category: { listings: ListingData } | null }, { query: { page } }) {
      const { edges, totalCount, pageCursors } = orNotFound(category, "Category").listings;
      const software = edges.map(({ node }) => toSoftware(node.software));
      return { software, total: totalCount, page, totalPages: pageCursors.totalPages };
    },
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}/related",
    summary: `Categories to look at next, at most ${listSizes.related}`,
    document: trustedDocument(`query RelatedCategories($slug: String!, $first: Int!) {
      category(slug: $slug) { related(first: $first) { id: databaseId slug name } }
    }`),
    variables: ({ params }) => ({ ...params, first: listSizes.related }),
    response: z.array(RelatedCategory),
    answer: ({ category }: { category: { related: z.infer<typeof RelatedCategory>[] } | null }) =>
      orNotFound(category, "Category").related,
  }),
];

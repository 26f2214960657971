import { z } from "zod";
import { trustedDocument } from "../../../engine/parse.ts";
import { toEnum } from "../../../graphql/enum-names.ts";
import {
  categoryChange,
  listSizes,
  minimumRatings,
  pricingFilters,
  segments,
} from "../../../inputs/index.ts";
import {
  Facets,
  type FacetsData,
  facetFields,
  filterParameters,
  orNone,
  splitFilters,
  toFacets,
} from "../filters.ts";
import {
  type Connection,
  connectionFields,
  pageArguments,
  pageVariables,
  positionOf,
  windowOf,
} from "../list.ts";
import { type Outcome, orNotFound, outcome, settled } from "../outcome.ts";
import { pageNumber, pageParameters, wholeNumber, word } from "../parameters.ts";
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
import { type FitData, fitFields, preferenceParameters, preferencesOf, toFit } from "../shapes/fit.ts";
import { RankedListing, type SoftwareData, softwareFields, toSoftware } from "../shapes/software.ts";

const allCategories = trustedDocument(
  `query AllCategories { categories { ...CategoryFields } } ${categoryFields}`,
);

const aboutPage = "Page number, from 1. Past the last page the list is empty.";

const listingQuery = z.object({
  // Not as a default: the first page leads on by cursors, unless it is asked for by its number.
  page: pageNumber(aboutPage).optional().meta({ description: aboutPage, default: 1 }),
  after: pageParameters.shape.after,
  before: pageParameters.shape.before,
  limit: wholeNumber("limit", {
    min: 1,
    max: listSizes.categoryPageMaximum,
    description: "Maximum number of items per page.",
  }).default(listSizes.categoryPage),
  segment: word("segment", segments, "Only listings with a review from this market segment."),
  rating: word("rating", minimumRatings, "Only listings with at least this exact mean rating."),
  pricing: word("pricing", pricingFilters, "Only listings with a plan, or with a free plan."),
  ...filterParameters,
  ...preferenceParameters,
});

const facetQuery = listingQuery.pick({ segment: true, rating: true, pricing: true }).extend(filterParameters);

/** The filters that only a category has. */
const ownFilters = ({
  segment,
  rating,
  pricing,
}: Pick<z.infer<typeof listingQuery>, "segment" | "rating" | "pricing">) => ({
  segment: toEnum("Segment", segment),
  rating: toEnum("MinimumRating", rating),
  pricing: toEnum("PricingFilter", pricing),
});

/** Pages have numbers unless they are asked for by a cursor. */
const isByCursor = ({ after, before }: z.infer<typeof listingQuery>) =>
  after !== undefined || before !== undefined;

interface ListingData extends Connection<{ software: SoftwareData; fit?: FitData | null }> {
  pageCursors: { totalPages: number };
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
    summary: "The category tree: top-level categories with all their subcategories",
    document: allCategories,
    response: z.array(CategoryTree),
    answer: ({ categories }: { categories: CategoryData[] }) => toTree(categories.map(toCategory)),
  }),
  route({
    method: "GET",
    path: "/api/categories/counts",
    summary: "Number of Live listings in each active category and its subcategories, by slug",
    document: trustedDocument(`query CategoryCounts { categories { slug softwareCount } }`),
    response: z.record(z.string(), z.int().min(0)),
    answer: ({ categories }: { categories: { slug: string; softwareCount: number }[] }) =>
      Object.fromEntries(categories.map(({ slug, softwareCount }) => [slug, softwareCount])),
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}",
    summary: "One category with its direct subcategories",
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
    summary: "Edits, renames, moves or hides a category; administrators only",
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
    summary:
      "A numbered page of the ranking of Live listings in the category and its subcategories, or of them by the caller's preferences",
    query: listingQuery,
    document: trustedDocument(`query CategorySoftware($slug: String!, ${pageVariables}, $segment: Segment,
      $rating: MinimumRating, $pricing: PricingFilter, $filters: SoftwareFilters, $preferences: ListingPreferences, $hasPreferences: Boolean!) {
      category(slug: $slug) {
        listings(${pageArguments}, segment: $segment, rating: $rating, pricing: $pricing, filters: $filters, preferences: $preferences) {
          ${connectionFields} pageCursors { totalPages }
          edges { node { ...WeighedListing @include(if: $hasPreferences) software { ...SoftwareFields } } }
        }
      }
    }
    fragment WeighedListing on CategoryListing { ${fitFields} } ${softwareFields}`),
    variables({ params, query }) {
      const { filters, others } = splitFilters(query);
      const preferences = preferencesOf(others);
      return {
        ...params,
        ...windowOf(others),
        ...ownFilters(others),
        filters: orNone(filters),
        preferences,
        hasPreferences: preferences !== null,
      };
    },
    response: RankedListing,
    answer({ category }: { category: { listings: ListingData } | null }, { query }) {
      const { edges, totalCount, pageCursors } = orNotFound(category, "Category").listings;
      return {
        software: edges.map(({ node }) => toSoftware(node.software)),
        total: totalCount,
        page: isByCursor(query) ? null : (query.page ?? 1),
        totalPages: pageCursors.totalPages,
        ...(edges.some(({ node }) => node.fit) && {
          fits: edges.flatMap(({ node: { fit } }) => (fit ? [toFit(fit)] : [])),
        }),
      };
    },
    position: ({ category }, { query }) => positionOf(query, orNotFound(category, "Category").listings),
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}/facets",
    summary: "How many listings each choice of a filter would leave in the category's ranking",
    query: facetQuery,
    document: trustedDocument(`query CategoryFacets($slug: String!, $segment: Segment, $rating: MinimumRating,
      $pricing: PricingFilter, $filters: SoftwareFilters!) {
      category(slug: $slug) {
        listings(first: 0, segment: $segment, rating: $rating, pricing: $pricing, filters: $filters) { ${facetFields} }
      }
    }`),
    variables({ params, query }) {
      const { filters, others } = splitFilters(query);
      return { ...params, ...ownFilters(others), filters };
    },
    response: Facets,
    answer: ({ category }: { category: { listings: { facets: FacetsData } } | null }) =>
      toFacets(orNotFound(category, "Category").listings.facets),
  }),
  route({
    method: "GET",
    path: "/api/categories/{slug}/related",
    summary: `Related categories, at most ${listSizes.related}`,
    document: trustedDocument(`query RelatedCategories($slug: String!, $first: Int!) {
      category(slug: $slug) { related(first: $first) { id: databaseId slug name } }
    }`),
    variables: ({ params }) => ({ ...params, first: listSizes.related }),
    response: z.array(RelatedCategory),
    answer: ({ category }: { category: { related: z.infer<typeof RelatedCategory>[] } | null }) =>
      orNotFound(category, "Category").related,
  }),
];

import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FilterPanel } from "~/components/filters/FilterPanel";
import { categoryFacets } from "~/components/filters/names";
import { useFilterChips } from "~/components/filters/use-filter-chips";
import { paths } from "~/paths";
import type { CategoryPageQuery } from "~/relay/__generated__/CategoryPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type CategoryFilterValues, categoryParams } from "~/search-params/category";
import { formatCount } from "~/ui/count";
import { FilterChips } from "~/ui/FilterChips";
import { Page } from "~/ui/Page";
import { CategoryEditorial } from "./CategoryEditorial";
import { CategoryFilters, focusCategoryCount } from "./CategoryFilters";
import { CategoryHead } from "./CategoryHead";
import { CategoryHero } from "./CategoryHero";
import { CategoryListings } from "./CategoryListings";
import { CategorySkeleton } from "./CategorySkeleton";
import data from "./data";
import { isCategoryFiltered } from "./filtered";
import { HowRanked } from "./HowRanked";
import { SimilarCategories } from "./SimilarCategories";
import { WhyRanked } from "./WhyRanked";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /categories/{slug}: the software of a category, best first. */
export default function CategoryPage() {
  return (
    <PageSuspense fallback={<CategorySkeleton />}>
      <Category />
    </PageSuspense>
  );
}

function Category() {
  const { category, rankExplanation } = usePageQuery<CategoryPageQuery>(graphql`
    query CategoryPageQuery(
      $slug: String!
      $page: Int!
      $segment: Segment
      $rating: MinimumRating
      $pricing: PricingFilter
      $filters: SoftwareFilters = {}
      $onFirstPage: Boolean!
      $why: ID!
      $isAsked: Boolean!
    ) {
      rankExplanation(softwareId: $why, categorySlug: $slug) @include(if: $isAsked) {
        ...WhyRanked_explanation
      }
      category(slug: $slug) {
        slug
        name
        listings(
          first: 10
          page: $page
          segment: $segment
          rating: $rating
          pricing: $pricing
          filters: $filters
        ) {
          totalCount
          facets {
            ...FilterPanel_facets
            ...useFilterChips_facets
          }
          pageCursors {
            totalPages
          }
          ...CategoryHead_listings
          ...CategoryListings_listings
          ...HowRanked_listings
        }
        ...CategoryHead_category
        ...CategoryHero_category
        ...CategoryFilters_category
        ...HowRanked_category
        ...SimilarCategories_category
        ...CategoryEditorial_category
      }
    }
  `);
  const { search } = useLocation();
  const filters = categoryParams.read(new URL(search, "http://localhost"));
  const hrefWith = (change: Partial<CategoryFilterValues>) =>
    paths.category(category?.slug ?? "", { ...filters, ...change, page: 1, why: "" });
  const chips = useFilterChips(category?.listings.facets, {
    values: filters,
    params: categoryFacets,
    hrefWith,
  });
  if (!category) return null;
  const { slug, name, listings } = category;
  const isListFiltered = isCategoryFiltered(filters);
  const total = formatCount(listings.totalCount);
  return (
    <>
      <CategoryHead category={category} listings={listings} filters={filters} />
      <CategoryHero category={category} filters={filters} />
      <CategoryFilters category={category} filters={filters} chips={chips}>
        {total} {listings.totalCount === 1 ? "Listing" : "Listings"} in {name} Available
      </CategoryFilters>
      <Page>
        {listings.facets && (
          <Box mt="4" mb="4">
            <FilterPanel
              facets={listings.facets}
              params={categoryFacets}
              price={{
                min: filters.priceMin,
                max: filters.priceMax,
                hrefWith: (priceMin, priceMax) => hrefWith({ priceMin, priceMax }),
              }}
              chosen={chips.length}
              industriesOf="reviewers"
              action={paths.category(slug)}
              hrefOf={(sent) => paths.category(slug, categoryParams.read(sent))}
              keeps={{ segment: filters.segment, rating: filters.rating, pricing: filters.pricing }}
            />
            <Box mt="3">
              <FilterChips
                chips={chips}
                onRemove={focusCategoryCount}
                clearHref={paths.category(slug, {
                  segment: filters.segment,
                  rating: filters.rating,
                  pricing: filters.pricing,
                })}
              />
            </Box>
          </Box>
        )}
        <CategoryListings
          listings={listings}
          hrefOf={(page) => paths.category(slug, { ...filters, page, why: "" })}
          whyOf={(softwareId, index) => {
            const isOpen = filters.why === softwareId;
            return (
              <WhyRanked
                id={softwareId}
                label={isListFiltered ? "Why this place?" : `Why #${(filters.page - 1) * 10 + index + 1}?`}
                href={paths.category(slug, { ...filters, why: isOpen ? "" : softwareId })}
                explanation={isOpen ? (rankExplanation ?? null) : null}
                slug={slug}
              />
            );
          }}
        />
        <HowRanked category={category} listings={listings} />
        <SimilarCategories category={category} />
        {filters.page === 1 && <CategoryEditorial category={category} />}
      </Page>
    </>
  );
}

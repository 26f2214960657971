import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { categoryFacets } from "~/components/filters/names";
import { SoftwareFilterPanel } from "~/components/filters/SoftwareFilterPanel";
import { useFilterChips } from "~/components/filters/use-filter-chips";
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
import { barOf, isCategoryFiltered } from "./filtered";
import { HowRanked } from "./HowRanked";
import { Preferences } from "./Preferences";
import { categoryHref, hasPreferences, preferenceParams } from "./preferences";
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
      $filters: SoftwareFilters
      $onFirstPage: Boolean!
      $why: ID!
      $isAsked: Boolean!
      $preferences: ListingPreferences
      $hasPreferences: Boolean = false
      $showsPreferences: Boolean = false
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
          preferences: $preferences
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
        ...Preferences_category
        ...HowRanked_category
        ...SimilarCategories_category
        ...CategoryEditorial_category
      }
    }
  `);
  const { search } = useLocation();
  const address = new URL(search, "http://localhost");
  const filters = categoryParams.read(address);
  const preferences = preferenceParams.read(address);
  const hrefWith = (change: Partial<CategoryFilterValues>) =>
    categoryHref(category?.slug ?? "", { ...filters, ...change, page: 1, why: "" }, preferences);
  const chips = useFilterChips(category?.listings.facets, {
    values: filters,
    params: categoryFacets,
    hrefWith,
  });
  if (!category) return null;
  const { slug, name, listings } = category;
  const clearHref = categoryHref(slug, barOf(filters), preferences);
  const labelOf = (place: number) => {
    if (hasPreferences(preferences)) return "Its place as everyone sees it";
    return isCategoryFiltered(filters) ? "Why this place?" : `Why #${place}?`;
  };
  const total = formatCount(listings.totalCount);
  return (
    <>
      <CategoryHead category={category} listings={listings} filters={filters} preferences={preferences} />
      <CategoryHero category={category} filters={filters} preferences={preferences} />
      <CategoryFilters category={category} filters={filters} preferences={preferences} chips={chips}>
        {total} {listings.totalCount === 1 ? "Listing" : "Listings"} in {name} Available
      </CategoryFilters>
      <Page>
        <Preferences category={category} filters={filters} preferences={preferences} />
        <Box mb="4">
          <SoftwareFilterPanel
            facets={listings.facets}
            params={categoryFacets}
            values={filters}
            chosen={chips.length}
            hrefWith={hrefWith}
            hrefOf={(sent) => categoryHref(slug, categoryParams.read(sent), preferences)}
            clearHref={clearHref}
          />
          <Box mt="3">
            <FilterChips chips={chips} onRemove={focusCategoryCount} clearHref={clearHref} />
          </Box>
        </Box>
        <CategoryListings
          listings={listings}
          hrefOf={(page) => categoryHref(slug, { ...filters, page, why: "" }, preferences)}
          whyOf={(softwareId, index) => {
            const isOpen = filters.why === softwareId;
            return (
              <WhyRanked
                id={softwareId}
                label={labelOf((filters.page - 1) * 10 + index + 1)}
                href={categoryHref(slug, { ...filters, why: isOpen ? "" : softwareId }, preferences)}
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

import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { AlsoMentioned } from "~/components/AlsoMentioned";
import { directoryFacets } from "~/components/filters/names";
import { SoftwareFilterPanel } from "~/components/filters/SoftwareFilterPanel";
import { useFilterChips } from "~/components/filters/use-filter-chips";
import { RecentVisits } from "~/components/recent/RecentVisits";
import { useRememberFilters } from "~/components/recent/recent";
import { ErrorPage } from "~/layout/ErrorPage";
import { SearchForm } from "~/layout/SearchForm";
import { paths } from "~/paths";
import type { SearchPageQuery } from "~/relay/__generated__/SearchPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type SearchValues, searchPageParams } from "~/search-params/search";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { FilterChips } from "~/ui/FilterChips";
import { Page } from "~/ui/Page";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import data, { categoryCount } from "./data";
import { FoundCategories } from "./FoundCategories";
import { FoundSoftware } from "./FoundSoftware";
import { MentionsNote } from "./MentionsNote";
import { SearchHead } from "./SearchHead";
import { SearchSkeleton } from "./SearchSkeleton";
import { focusSummary, SearchSummary } from "./SearchSummary";
import { SearchTabs } from "./SearchTabs";

export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** The specification's message for a search that failed. */
export function ErrorBoundary() {
  return <ErrorPage failure="Failed to fetch software" />;
}

/** /search: software and categories that match a text, or all of them without a text. */
export default function SearchPage() {
  return (
    <PageSuspense fallback={<SearchSkeleton />}>
      <Search />
    </PageSuspense>
  );
}

function Search() {
  const found = usePageQuery<SearchPageQuery>(graphql`
    query SearchPageQuery(
      $search: String
      $page: Int!
      $sort: SoftwareSort!
      $filters: SoftwareFilters
      $onSoftware: Boolean!
      $onCategories: Boolean!
      $mentionsOnly: Boolean!
      $othersOnly: Boolean!
      $hasOthers: Boolean!
      $countsAll: Boolean = false
      $hasHits: Boolean = true
      $showsFirstCategories: Boolean = false
    ) {
      directory(
        first: 24
        page: $page
        search: $search
        sort: $sort
        mentionsOnly: $mentionsOnly
        filters: $filters
      ) {
        totalCount
        facets @include(if: $onSoftware) {
          ...FilterPanel_facets
          ...useFilterChips_facets
        }
        ...FoundSoftware_directory @include(if: $onSoftware) @alias(as: "found")
      }
      others: directory(search: $search, first: 0, mentionsOnly: $othersOnly) @include(if: $hasOthers) {
        totalCount
      }
      directoryCounts @include(if: $countsAll) {
        categories
      }
      categories(search: $search) @include(if: $hasHits) {
        id
        ...FoundCategories_categories @include(if: $onCategories)
      }
      start: categories(first: 24) @include(if: $showsFirstCategories) {
        ...FoundCategories_categories
      }
    }
  `);
  const { directory, others } = found;
  const categories = found.categories ?? found.start;
  const { search } = useLocation();
  const values = searchPageParams.read(new URL(search, "http://localhost"));
  const { query, match, tab, sort, view, page } = values;
  const counts = { software: directory.totalCount, categories: categoryCount(found) };
  const hrefWith = (change: Partial<SearchValues>) => paths.search({ ...values, ...change, page: 1 });
  const chips = useFilterChips(directory.facets, { values, params: directoryFacets, hrefWith });
  const clearHref = paths.search({ query, match, sort, view });
  useRememberFilters(
    query ? { href: paths.search({ ...values, page: 1 }), label: `Search: “${query}”` } : null,
  );
  return (
    <Page pb="8">
      <SearchHead values={values} softwareCount={counts.software} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Search" }]} />
      <Box as="h1" textStyle="title" mt="2" mb="5">
        {query ? "Search Results" : "Discover Software Solutions"}
      </Box>
      <SearchForm place="hero" preserved={{ tab, sort, view }} />
      <SearchSummary query={query} {...counts} />
      <SearchTabs values={values} {...counts} />
      {/* What finds nothing has nothing to be narrowed. */}
      {tab === "software" && (counts.software > 0 || chips.length > 0) && (
        <Box mb="5">
          <SoftwareFilterPanel
            facets={directory.facets}
            params={directoryFacets}
            values={values}
            chosen={chips.length}
            hrefWith={hrefWith}
            hrefOf={(sent) => paths.search(searchPageParams.read(sent))}
            clearHref={clearHref}
          />
          <Box mt="3">
            <FilterChips chips={chips} onRemove={focusSummary} clearHref={clearHref} />
          </Box>
        </Box>
      )}
      {match && others && <MentionsNote values={values} count={others.totalCount} />}
      {tab === "categories" && (
        <FoundCategories categories={categories ?? []} total={counts.categories} values={values} />
      )}
      {directory.found && <FoundSoftware directory={directory.found} values={values} />}
      {!query && page === 1 && <RecentVisits />}
      {!match && others && <AlsoMentioned query={query} count={others.totalCount} sort={sort} view={view} />}
      {query && tab === "software" && counts.software > 0 && (
        <Box as="p" textStyle="small" color="fg.muted" mt="8">
          Not what you were looking for?{" "}
          <TextLink to={writePaths.suggest({ name: query })}>Suggest a product</TextLink>
        </Box>
      )}
    </Page>
  );
}

import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { AlsoMentioned } from "~/components/AlsoMentioned";
import { directoryFacets } from "~/components/filters/names";
import { SoftwareFilterPanel } from "~/components/filters/SoftwareFilterPanel";
import { useFilterChips } from "~/components/filters/use-filter-chips";
import { useRememberFilters } from "~/components/recent/recent";
import { ErrorPage } from "~/layout/ErrorPage";
import { paths } from "~/paths";
import type { DirectoryPageQuery } from "~/relay/__generated__/DirectoryPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type DirectoryValues, directoryParams } from "~/search-params/directory";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Page } from "~/ui/Page";
import { DirectoryCount } from "./DirectoryCount";
import { DirectoryFilters } from "./DirectoryFilters";
import { DirectoryHead } from "./DirectoryHead";
import { DirectoryResults } from "./DirectoryResults";
import { DirectorySkeleton } from "./DirectorySkeleton";
import pageData from "./data";
import { filterChips } from "./filter-chips";
import { QuickFilters } from "./QuickFilters";

export const loader = serverLoader(pageData);
export const clientLoader = browserLoader(pageData);

/** The specification's message for a directory that failed to load. */
export function ErrorBoundary() {
  return <ErrorPage failure="Failed to fetch software" />;
}

/** /software: all software, searched, filtered and sorted by its search params. */
export default function DirectoryPage() {
  return (
    <PageSuspense fallback={<DirectorySkeleton />}>
      <Directory />
    </PageSuspense>
  );
}

function Directory() {
  const data = usePageQuery<DirectoryPageQuery>(graphql`
    query DirectoryPageQuery(
      $search: String
      $category: String
      $chosen: [String!] = []
      $sort: SoftwareSort!
      $quick: QuickFilter
      $filters: SoftwareFilters
      $page: Int!
      $isSearched: Boolean!
    ) {
      directory(
        first: 24
        page: $page
        search: $search
        categorySlug: $category
        sort: $sort
        quickFilter: $quick
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
        ...DirectoryHead_directory
        ...DirectoryResults_directory
      }
      others: directory(search: $search, first: 0, mentionsOnly: true) @include(if: $isSearched) {
        totalCount
      }
      chosen: categories(slugs: $chosen) {
        name
      }
      ...CategoryFilter_query
    }
  `);
  const { directory, others, chosen } = data;
  const { search } = useLocation();
  const values = directoryParams.read(new URL(search, "http://localhost"));
  const categoryName = chosen[0]?.name;
  const hrefWith = (change: Partial<DirectoryValues>) =>
    paths.softwareDirectory({ ...values, ...change, page: 1 });
  const filtered = useFilterChips(directory.facets, { values, params: directoryFacets, hrefWith });
  const chips = [...filterChips(values, categoryName), ...filtered];
  useRememberFilters(
    chips.length === 0
      ? null
      : {
          href: paths.softwareDirectory({ ...values, page: 1 }),
          label: `Software: ${chips.map(({ label }) => label).join(", ")}`,
        },
  );
  return (
    <Page>
      <DirectoryHead directory={directory} values={values} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Software" }]} />
      <Box as="h1" textStyle="title" mt="2">
        Software Directory
      </Box>
      <DirectoryCount count={directory.totalCount} />
      <DirectoryFilters query={data} values={values} />
      <QuickFilters values={values} />
      <Box mt="3">
        <SoftwareFilterPanel
          facets={directory.facets}
          params={directoryFacets}
          values={values}
          chosen={filtered.length}
          hrefWith={hrefWith}
          hrefOf={(sent) => paths.softwareDirectory(directoryParams.read(sent))}
          clearHref={paths.softwareDirectory({
            search: values.search,
            category: values.category,
            sort: values.sort,
            quick: values.quick,
            view: values.view,
          })}
        />
      </Box>
      <DirectoryResults directory={directory} values={values} chips={chips} />
      {others && <AlsoMentioned query={values.search} count={others.totalCount} />}
    </Page>
  );
}

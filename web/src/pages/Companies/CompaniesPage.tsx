import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FilterPanel } from "~/components/filters/FilterPanel";
import { companyFacets } from "~/components/filters/names";
import { useFilterChips } from "~/components/filters/use-filter-chips";
import { paths } from "~/paths";
import type { CompaniesPageQuery } from "~/relay/__generated__/CompaniesPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type CompaniesValues, companiesParams } from "~/search-params/companies";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { formatCount } from "~/ui/count";
import { FilterChips } from "~/ui/FilterChips";
import { Page } from "~/ui/Page";
import { CompaniesHead } from "./CompaniesHead";
import { CompaniesResults } from "./CompaniesResults";
import { CompaniesSearch } from "./CompaniesSearch";
import { CompaniesSkeleton } from "./CompaniesSkeleton";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /companies: companies by name, searched by the search params. */
export default function CompaniesPage() {
  return (
    <PageSuspense fallback={<CompaniesSkeleton />}>
      <Companies />
    </PageSuspense>
  );
}

const countId = "companies-count";

/** Moves the focus to the count, for a chip that disappears when it is used. */
const focusCount = () => document.getElementById(countId)?.focus({ preventScroll: true });

function Companies() {
  const { companies } = usePageQuery<CompaniesPageQuery>(graphql`
    query CompaniesPageQuery($search: String, $page: Int!, $filters: CompanyFilters) {
      companies(first: 24, page: $page, search: $search, filters: $filters) {
        totalCount
        facets {
          ...FilterPanel_facets
          ...useFilterChips_facets
        }
        pageCursors {
          totalPages
        }
        ...CompaniesHead_companies
        ...CompaniesResults_companies
      }
    }
  `);
  const { search } = useLocation();
  const values = companiesParams.read(new URL(search, "http://localhost"));
  const { totalCount, facets } = companies;
  const hrefWith = (change: Partial<CompaniesValues>) => paths.companies({ ...values, ...change, page: 1 });
  const chips = useFilterChips(facets, { values, params: companyFacets, hrefWith });
  const clearHref = paths.companies({ search: values.search });
  return (
    <Page>
      <CompaniesHead companies={companies} values={values} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Companies" }]} />
      <Box as="h1" textStyle="title" mt="2">
        Companies
      </Box>
      <Box role="status" id={countId} tabIndex={-1} width="fit-content" color="fg.muted" mt="1" mb="6">
        {formatCount(totalCount)} {totalCount === 1 ? "company" : "companies"}
        {values.search && (
          <>
            {" "}
            for “<bdi>{values.search}</bdi>”
          </>
        )}
      </Box>
      <CompaniesSearch values={values} />
      <Box mt="4">
        <FilterPanel
          facets={facets}
          isOpen={values.more !== null}
          toggleHref={hrefWith({ more: values.more ? null : "1" })}
          params={companyFacets}
          chosen={chips.length}
          hrefOf={(sent) => paths.companies(companiesParams.read(sent))}
          clearHref={clearHref}
        />
        <Box mt="3">
          <FilterChips chips={chips} onRemove={focusCount} clearHref={clearHref} />
        </Box>
      </Box>
      <CompaniesResults companies={companies} values={values} />
    </Page>
  );
}

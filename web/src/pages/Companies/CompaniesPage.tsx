import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { CompaniesPageQuery } from "~/relay/__generated__/CompaniesPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { companiesParams } from "~/search-params/companies";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { formatCount } from "~/ui/count";
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

function Companies() {
  const { companies } = usePageQuery<CompaniesPageQuery>(graphql`
    query CompaniesPageQuery($search: String, $page: Int!) {
      companies(first: 24, page: $page, search: $search) {
        totalCount
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
  const { totalCount } = companies;
  return (
    <Page>
      <CompaniesHead companies={companies} values={values} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Companies" }]} />
      <Box as="h1" textStyle="title" mt="2">
        Companies
      </Box>
      <Box role="status" color="fg.muted" mt="1" mb="6">
        {formatCount(totalCount)} {totalCount === 1 ? "company" : "companies"}
        {values.search && (
          <>
            {" "}
            for “<bdi>{values.search}</bdi>”
          </>
        )}
      </Box>
      <CompaniesSearch search={values.search} />
      <CompaniesResults companies={companies} values={values} />
    </Page>
  );
}

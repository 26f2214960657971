import query, { type CompaniesPageQuery } from "~/relay/__generated__/CompaniesPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { companiesParams } from "~/search-params/companies";

/** Cards per page of the list; equals the page size of the query. */
export const pageSize = 24;

export default definePageData<CompaniesPageQuery>({
  query,
  variables: ({ url }) => {
    const { search, page } = companiesParams.read(url);
    return { search: search || null, page };
  },
  check: ({ companies }, { url }) => {
    const { page } = companiesParams.read(url);
    if (page > Math.max(companies.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of this list of companies.`);
    }
  },
});

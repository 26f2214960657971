import { companySizes, limits } from "@assay/api/inputs";
import query, { type CompaniesPageQuery } from "~/relay/__generated__/CompaniesPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { companiesParams } from "~/search-params/companies";

/** Cards per page of the list; equals the page size of the query. */
export const pageSize = 24;

export default definePageData<CompaniesPageQuery>({
  query,
  variables: ({ url }) => {
    const { search, more, industry, size, country, page } = companiesParams.read(url);
    // No name in the directory is longer, and what is no size is ignored.
    const cut = (texts: readonly string[]) => texts.map((text) => text.slice(0, limits.thingName));
    const sizes = companySizes.filter((one) => size.includes(one));
    const filters = {
      ...(industry.length > 0 && { industries: cut(industry) }),
      ...(sizes.length > 0 && { sizes }),
      ...(country.length > 0 && { countries: cut(country) }),
    };
    return {
      search: search || null,
      page,
      // Without any, and with the panel closed, nothing has to be counted.
      filters: more || Object.keys(filters).length > 0 ? filters : null,
    };
  },
  check: ({ companies }, { url }) => {
    const { page } = companiesParams.read(url);
    if (page > Math.max(companies.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${page} of this list of companies.`);
    }
  },
});

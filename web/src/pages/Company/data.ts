import { redirect } from "react-router";
import { idOrSlug } from "~/id-or-slug";
import { paths } from "~/paths";
import query, { type CompanyPageQuery } from "~/relay/__generated__/CompanyPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { companyParams } from "~/search-params/detail-pages";

/** Each tab loads only what it shows. */
export default definePageData<CompanyPageQuery>({
  query,
  variables: ({ params, url }) => {
    const { tab, page } = companyParams.read(url);
    return {
      ...idOrSlug(params["id"]),
      onOverview: tab === "overview",
      onSoftware: tab === "software",
      onReviews: tab === "reviews",
      page,
    };
  },
  check: ({ company }, { params, url }) => {
    if (!company) {
      throw notFound(
        "Company Not Found",
        "The company you're looking for doesn't exist or has been removed.",
      );
    }
    const search = companyParams.read(url);
    if (params["id"] !== company.databaseId) throw redirect(paths.company(company.databaseId, search), 301);
    const list = company.software ?? company.reviews;
    if (list && search.page > Math.max(list.pageCursors.totalPages, 1)) {
      throw notFound(
        "Page not found",
        `There is no page ${search.page} of the ${search.tab} of ${company.name}.`,
      );
    }
  },
});

import { redirect } from "react-router";
import { idOrSlug } from "~/id-or-slug";
import { paths } from "~/paths";
import query, { type SoftwareDetailPageQuery } from "~/relay/__generated__/SoftwareDetailPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { softwareDetailParams } from "~/search-params/detail-pages";

const sorts = { recent: "RECENT", highest: "HIGHEST", lowest: "LOWEST" } as const;

/** Each tab loads only what it shows. */
export default definePageData<SoftwareDetailPageQuery>({
  query,
  variables: ({ params, url }) => {
    const { tab, q, rating, pro, con, language, sort, page } = softwareDetailParams.read(url);
    return {
      ...idOrSlug(params["id"]),
      onOverview: tab === "overview",
      onReviews: tab === "reviews",
      onPricing: tab === "pricing",
      onFeatures: tab === "features",
      page,
      rating: rating === null ? null : Number(rating),
      sort: sorts[sort],
      search: q || null,
      pro: pro || null,
      con: con || null,
      language: language || null,
    };
  },
  check: ({ software }, { params, url }) => {
    if (!software) {
      throw notFound(
        "Software Not Found",
        "The software you're looking for doesn't exist or has been removed.",
      );
    }
    const search = softwareDetailParams.read(url);
    if (params["id"] !== software.databaseId)
      throw redirect(paths.software(software.databaseId, search), 301);
    const { reviews, name } = software;
    if (reviews && search.page > Math.max(reviews.pageCursors.totalPages, 1)) {
      throw notFound("Page not found", `There is no page ${search.page} of the reviews of ${name}.`);
    }
  },
});

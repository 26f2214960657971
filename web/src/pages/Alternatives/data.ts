import { redirect } from "react-router";
import { idOrSlug } from "~/id-or-slug";
import { paths } from "~/paths";
import query, { type AlternativesPageQuery } from "~/relay/__generated__/AlternativesPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { alternativesParams } from "~/search-params/detail-pages";

/** One page of the alternatives to a listing. */
export default definePageData<AlternativesPageQuery>({
  query,
  variables: ({ params, url }) => ({
    ...idOrSlug(params["id"]),
    page: alternativesParams.read(url).page,
  }),
  check: ({ software }, { params, url }) => {
    if (!software) {
      throw notFound(
        "Software Not Found",
        "The software you're looking for doesn't exist or has been removed.",
      );
    }
    const search = alternativesParams.read(url);
    if (params["id"] !== software.databaseId)
      throw redirect(paths.alternatives(software.databaseId, search), 301);
    if (search.page > Math.max(software.alternatives.pageCursors.totalPages, 1))
      throw notFound(
        "Page not found",
        `There is no page ${search.page} of the alternatives to ${software.name}.`,
      );
  },
});

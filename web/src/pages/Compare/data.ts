import query, { type ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { compareParams } from "~/search-params/compare";

/** The listings in the URL; unknown ones are missing from the response. */
export default definePageData<ComparePageQuery>({
  query,
  variables: ({ url }) => ({ ids: compareParams.read(url).ids }),
});

import query, { type ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { compareParams } from "~/search-params/compare";

/** The listings of the address; those that are not there are left out of the answer. */
export default definePageData<ComparePageQuery>({
  query,
  variables: ({ url }) => ({ ids: compareParams.read(url).ids }),
});

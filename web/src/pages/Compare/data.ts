import query, { type ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { compareParams } from "~/search-params/compare";

/** The listings in the URL, of which unknown ones are missing from the response, and what is found by its text. */
export default definePageData<ComparePageQuery>({
  query,
  variables: ({ url }) => {
    const { ids, find } = compareParams.read(url);
    // Any text, even an empty one, would be charged as a search.
    return { ids, find: find || null, hasFind: find !== "" };
  },
});

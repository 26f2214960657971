import { redirect } from "react-router";
import query, { type ReviewCompletePageQuery } from "~/relay/__generated__/ReviewCompletePageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { completeParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";

export default definePageData<ReviewCompletePageQuery>({
  query,
  variables({ url }) {
    const { review, role, products } = completeParams.read(url);
    if (review === null) throw redirect(writePaths.role({ role }));
    return { review, products };
  },
  check({ viewer }, { url }) {
    // Only the author learns that the review exists, and whose it is.
    if (!viewer?.review) throw redirect(writePaths.role({ role: completeParams.read(url).role }));
  },
});

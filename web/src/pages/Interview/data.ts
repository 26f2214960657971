import { redirect } from "react-router";
import query, { type InterviewPageQuery } from "~/relay/__generated__/InterviewPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { interviewParams } from "~/search-params/write-review";
import { productSlug, writePaths } from "~/write-paths";

const unknown = () => notFound("Product not found", "The product you're looking for doesn't exist.");

/** The id identifies the product; a wrong name in the path is redirected. Only Live software can be reviewed. */
export default definePageData<InterviewPageQuery>({
  query,
  variables: ({ url }) => {
    const { product_id: databaseId } = interviewParams.read(url);
    if (!databaseId) throw unknown();
    return { databaseId };
  },
  check: ({ software }, { params, url }) => {
    if (!software?.isActive) throw unknown();
    if (params["productName"] !== productSlug(software)) {
      throw redirect(writePaths.interview(software, interviewParams.read(url)), 301);
    }
  },
});

import { redirect } from "react-router";
import { idOrSlug } from "~/id-or-slug";
import { paths } from "~/paths";
import query, { type ReviewPageQuery } from "~/relay/__generated__/ReviewPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";

const missing = () =>
  notFound("Review Not Found", "The review you're looking for doesn't exist or has been removed.");

export default definePageData<ReviewPageQuery>({
  query,
  variables: ({ params }) => {
    const { databaseId } = idOrSlug(params["id"]);
    if (databaseId === null) throw missing();
    return { databaseId };
  },
  check: ({ review }, { params }) => {
    if (!review) throw missing();
    if (params["id"] !== review.databaseId) throw redirect(paths.review(review.databaseId), 301);
  },
});

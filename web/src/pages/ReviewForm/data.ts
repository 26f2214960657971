import { redirect } from "react-router";
import query, { type ReviewFormPageQuery } from "~/relay/__generated__/ReviewFormPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { reviewFormParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";

export default definePageData<ReviewFormPageQuery>({
  query,
  variables({ url }) {
    const { role, products, edit } = reviewFormParams.read(url);
    if (products.length === 0) throw redirect(writePaths.role({ role }));
    return { ids: edit ? products.slice(0, 1) : products, isEditing: edit !== null };
  },
  check({ viewer, softwareByIds: [first] }, { url }) {
    if (!first) throw notFound("Product not found", "The product you're looking for doesn't exist.");
    const { edit, ...others } = reviewFormParams.read(url);
    // There is no review to edit yet.
    if (edit && viewer && !first.ownReview) throw redirect(writePaths.form(others));
  },
});

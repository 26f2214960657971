import { redirect } from "react-router";
import query, { type ReviewFormPageQuery } from "~/relay/__generated__/ReviewFormPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { reviewFormParams } from "~/search-params/write-review";
import { writePaths } from "~/write-paths";

export default definePageData<ReviewFormPageQuery>({
  query,
  variables({ url }) {
    const { role, products, edit, suggestion } = reviewFormParams.read(url);
    if (products.length === 0 && suggestion === null) throw redirect(writePaths.role({ role }));
    return {
      ids: edit ? products.slice(0, 1) : products,
      isEditing: edit !== null,
      suggestion: suggestion ?? "",
      hasSuggestion: suggestion !== null,
    };
  },
  check({ viewer, softwareByIds: [first] }, { url }) {
    const { edit, ...others } = reviewFormParams.read(url);
    if (others.suggestion !== null) {
      if (viewer && !viewer.suggestedProduct)
        throw notFound("Suggestion not found", "It was deleted, or belongs to someone else.");
      return;
    }
    if (!first) throw notFound("Product not found", "The product you're looking for doesn't exist.");
    // There is no review to edit yet.
    if (edit && viewer && !first.ownReview) throw redirect(writePaths.form(others));
  },
});

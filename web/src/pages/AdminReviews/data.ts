import query, { type AdminReviewsPageQuery } from "~/relay/__generated__/AdminReviewsPageQuery.graphql";
import { definePageData } from "~/relay/page-data";
import { isYes, pageOf } from "~/search-params/admin-list";
import { adminReviewsParams } from "~/search-params/admin-reviews";

export default definePageData<AdminReviewsPageQuery>({
  query,
  variables({ url }) {
    const { q, status, verified, rating, waiting, sort, open, ...place } = adminReviewsParams.read(url);
    return {
      search: q || null,
      status: status && (status === "hidden" ? "HIDDEN" : "PUBLISHED"),
      isVerified: isYes(verified),
      rating: rating && Number(rating),
      isReported: waiting === "reported" ? true : null,
      isFlagged: waiting === "flagged" ? true : null,
      sort: sort === "oldest" ? "OLDEST" : "NEWEST",
      open,
      isOpen: open !== "",
      ...pageOf(place),
    };
  },
});

import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { DetailsNotFound } from "~/components/admin/DetailsNotFound";
import { listLoader } from "~/components/admin/list-loader";
import { reasonDrafts, severalReviews } from "~/components/admin/ReasonDialog";
import { UnsavedEdits } from "~/components/admin/UnsavedEdits";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminReviewsPageQuery } from "~/relay/__generated__/AdminReviewsPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminReviewsValues, adminReviewsParams } from "~/search-params/admin-reviews";
import { LinkButton } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import data from "./data";
import { ReviewDetails } from "./ReviewDetails";
import { ReviewsFilter } from "./ReviewsFilter";
import { ReviewTable } from "./ReviewTable";
import { ReviewWarnings } from "./ReviewWarnings";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/reviews: all reviews, including hidden ones and those of Drafts. */
export default function AdminReviewsPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading reviews" />}>
      <AdminReviews />
    </PageSuspense>
  );
}

function AdminReviews() {
  const { administration } = usePageQuery<AdminReviewsPageQuery>(graphql`
    query AdminReviewsPageQuery(
      $search: String
      $status: ReviewStatus
      $isVerified: Boolean
      $rating: Int
      $isReported: Boolean
      $isFlagged: Boolean
      $sort: AgeOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $open: ID!
      $isOpen: Boolean!
    ) {
      administration {
        reviews(
          search: $search
          status: $status
          isVerified: $isVerified
          rating: $rating
          isReported: $isReported
          isFlagged: $isFlagged
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          ...ReviewTable_reviews
        }
        review(databaseId: $open) @include(if: $isOpen) {
          ...ReviewDetails_review
        }
        ...ReviewWarnings_administration
          @include(if: $isOpen)
          @alias(as: "warnings")
          @arguments(review: $open)
      }
    }
  `);
  const values: AdminReviewsValues = adminReviewsParams.read(
    new URL(useLocation().search, "http://localhost"),
  );
  const closeHref = adminPaths.reviews({ ...values, open: "" });
  return (
    <AdminShell title="Reviews" isAdmin={administration !== null && administration !== undefined}>
      {administration && (
        <>
          <UnsavedEdits
            drafts={reasonDrafts}
            editing={null}
            what="reason"
            renderAction={({ id }) =>
              id !== severalReviews.id && (
                <LinkButton size="sm" variant="outline" to={adminPaths.reviews({ open: id })}>
                  Open the review
                </LinkButton>
              )
            }
          />
          <ReviewsFilter values={values} />
          <ReviewTable reviews={administration.reviews} values={values} />
          {administration.review ? (
            <ReviewDetails review={administration.review} closeHref={closeHref}>
              {administration.warnings && <ReviewWarnings administration={administration.warnings} />}
            </ReviewDetails>
          ) : (
            values.open && <DetailsNotFound what="review" id={values.open} closeHref={closeHref} />
          )}
        </>
      )}
    </AdminShell>
  );
}

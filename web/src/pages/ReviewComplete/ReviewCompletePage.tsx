import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FlowPage } from "~/components/review-flow/FlowPage";
import type { ReviewCompletePageQuery } from "~/relay/__generated__/ReviewCompletePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { completeParams } from "~/search-params/write-review";
import { Skeleton } from "~/ui/Skeleton";
import data from "./data";
import { Finished } from "./Finished";
import { ShareReview } from "./ShareReview";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /write-a-review/complete: what to do with a review that was just sent, then the final step. */
export default function ReviewCompletePage() {
  return (
    <PageSuspense fallback={<ReviewCompleteSkeleton />}>
      <ReviewComplete />
    </PageSuspense>
  );
}

function ReviewCompleteSkeleton() {
  return (
    <FlowPage title="Share on LinkedIn" step={3}>
      <Skeleton height="20rem" maxWidth="46rem" mx="auto" aria-label="Loading your review" />
    </FlowPage>
  );
}

function ReviewComplete() {
  const { viewer, published, softwareByIds } = usePageQuery<ReviewCompletePageQuery>(graphql`
    query ReviewCompletePageQuery($review: ID!, $products: [ID!]!) {
      viewer {
        review(databaseId: $review) {
          status
          ...ShareReview_review
        }
      }
      # What is hidden, or about software that is not Live, has no public address to share.
      published: review(databaseId: $review) {
        databaseId
      }
      softwareByIds(databaseIds: $products) {
        ...Finished_software
      }
    }
  `);
  const { search } = useLocation();
  const { step, ...others } = completeParams.read(new URL(search, "http://localhost"));
  const review = viewer?.review;
  if (!review) return null;
  return step === "share" && published ? (
    <FlowPage title="Share on LinkedIn" step={3}>
      <ShareReview review={review} address={others} />
    </FlowPage>
  ) : (
    <FlowPage title="Thank You for Your Review!" step={4}>
      <Finished
        isHidden={review.status === "HIDDEN"}
        software={softwareByIds}
        role={others.role}
        products={others.products}
      />
    </FlowPage>
  );
}

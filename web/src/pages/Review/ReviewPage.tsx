import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { CountView } from "~/components/CountView";
import { SoftwareCard } from "~/components/SoftwareCard";
import { paths } from "~/paths";
import type { ReviewPageQuery } from "~/relay/__generated__/ReviewPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { AsideBlock } from "~/ui/AsideBlock";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Page } from "~/ui/Page";
import data from "./data";
import { MoreReviews } from "./MoreReviews";
import { ReviewHead } from "./ReviewHead";
import { ReviewSkeleton } from "./ReviewSkeleton";
import { WholeReview } from "./WholeReview";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /reviews/{id}: the page of one review. */
export default function ReviewPage() {
  return (
    <PageSuspense fallback={<ReviewSkeleton />}>
      <Review />
    </PageSuspense>
  );
}

function Review() {
  const { review } = usePageQuery<ReviewPageQuery>(graphql`
    query ReviewPageQuery($databaseId: ID!) {
      review(databaseId: $databaseId) {
        databaseId
        software {
          databaseId
          name
          ...SoftwareCard_software
          ...MoreReviews_software
        }
        ...ReviewHead_review
        ...WholeReview_review
      }
    }
  `);
  if (!review) return null;
  const { databaseId, software } = review;
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Reviews", href: paths.reviews() },
    { label: software.name, href: paths.software(software.databaseId, { tab: "reviews" }) },
    { label: "Review" },
  ];
  return (
    <Page pb="8">
      <CountView subject="review" id={databaseId} />
      <ReviewHead review={review} />
      <Breadcrumbs crumbs={crumbs} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }}
        columnGap="14"
        rowGap="10"
        alignItems="start"
        mt="2"
      >
        <WholeReview review={review} />
        <Box as="aside" aria-label="What the review is about" minWidth="0">
          <AsideBlock heading="About the software">
            <SoftwareCard software={software} as="h3" lines={3} />
          </AsideBlock>
        </Box>
      </Grid>
      <MoreReviews software={software} excludeId={databaseId} />
    </Page>
  );
}

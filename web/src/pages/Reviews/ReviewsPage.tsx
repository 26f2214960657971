import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { ReviewsPageQuery } from "~/relay/__generated__/ReviewsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { reviewsParams } from "~/search-params/reviews";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Page } from "~/ui/Page";
import pageData from "./data";
import { filterChips } from "./filter-chips";
import { ReviewCounts } from "./ReviewCounts";
import { ReviewResults } from "./ReviewResults";
import { ReviewsFilters } from "./ReviewsFilters";
import { ReviewsHead } from "./ReviewsHead";
import { ReviewsSkeleton } from "./ReviewsSkeleton";
import { TopReviews } from "./TopReviews";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(pageData);
export const clientLoader = browserLoader(pageData);

/** /reviews: all reviews, searched, filtered and sorted by its search params. */
export default function ReviewsPage() {
  return (
    <PageSuspense fallback={<ReviewsSkeleton />}>
      <Reviews />
    </PageSuspense>
  );
}

function Reviews() {
  const data = usePageQuery<ReviewsPageQuery>(graphql`
    query ReviewsPageQuery(
      $search: String
      $category: String
      $chosen: [String!] = []
      $rating: ReviewRatingFilter
      $language: String
      $sort: ReviewSort!
      $page: Int!
    ) {
      directoryCounts {
        reviews
      }
      reviews(first: 20, page: $page, search: $search, categorySlug: $category, rating: $rating, language: $language, sort: $sort) {
        totalCount
        pageCursors {
          totalPages
        }
        ...ReviewsHead_reviews
        ...ReviewResults_reviews
      }
      top: reviews(first: 6, sort: HIGHEST) {
        ...TopReviews_reviews
      }
      chosen: categories(slugs: $chosen) {
        name
      }
      reviewLanguages {
        tag
        name
        count
      }
      ...CategoryFilter_query
    }
  `);
  const { directoryCounts, reviews, top, chosen, reviewLanguages: languages } = data;
  const { search } = useLocation();
  const values = reviewsParams.read(new URL(search, "http://localhost"));
  const categoryName = chosen[0]?.name;
  return (
    <Page pb="8">
      <ReviewsHead reviews={reviews} values={values} total={directoryCounts.reviews} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Reviews" }]} />
      <Box as="h1" textStyle="title" mt="2">
        Software Reviews
      </Box>
      <Box as="p" textStyle="prose" color="fg.muted" mt="2" mb="6" maxWidth="prose">
        Read authentic reviews from real users to make informed software decisions
      </Box>
      <ReviewsFilters query={data} languages={languages} values={values} />
      <ReviewCounts total={directoryCounts.reviews} filtered={reviews.totalCount} />
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }}
        columnGap="14"
        rowGap="12"
        alignItems="start"
      >
        <Box minWidth="0">
          <ReviewResults
            reviews={reviews}
            values={values}
            chips={filterChips(values, categoryName, languages)}
          />
        </Box>
        <TopReviews reviews={top} />
      </Grid>
    </Page>
  );
}

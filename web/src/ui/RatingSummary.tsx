import { shownRating } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { formatCount } from "./count";
import { Histogram, type HistogramBucket, type HistogramProps } from "./Histogram";
import { Stars } from "./Stars";

/** What a rating is made of. */
export interface RatingSummaryProps {
  /** The exact mean; null where nothing is rated. */
  rating: number | null | undefined;
  reviewCount: number;
}

/** A rating that there is. */
export interface RatedSummaryProps extends RatingSummaryProps {
  rating: number;
}

/** "1 review", "2,304 reviews". */
export function formatReviewCount(count: number): string {
  return `${formatCount(count)} ${count === 1 ? "review" : "reviews"}`;
}

/** A rating on one line: stars, the figure, how many reviews. */
export function RatingLine({ rating, reviewCount }: RatingSummaryProps) {
  if (reviewCount === 0 || rating == null) return <NoReviews />;
  return (
    <Flex as="span" align="center" gap="2" fontSize="sm" wrap="wrap">
      <Stars rating={rating} />
      <Box as="span" textStyle="figure" color="rating.fg" aria-hidden>
        {shownRating(rating)}
      </Box>
      <Box as="span" color="fg.muted">
        {formatReviewCount(reviewCount)}
      </Box>
    </Flex>
  );
}

/** A rating as a large figure beside its stars. */
export function RatingScore({ rating, reviewCount }: RatedSummaryProps) {
  return (
    <Flex align="center" gap="3">
      <Box textStyle="figure" fontSize="3xl" lineHeight="1" color="fg">
        {shownRating(rating)}
      </Box>
      <Box lineHeight="snug">
        <Stars rating={rating} isDecoration />
        <Box fontSize="xs" color="fg.muted">
          out of 5 · {formatReviewCount(reviewCount)}
        </Box>
      </Box>
    </Flex>
  );
}

/** What the spread of a rating is drawn from, and where its bars lead. */
export interface RatingHistogramProps extends RatingSummaryProps, Omit<HistogramProps, "buckets"> {
  histogram: readonly HistogramBucket[];
}

/** A rating as the hero: the figure large, "out of 5", the stars, the spread, how many reviews. */
export function RatingSummary({ rating, reviewCount, histogram, ...bars }: RatingHistogramProps) {
  if (reviewCount === 0 || rating == null) return <NoReviews />;
  return (
    <Box>
      <Box mb="2">
        <RatingScore rating={rating} reviewCount={reviewCount} />
      </Box>
      <Histogram buckets={histogram} {...bars} />
    </Box>
  );
}

function NoReviews() {
  return (
    <Flex as="span" align="center" gap="2" fontSize="sm" color="fg.subtle">
      <Stars rating={0} isDecoration />
      No reviews yet
    </Flex>
  );
}

import { shownRating } from "@assay/api/inputs";
import { chakra } from "@chakra-ui/react";
import { formatCount } from "./count";
import { Histogram, type HistogramBucket, type HistogramProps } from "./Histogram";
import { Stars } from "./Stars";

const Score = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    "& > [data-figure]": { textStyle: "figure", fontSize: "3xl", lineHeight: "1", color: "fg" },
    "& > div:last-child": { lineHeight: "snug" },
    "& [data-count]": { fontSize: "xs", color: "fg.muted" },
  },
});

const Summary = chakra("div", { base: { "& > div": { mb: "2" } } });

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
    <span data-rating-line>
      <Stars rating={rating} />
      <span data-figure aria-hidden>
        {shownRating(rating)}
      </span>
      <span>{formatReviewCount(reviewCount)}</span>
    </span>
  );
}

/** A rating as a large figure beside its stars. */
export function RatingScore({ rating, reviewCount }: RatedSummaryProps) {
  return (
    <Score>
      <div data-figure>{shownRating(rating)}</div>
      <div>
        <Stars rating={rating} isDecoration />
        <div data-count>out of 5 · {formatReviewCount(reviewCount)}</div>
      </div>
    </Score>
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
    <Summary>
      <RatingScore rating={rating} reviewCount={reviewCount} />
      <Histogram buckets={histogram} {...bars} />
    </Summary>
  );
}

function NoReviews() {
  return (
    <span data-rating-line="none">
      <Stars rating={0} isDecoration />
      No reviews yet
    </span>
  );
}

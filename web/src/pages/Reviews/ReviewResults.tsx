import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import { paths } from "~/paths";
import type { ReviewResults_reviews$key } from "~/relay/__generated__/ReviewResults_reviews.graphql";
import type { ReviewsValues } from "~/search-params/reviews";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { type FilterChip, FilterChips } from "~/ui/FilterChips";
import { Pagination } from "~/ui/Pagination";
import { focusCounts } from "./ReviewCounts";

/** Props of `ReviewResults`: one page of reviews, the page's search params, and the active filters. */
export interface ReviewResultsProps {
  reviews: ReviewResults_reviews$key;
  values: ReviewsValues;
  chips: readonly FilterChip[];
}

/** The active filters, and below them one page of reviews. */
export function ReviewResults({ reviews, values, chips }: ReviewResultsProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment ReviewResults_reviews on ReviewConnection {
        edges {
          node {
            id
            ...ReviewCard_review @arguments(withSoftware: true)
          }
        }
        pageCursors {
          totalPages
          around {
            page
          }
        }
      }
    `,
    reviews,
  );
  const { sort, page } = values;
  // The sort order is not a filter, so it stays.
  const clearHref = paths.reviews({ sort });
  if (edges.length === 0) {
    return (
      <>
        <FilterChips chips={chips} onRemove={focusCounts} />
        <EmptyState
          heading="No reviews found"
          text={
            chips.length > 0 ? "Try another search, or fewer filters." : "No reviews have been written yet."
          }
          action={
            chips.length > 0 && (
              <LinkButton to={clearHref} preventScrollReset onClick={focusCounts}>
                Clear Filters
              </LinkButton>
            )
          }
        />
      </>
    );
  }
  return (
    <>
      <FilterChips chips={chips} onRemove={focusCounts} clearHref={clearHref} />
      <Box as="ul" listStyleType="none">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ReviewCard review={node} as="h2" date="day" />
          </li>
        ))}
      </Box>
      <Pagination
        current={page}
        total={pageCursors.totalPages}
        pages={pageCursors.around.map((each) => each.page)}
        hrefOf={(each) => paths.reviews({ ...values, page: each })}
      />
    </>
  );
}

import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TopReviews_reviews$key } from "~/relay/__generated__/TopReviews_reviews.graphql";
import { AsideBlock } from "~/ui/AsideBlock";
import { TopReview } from "./TopReview";

/** A review of fewer stars is none of the best, however few there are. */
const minStars = 4;

/** Beside the list: the best of all reviews, as the query asks for them. */
export function TopReviews({ reviews }: { reviews: TopReviews_reviews$key }) {
  const { edges } = useFragment(
    graphql`
      fragment TopReviews_reviews on ReviewConnection {
        edges {
          node {
            id
            rating
            ...TopReview_review
          }
        }
      }
    `,
    reviews,
  );
  const best = edges.filter(({ node }) => node.rating >= minStars);
  return (
    <Box as="aside" aria-label="Top reviews" minWidth="0">
      <AsideBlock heading="Top Reviews">
        {best.length === 0 ? (
          <Box color="fg.muted" textStyle="small">
            No highly rated reviews yet
          </Box>
        ) : (
          <Box as="ul" listStyleType="none">
            {best.map(({ node }) => (
              <li key={node.id}>
                <TopReview review={node} />
              </li>
            ))}
          </Box>
        )}
      </AsideBlock>
    </Box>
  );
}

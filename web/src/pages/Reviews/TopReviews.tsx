import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TopReviews_reviews$key } from "~/relay/__generated__/TopReviews_reviews.graphql";
import { AsideBlock } from "~/ui/AsideBlock";
import { TopReview } from "./TopReview";

/** Minimum number of stars of a top review, even if there are few. */
const minStars = 4;

/** Next to the list: the top reviews of all, as the query returns them. */
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

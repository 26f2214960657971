import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import type { RecentReviews_reviews$key } from "~/relay/__generated__/RecentReviews_reviews.graphql";
import { Section } from "~/ui/Section";

/** The newest reviews. */
export function RecentReviews({ reviews }: { reviews: RecentReviews_reviews$key }) {
  const { edges } = useFragment(
    graphql`
      fragment RecentReviews_reviews on ReviewConnection {
        edges {
          node {
            id
            ...ReviewCard_review @arguments(withSoftware: true)
          }
        }
      }
    `,
    reviews,
  );
  return (
    <Section heading="Recent reviews">
      {edges.length === 0 ? (
        <Box color="fg.muted">No reviews yet. Be the first to write a review!</Box>
      ) : (
        <Box as="ul" listStyleType="none" maxWidth="56rem">
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ReviewCard review={node} />
            </li>
          ))}
        </Box>
      )}
    </Section>
  );
}

import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import { paths } from "~/paths";
import type { MoreReviews_software$key } from "~/relay/__generated__/MoreReviews_software.graphql";
import { LinkButton } from "~/ui/Button";
import { formatReviewCount } from "~/ui/RatingSummary";
import { Section } from "~/ui/Section";

/** Reviews shown below; the query asks for one more, because this one may be among them. */
const shown = 3;

/** Props of `MoreReviews`: the software, and the current review. */
export interface MoreReviewsProps {
  software: MoreReviews_software$key;
  excludeId: string;
}

/** Other reviews of the same software, newest first; absent if there are none. */
export function MoreReviews({ software, excludeId }: MoreReviewsProps) {
  const { databaseId, name, reviewCount, reviews } = useFragment(
    graphql`
      fragment MoreReviews_software on Software {
        databaseId
        name
        reviewCount
        reviews(first: 4) {
          edges {
            node {
              id
              databaseId
              ...ReviewCard_review
            }
          }
        }
      }
    `,
    software,
  );
  const others = reviews.edges.filter(({ node }) => node.databaseId !== excludeId).slice(0, shown);
  if (others.length === 0) return null;
  return (
    <Section heading={`More reviews of ${name}`} mt="14" pt="8" borderTopWidth="1px" borderColor="border">
      <Box as="ul" listStyleType="none">
        {others.map(({ node }) => (
          <li key={node.id}>
            <ReviewCard review={node} date="day" />
          </li>
        ))}
      </Box>
      <LinkButton to={paths.software(databaseId, { tab: "reviews" })} variant="outline" mt="6">
        Read all {formatReviewCount(reviewCount)}
      </LinkButton>
    </Section>
  );
}

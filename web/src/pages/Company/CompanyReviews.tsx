import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import type { CompanyReviews_company$key } from "~/relay/__generated__/CompanyReviews_company.graphql";
import type { CompanyReviews_reviews$key } from "~/relay/__generated__/CompanyReviews_reviews.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { RatingScore } from "~/ui/RatingSummary";
import { Section } from "~/ui/Section";

/** Props of `CompanyReviews`: the company's totals, one page of reviews, and a function that returns the href of another page. */
export interface CompanyReviewsProps {
  company: CompanyReviews_company$key;
  reviews: CompanyReviews_reviews$key;
  hrefOf: (page: number) => string;
}

const listId = "reviews";

/** The Reviews tab: the reviews of all the company's software, newest first, with their mean. */
export function CompanyReviews({ company, reviews, hrefOf }: CompanyReviewsProps) {
  const { name, avgRating, reviewCount } = useFragment(
    graphql`
      fragment CompanyReviews_company on Company {
        name
        avgRating
        reviewCount
      }
    `,
    company,
  );
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment CompanyReviews_reviews on ReviewConnection {
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
            isCurrent
          }
        }
      }
    `,
    reviews,
  );
  if (edges.length === 0) {
    return <EmptyState heading="No reviews found" text={`Nobody has reviewed software by ${name} yet.`} />;
  }
  const { around, totalPages } = pageCursors;
  return (
    <Section heading={`Reviews of software by ${name}`}>
      {typeof avgRating === "number" && (
        <Box pb="4" borderBottomWidth="1px" borderColor="border">
          <RatingScore rating={avgRating} reviewCount={reviewCount} />
        </Box>
      )}
      <Box
        as="ul"
        listStyleType="none"
        id={listId}
        tabIndex={-1}
        aria-label={`Reviews of software by ${name}`}
      >
        {edges.map(({ node }) => (
          <li key={node.id}>
            <ReviewCard review={node} />
          </li>
        ))}
      </Box>
      <Pagination
        current={around.find(({ isCurrent }) => isCurrent)?.page ?? 1}
        total={totalPages}
        pages={around.map(({ page }) => page)}
        hrefOf={hrefOf}
        listId={listId}
      />
    </Section>
  );
}

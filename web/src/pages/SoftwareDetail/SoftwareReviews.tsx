import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewCard } from "~/components/reviews/ReviewCard";
import { paths } from "~/paths";
import type { SoftwareReviews_reviews$key } from "~/relay/__generated__/SoftwareReviews_reviews.graphql";
import type { SoftwareReviews_software$key } from "~/relay/__generated__/SoftwareReviews_software.graphql";
import type { SoftwareDetailValues } from "~/search-params/detail-pages";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { Section } from "~/ui/Section";
import { NamedPoints } from "./NamedPoints";
import { ReviewFilters } from "./ReviewFilters";
import { SoftwareRatings } from "./SoftwareRatings";

/** Props of `SoftwareReviews`: the listing, one page of its reviews, and their search params. */
export interface SoftwareReviewsProps {
  software: SoftwareReviews_software$key;
  reviews: SoftwareReviews_reviews$key;
  values: SoftwareDetailValues;
}

const listId = "reviews";

/** The Reviews tab: the distribution of the ratings, and the reviews. */
export function SoftwareReviews({ software, reviews, values }: SoftwareReviewsProps) {
  const data = useFragment(
    graphql`
      fragment SoftwareReviews_software on Software {
        databaseId
        name
        reviewCount
        reviewLanguages {
          tag
          name
          count
        }
        ...SoftwareRatings_software
        ...NamedPoints_software
      }
    `,
    software,
  );
  const { edges, totalCount, pageCursors } = useFragment(
    graphql`
      fragment SoftwareReviews_reviews on ReviewConnection {
        totalCount
        edges {
          node {
            id
            ...ReviewCard_review
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
  const { databaseId, name, reviewCount } = data;
  if (reviewCount === 0) return <EmptyState heading="No reviews yet. Be the first to write a review!" />;
  const { rating, pro, con, language, sort, q, page } = values;
  const hrefOf = (change: Partial<SoftwareDetailValues>) =>
    paths.software(databaseId, { tab: "reviews", rating, pro, con, language, sort, q, ...change });
  const all = hrefOf({ rating: null, pro: "", con: "", language: "", q: "" });
  return (
    <Section heading={`Reviews of ${name}`}>
      <SoftwareRatings software={data} current={rating} hrefOf={(rating) => hrefOf({ rating })} />
      <NamedPoints software={data} current={{ pro, con }} hrefOf={hrefOf} />
      <ReviewFilters
        databaseId={databaseId}
        languages={data.reviewLanguages}
        values={values}
        shown={totalCount}
        total={reviewCount}
        hrefOf={hrefOf}
        hrefOfAll={all}
      />
      {edges.length === 0 ? (
        <EmptyState
          as="h3"
          heading="No reviews found"
          action={
            <LinkButton to={all} variant="outline" preventScrollReset>
              Clear filters
            </LinkButton>
          }
        />
      ) : (
        <Box as="ul" listStyleType="none" id={listId} tabIndex={-1} aria-label={`Reviews of ${name}`}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <ReviewCard review={node} />
            </li>
          ))}
        </Box>
      )}
      <Pagination
        current={page}
        total={pageCursors.totalPages}
        pages={pageCursors.around.map(({ page }) => page)}
        hrefOf={(page) => hrefOf({ page })}
        listId={listId}
      />
    </Section>
  );
}

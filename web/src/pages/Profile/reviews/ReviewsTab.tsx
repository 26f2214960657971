import { Box } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { paths } from "~/paths";
import type { ReviewsTab_reviews$key } from "~/relay/__generated__/ReviewsTab_reviews.graphql";
import { useInvalidatePages } from "~/relay/mutate";
import { hasPage } from "~/route-match";
import { LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { Section } from "~/ui/Section";
import { useRefetchProfile } from "../use-refetch-profile";
import { OwnReview } from "./OwnReview";

/** Props of `ReviewsTab`: one page of the user's reviews, and its number. */
export interface ReviewsTabProps {
  reviews: ReviewsTab_reviews$key;
  page: number;
  /** The number of reviews of products that are currently not listed: these are not in the list. */
  unlistedCount: number;
}

const hrefOf = (page: number) => paths.profile({ tab: "reviews", page });

/** The user's reviews, newest first, with actions. */
export function ReviewsTab({ reviews, page, unlistedCount }: ReviewsTabProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment ReviewsTab_reviews on ReviewConnection {
        edges {
          node {
            id
            ...OwnReview_review
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
  const invalidatePages = useInvalidatePages();
  const refetchProfile = useRefetchProfile();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  const onDeleted = async () => {
    // Lists of other pages contain it too: Back must not show it.
    invalidatePages();
    const isLast = edges.length === 1 && page > 1;
    if (isLast) await navigate(hrefOf(page - 1), { replace: true });
    else await refetchProfile({ tab: "reviews", page });
    // The button that had the focus is gone with its review.
    ref.current?.focus();
  };
  return (
    <Box ref={ref} tabIndex={-1} _focusVisible={{ outline: "none" }}>
      {edges.length === 0 && <NoReviews page={page} />}
      {edges.length > 0 && (
        <Section heading="Your reviews">
          <Box as="ul" listStyleType="none">
            {edges.map(({ node }) => (
              <li key={node.id}>
                <OwnReview review={node} onDeleted={onDeleted} />
              </li>
            ))}
          </Box>
          <Pagination
            current={page}
            total={pageCursors.totalPages}
            pages={pageCursors.around.map((each) => each.page)}
            hrefOf={hrefOf}
          />
        </Section>
      )}
      {unlistedCount > 0 && (
        <Box as="p" textStyle="small" color="fg.muted" mt="6" maxWidth="prose">
          {unlistedCount === 1
            ? "One more of your reviews is of a product that is not listed at the moment. It will reappear with the product."
            : `${formatCount(unlistedCount)} more of your reviews are of products that are not listed at the moment. They will reappear with the products.`}
        </Box>
      )}
    </Box>
  );
}

function NoReviews({ page }: { page: number }) {
  if (page > 1) return <EmptyPage as="h2" what="reviews" firstPage={hrefOf(1)} />;
  return (
    <EmptyState
      heading="You have not written any reviews yet"
      action={
        hasPage(paths.writeReview()) && <LinkButton to={paths.writeReview()}>Write a Review</LinkButton>
      }
    />
  );
}

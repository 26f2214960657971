import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ReviewsTab_company$key } from "~/relay/__generated__/ReviewsTab_company.graphql";
import { useInvalidatePages } from "~/relay/mutate";
import type { DashboardValues } from "~/search-params/dashboard";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { formatReviewCount } from "~/ui/RatingSummary";
import { Section } from "~/ui/Section";
import { useRefetchList } from "../use-refetch-list";
import { BadgeSection } from "./BadgeSection";
import { ReviewsFilter } from "./ReviewsFilter";
import { VendorReview } from "./VendorReview";

/** Props of `ReviewsTab`: the company, and the page's search params. */
export interface ReviewsTabProps {
  company: ReviewsTab_company$key;
  values: DashboardValues;
}

const listId = "company-reviews";

/** The reviews of the company's software, newest first, with the company's answers. */
export function ReviewsTab({ company, values }: ReviewsTabProps) {
  const data = useFragment(
    graphql`
      fragment ReviewsTab_company on Company
      @argumentDefinitions(page: { type: "Int!" }, listing: { type: "ID" }, isAnswered: { type: "Boolean" }) {
        ...ReviewsFilter_company
        ...BadgeSection_company
        reviews(first: 20, page: $page, softwareId: $listing, isAnswered: $isAnswered) {
          totalCount
          edges {
            node {
              id
              ...VendorReview_review
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
      }
    `,
    company,
  );
  const { totalCount, edges, pageCursors } = data.reviews;
  const invalidatePages = useInvalidatePages();
  const [rowLeft, list] = useRefetchList(values, edges.length);
  const hrefOf = (page: number) => paths.dashboard({ ...values, page });
  const isFiltered = Boolean(values.listing || values.answer);
  if (totalCount === 0 && !isFiltered && values.page === 1) {
    return (
      <>
        <EmptyState
          heading="No reviews yet"
          text="Reviews of your software appear here, and you can answer them."
        />
        <BadgeSection company={data} listing="" />
      </>
    );
  }
  const { around, totalPages } = pageCursors;
  return (
    <Section heading={formatReviewCount(totalCount)}>
      <ReviewsFilter company={data} values={values} />
      <Box as="p" textStyle="small" color="fg.muted" maxWidth="prose" mt="4">
        Every review that follows our guidelines stays, whatever its rating. You can answer each review once,
        edit your answer, and report reviews that break the guidelines.
      </Box>
      <BadgeSection key={values.listing} company={data} listing={values.listing} />
      <Box ref={list} tabIndex={-1} _focusVisible={{ outline: "none" }}>
        {edges.length === 0 && values.page > 1 ? (
          <EmptyPage as="h3" what="reviews" firstPage={hrefOf(1)} />
        ) : edges.length === 0 ? (
          <EmptyState
            as="h3"
            heading="No reviews found"
            action={
              <LinkButton to={paths.dashboard({ company: values.company, tab: "reviews" })} variant="outline">
                Show all reviews
              </LinkButton>
            }
          />
        ) : (
          <Box as="ul" listStyleType="none" id={listId} tabIndex={-1} aria-label="Reviews" maxWidth="56rem">
            {edges.map(({ node }) => (
              // Gets the focus when the answer and its button disappear.
              <li key={node.id} tabIndex={-1}>
                <VendorReview
                  review={node}
                  onMoved={async () => (values.answer ? rowLeft() : invalidatePages())}
                />
              </li>
            ))}
          </Box>
        )}
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

import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { DashboardValues } from "~/address/dashboard-search";
import { paths } from "~/paths";
import type { ReviewsTab_company$key } from "~/relay/__generated__/ReviewsTab_company.graphql";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { reviewsInWords } from "~/ui/RatingSummary";
import { Section } from "~/ui/Section";
import { BadgeSection } from "./BadgeSection";
import { ReviewsFilter } from "./ReviewsFilter";
import { VendorReview } from "./VendorReview";

/** What a tab takes: the company, and what stands in the address. */
export interface ReviewsTabProps {
  company: ReviewsTab_company$key;
  values: DashboardValues;
}

const listId = "company-reviews";

/** What people say of the company's software, newest first, and what the company says to that. */
export function ReviewsTab({ company, values }: ReviewsTabProps) {
  const data = useFragment(
    graphql`
      fragment ReviewsTab_company on Company
      @argumentDefinitions(page: { type: "Int!" }, listing: { type: "ID" }, isAnswered: { type: "Boolean" }) {
        ...ReviewsFilter_company
        ...BadgeSection_company
        reviews(first: 20, page: $page, softwareDatabaseId: $listing, isAnswered: $isAnswered) {
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
  const isFiltered = Boolean(values.listing || values.answer);
  if (totalCount === 0 && !isFiltered) {
    return (
      <>
        <EmptyState
          heading="No reviews yet"
          text="What people write about your software stands here, and you can answer it."
        />
        <BadgeSection company={data} listing="" />
      </>
    );
  }
  const { around, totalPages } = pageCursors;
  return (
    <Section heading={reviewsInWords(totalCount)}>
      <ReviewsFilter company={data} values={values} />
      <Box as="p" textStyle="small" color="fg.muted" maxWidth="prose" mt="4">
        Every review that follows our guidelines stays, whatever its stars: a vendor can answer it once,
        change that answer, and report a review that breaks the guidelines.
      </Box>
      <BadgeSection company={data} listing={values.listing} />
      {edges.length === 0 ? (
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
            <li key={node.id}>
              <VendorReview review={node} />
            </li>
          ))}
        </Box>
      )}
      <Pagination
        current={around.find(({ isCurrent }) => isCurrent)?.page ?? 1}
        total={totalPages}
        pages={around.map(({ page }) => page)}
        hrefOf={(page) => paths.dashboard({ ...values, page })}
        listId={listId}
      />
    </Section>
  );
}

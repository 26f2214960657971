import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { RecordList } from "~/components/admin/RecordList";
import { useBulkChanges } from "~/components/admin/use-bulk-changes";
import { paths } from "~/paths";
import type { ReviewTable_reviews$key } from "~/relay/__generated__/ReviewTable_reviews.graphql";
import type { AdminReviewsValues } from "~/search-params/admin-reviews";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { Stars } from "~/ui/Stars";
import { TextLink } from "~/ui/TextLink";
import { DeleteReviews } from "./DeleteReviews";
import { HideReviews } from "./HideReviews";
import { ReviewState } from "./ReviewState";
import { type ReviewRecord, recordOf, useReviewChanges } from "./use-review-changes";

/** Props of `ReviewTable`: a page of reviews, and the page's search params. */
export interface ReviewTableProps {
  reviews: ReviewTable_reviews$key;
  values: AdminReviewsValues;
}

/** The list of reviews, with actions on one and on several at once. */
export function ReviewTable({ reviews, values }: ReviewTableProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ReviewTable_reviews on ReviewConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            databaseId
            title
            rating
            isVerified
            status
            hiddenReason
            createdAt
            updatedAt
            software {
              databaseId
              name
            }
            author {
              displayName
            }
            ...ReviewState_review
          }
        }
      }
    `,
    reviews,
  );
  const { selection, changes, applyToChosen } = useBulkChanges<ReviewRecord>(
    edges.map(({ node }) => recordOf(node)),
  );
  const { toVerified, publish } = useReviewChanges();
  const [dialog, setDialog] = useState<"hide" | "delete" | null>(null);
  return (
    <>
      <RecordList
        label="Reviews"
        columns={["Review", "Author", "Stars", "Written", "Status", "Actions"]}
        selection={selection}
        rows={edges.map(({ node }) => ({
          record: recordOf(node),
          href: adminPaths.reviews({ ...values, open: node.databaseId }),
          note: <bdi>{node.software.name}</bdi>,
          cells: [
            <bdi key="author">{node.author?.displayName ?? "Anonymous"}</bdi>,
            <Stars key="stars" rating={node.rating} size="sm" />,
            <CalendarDate key="written" iso={node.createdAt} />,
            <ReviewState key="state" review={node} />,
            <Flex
              as="span"
              key="actions"
              display="inline-flex"
              columnGap="3"
              rowGap="1"
              wrap="wrap"
              align="center"
            >
              <Button
                variant="outline"
                size="sm"
                data-needs-scripts
                aria-label={`${node.isVerified ? "Unverify" : "Verify"}: ${node.title}`}
                onClick={() => void changes.apply(toVerified(!node.isVerified), [recordOf(node)])}
              >
                {node.isVerified ? "Unverify" : "Verify"}
              </Button>
              <TextLink
                to={paths.software(node.software.databaseId)}
                aria-label={`View Software: ${node.software.name}`}
              >
                View Software
              </TextLink>
            </Flex>,
          ],
        }))}
        total={totalCount}
        what={["review", "reviews"]}
        pageInfo={pageInfo}
        values={values}
        hrefOf={adminPaths.reviews}
      />
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void applyToChosen(toVerified(true))}>Verify</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toVerified(false))}>Unverify</BulkButton>
        <BulkButton onClick={() => setDialog("hide")}>Hide…</BulkButton>
        <BulkButton onClick={() => void applyToChosen(publish)}>Publish</BulkButton>
        <BulkButton onClick={() => setDialog("delete")}>Delete…</BulkButton>
      </BulkBar>
      {dialog === "hide" && (
        <HideReviews reviews={selection.chosen} apply={applyToChosen} onClose={() => setDialog(null)} />
      )}
      {dialog === "delete" && (
        <DeleteReviews rows={selection.chosen} apply={applyToChosen} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

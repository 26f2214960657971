import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { DetailDrawer } from "~/components/admin/DetailDrawer";
import { useDetailChanges } from "~/components/admin/use-detail-changes";
import { ReviewAnswer } from "~/components/reviews/ReviewAnswer";
import { ReviewByline } from "~/components/reviews/ReviewByline";
import { ReviewHistory } from "~/components/reviews/ReviewHistory";
import { ReviewPoints } from "~/components/reviews/ReviewPoints";
import { paths } from "~/paths";
import type { ReviewDetails_review$key } from "~/relay/__generated__/ReviewDetails_review.graphql";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { Prose } from "~/ui/Prose";
import { Stars } from "~/ui/Stars";
import { TextLink } from "~/ui/TextLink";
import { DeleteReviews } from "./DeleteReviews";
import { HideReviews } from "./HideReviews";
import { recordOf, useReviewChanges } from "./use-review-changes";

/** Props of `ReviewDetails`: the review, the href that closes it, and the reports and flags about it. */
export interface ReviewDetailsProps {
  review: ReviewDetails_review$key;
  closeHref: string;
  children: ReactNode;
}

/** All details of a review, with the actions that administrators can take. */
export function ReviewDetails({ review, closeHref, children }: ReviewDetailsProps) {
  const data = useFragment(
    graphql`
      fragment ReviewDetails_review on Review {
        databaseId
        title
        content
        rating
        status
        hiddenReason
        authorReply
        isVerified
        verifiedBy
        workDomain
        isEdited
        labels {
          kind
        }
        helpfulCount
        createdAt
        updatedAt
        authorId
        author {
          displayName
          email
        }
        software {
          databaseId
          name
        }
        ...ReviewPoints_review
        ...ReviewByline_review
        ...ReviewAnswer_review
        ...ReviewHistory_review
      }
    `,
    review,
  );
  const { toVerified, confirmUse, publish } = useReviewChanges();
  const [dialog, setDialog] = useState<"hide" | "delete" | null>(null);
  const record = recordOf(data);
  const { apply, applyAndClose } = useDetailChanges(record, closeHref);
  const { author, authorId, software } = data;
  const isHidden = data.status === "HIDDEN";
  return (
    <DetailDrawer heading={data.title} id={data.databaseId} closeHref={closeHref}>
      <Flex align="center" gap="3" mb="4" wrap="wrap">
        <Stars rating={data.rating} />
        {!isHidden && <TextLink to={paths.review(data.databaseId)}>View on site</TextLink>}
      </Flex>
      <Facts
        facts={[
          {
            label: "Software",
            value: (
              <TextLink to={paths.software(software.databaseId)} dir="auto">
                {software.name}
              </TextLink>
            ),
          },
          {
            label: "Author",
            value: authorId ? (
              <TextLink to={adminPaths.users({ open: authorId })} dir="auto">
                {author?.displayName}
              </TextLink>
            ) : (
              "Anonymous (deleted account)"
            ),
          },
          { label: "Email", value: author?.email },
          { label: "Written", value: <CalendarDate iso={data.createdAt} /> },
          { label: "Edited", value: data.isEdited ? "Yes" : "No" },
          { label: "Verified", value: describeVerification(data) },
          {
            label: "Invited by the vendor",
            value: data.labels.some(({ kind }) => kind === "INVITED") ? "Yes" : "No",
          },
          { label: "Helpful votes", value: formatCount(data.helpfulCount) },
          { label: "Status", value: isHidden ? "Hidden" : "Published" },
        ]}
      />
      {isHidden && (
        <Box bg="bg.subtle" borderRadius="md" p="4" my="4" overflowWrap="anywhere">
          <Box as="h3" textStyle="label" mb="1">
            Reason for hiding
          </Box>
          <Prose text={data.hiddenReason ?? "No reason was given."} />
          {data.authorReply && (
            <>
              <Box as="h3" textStyle="label" mt="4" mb="1">
                Author's reply
              </Box>
              <Prose text={data.authorReply} />
            </>
          )}
        </Box>
      )}
      <Prose text={data.content} mt="5" overflowWrap="anywhere" />
      <ReviewPoints review={data} />
      <ReviewByline review={data} />
      <ReviewAnswer review={data} isWhole />
      <ReviewHistory review={data} />
      {children}
      <Flex gap="2" wrap="wrap" mt="8" data-needs-scripts>
        <Button variant="outline" onClick={() => void apply(toVerified(!data.isVerified))}>
          {data.isVerified ? "Unverify" : "Verify"}
        </Button>
        {data.isVerified && data.verifiedBy !== "admin" && (
          <Button variant="outline" onClick={() => void apply(confirmUse)}>
            Confirm the use
          </Button>
        )}
        {isHidden && (
          <Button variant="outline" onClick={() => void apply(publish)}>
            Publish again
          </Button>
        )}
        <Button variant="outline" onClick={() => setDialog("hide")}>
          {isHidden ? "Edit reason…" : "Hide…"}
        </Button>
        <Button variant="outline" color="danger" onClick={() => setDialog("delete")}>
          Delete…
        </Button>
      </Flex>
      {dialog === "hide" && <HideReviews reviews={[record]} apply={apply} onClose={() => setDialog(null)} />}
      {dialog === "delete" && (
        <DeleteReviews rows={[record]} apply={applyAndClose} onClose={() => setDialog(null)} />
      )}
    </DetailDrawer>
  );
}

function describeVerification({
  isVerified,
  verifiedBy,
  workDomain,
}: {
  readonly isVerified: boolean;
  readonly verifiedBy: string | null | undefined;
  readonly workDomain: string | null | undefined;
}) {
  if (!isVerified) return "No";
  if (verifiedBy === "admin") return "Yes, by an administrator";
  if (verifiedBy === "work_email") return `Yes, by an email address at ${workDomain ?? "work"}`;
  return verifiedBy === "catalog" ? "Yes, as imported" : "Yes";
}

import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { HelpfulCount } from "~/components/review-actions/HelpfulCount";
import { ReviewAnswer } from "~/components/reviews/ReviewAnswer";
import { ReviewHistory } from "~/components/reviews/ReviewHistory";
import { ReviewLabels } from "~/components/reviews/ReviewLabels";
import { ReviewPoints } from "~/components/reviews/ReviewPoints";
import { paths } from "~/paths";
import type { OwnReview_review$key } from "~/relay/__generated__/OwnReview_review.graphql";
import { hasPage } from "~/route-match";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { ExpandableText } from "~/ui/ExpandableText";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { Stars } from "~/ui/Stars";
import { writePaths } from "~/write-paths";
import { DeleteReview } from "./DeleteReview";
import { HiddenNotice } from "./HiddenNotice";
import { ProveUse } from "./ProveUse";
import { VerifyReview } from "./VerifyReview";

/** Props of `OwnReview`; `onDeleted` is called when it has been deleted. */
export interface OwnReviewProps {
  review: OwnReview_review$key;
  onDeleted: () => Promise<void>;
}

/** The user's review, as others see it, with the author's information and actions. */
export function OwnReview({ review, onDeleted }: OwnReviewProps) {
  const data = useFragment(
    graphql`
      fragment OwnReview_review on Review {
        databaseId
        rating
        title
        content
        isVerified
        isHeld
        labels {
          kind
        }
        isEdited
        helpfulCount
        status
        createdAt
        software {
          databaseId
          name
          logoUrl
          isActive
        }
        ...ReviewLabels_review
        ...ReviewPoints_review
        ...ReviewAnswer_review
        ...HiddenNotice_review
        ...ReviewHistory_review
        ...DeleteReview_review
        ...VerifyReview_review
        ...ProveUse_review
      }
    `,
    review,
  );
  const {
    databaseId,
    rating,
    title,
    content,
    isVerified,
    isHeld,
    labels,
    isEdited,
    helpfulCount,
    status,
    createdAt,
    software,
  } = data;
  const isHidden = status === "HIDDEN";
  const isPublic = !isHidden && software.isActive;
  const isConfirmed = labels.some(({ kind }) => kind === "PROOF_OF_USE");
  const headingId = `review-${databaseId}`;
  const edit = writePaths.form({ products: [software.databaseId], edit: "review" });
  return (
    <Box as="article" aria-labelledby={headingId} py="6" borderTopWidth="1px" borderColor="border">
      <Flex align="center" gap="2.5" mb="3" textStyle="small" fontWeight="medium">
        <Logo url={software.logoUrl} name={software.name} size={28} />
        <Box minWidth="0" overflowWrap="anywhere" dir="auto">
          {software.isActive ? (
            <MaybeLink to={paths.software(software.databaseId)}>{software.name}</MaybeLink>
          ) : (
            software.name
          )}
        </Box>
      </Flex>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" textStyle="small" color="fg.muted">
        <Stars rating={rating} />
        <span>
          <CalendarDate iso={createdAt} />
          {isEdited && " · edited"}
        </span>
        <ReviewLabels review={data} />
        {isHidden && <Badge tone="neutral">Hidden until moderators publish it</Badge>}
      </Flex>
      <Box
        as="h3"
        id={headingId}
        textStyle="item"
        mt="2"
        mb="2"
        maxWidth="prose"
        overflowWrap="anywhere"
        dir="auto"
      >
        {title}
      </Box>
      {isHidden && <HiddenNotice review={data} />}
      <ExpandableText text={content} about={`your review “${title}”`} />
      <ReviewPoints review={data} />
      <ReviewHistory review={data} />
      <ReviewAnswer review={data} />
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="2" mt="4" textStyle="small">
        {hasPage(edit) && (
          <LinkButton to={edit} variant="outline" size="sm" aria-label={`Edit your review “${title}”`}>
            Edit
          </LinkButton>
        )}
        <DeleteReview review={data} onDeleted={onDeleted} />
        {isPublic && (
          <LinkButton
            to={paths.review(databaseId)}
            variant="quiet"
            size="sm"
            px="2"
            aria-label={`View public page: your review “${title}”`}
          >
            View public page
          </LinkButton>
        )}
        <HelpfulCount count={helpfulCount} />
      </Flex>
      {isPublic && !isVerified && <VerifyReview review={data} />}
      {software.isActive && (!isHidden || isHeld) && !isConfirmed && <ProveUse review={data} />}
    </Box>
  );
}

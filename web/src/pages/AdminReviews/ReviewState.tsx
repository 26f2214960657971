import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewState_review$key } from "~/relay/__generated__/ReviewState_review.graphql";
import { Badge } from "~/ui/Badge";

/** Labels for unusual states of a review; absent if there are none. */
export function ReviewState({ review }: { review: ReviewState_review$key }) {
  const { isVerified, isEdited, status, openReportCount, openFlagCount } = useFragment(
    graphql`
      fragment ReviewState_review on Review {
        isVerified
        isEdited
        status
        openReportCount
        openFlagCount
      }
    `,
    review,
  );
  const badges = [
    status === "HIDDEN" && "Hidden",
    isEdited && "Edited",
    openReportCount && (openReportCount === 1 ? "Reported" : `${openReportCount} reports`),
    openFlagCount && (openFlagCount === 1 ? "Flagged" : `${openFlagCount} flags`),
  ].filter((word) => typeof word === "string");
  if (!isVerified && badges.length === 0) return null;
  return (
    <Flex as="span" display="inline-flex" gap="1" wrap="wrap">
      {isVerified && <Badge>Verified</Badge>}
      {badges.map((word) => (
        <Badge key={word} tone="neutral">
          {word}
        </Badge>
      ))}
    </Flex>
  );
}

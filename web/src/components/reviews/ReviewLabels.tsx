import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ReviewLabels_review$key } from "~/relay/__generated__/ReviewLabels_review.graphql";
import { Badge } from "~/ui/Badge";
import { TextLink } from "~/ui/TextLink";

/** The labels of a review: a badge where it is verified, and each label in full, with a link to what it means. */
export function ReviewLabels({ review }: { review: ReviewLabels_review$key }) {
  const { isVerified, labels } = useFragment(
    graphql`
      fragment ReviewLabels_review on Review {
        isVerified
        labels {
          kind
          text
        }
      }
    `,
    review,
  );
  return (
    <>
      {isVerified && <Badge>Verified Reviewer</Badge>}
      {labels.map(({ kind, text }) => (
        <TextLink
          key={kind}
          to={kind === "INVITED" ? paths.invitedReviews() : paths.reviewLabels()}
          fontSize="xs"
        >
          {text}
        </TextLink>
      ))}
    </>
  );
}

import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ReviewAnswer_review$key } from "~/relay/__generated__/ReviewAnswer_review.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { ExpandableText } from "~/ui/ExpandableText";
import { MaybeLink } from "~/ui/MaybeLink";
import { Prose } from "~/ui/Prose";

/** Props of `ReviewAnswer`: the review, and whether a long answer stands there whole. */
export interface ReviewAnswerProps {
  review: ReviewAnswer_review$key;
  isWhole?: boolean;
}

/** What the vendor says to a review; absent where it has said nothing. */
export function ReviewAnswer({ review, isWhole }: ReviewAnswerProps) {
  const { databaseId, answer } = useFragment(
    graphql`
      fragment ReviewAnswer_review on Review {
        databaseId
        answer {
          content
          createdAt
          isEdited
          company {
            databaseId
            name
          }
        }
      }
    `,
    review,
  );
  if (!answer) return null;
  const { content, createdAt, isEdited, company } = answer;
  const labelId = `answer-${databaseId}`;
  return (
    <Box
      as="article"
      aria-labelledby={labelId}
      mt="5"
      ps="4"
      borderInlineStartWidth="2px"
      borderColor="accent"
      maxWidth="prose"
    >
      <Flex wrap="wrap" columnGap="3" rowGap="1" mb="1.5" textStyle="small" color="fg.muted">
        <Box id={labelId} fontWeight="medium" color="fg" minWidth="0" overflowWrap="anywhere">
          Answer from{" "}
          <bdi>
            <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
          </bdi>
        </Box>
        <span>
          <CalendarDate iso={createdAt} />
          {isEdited && " · edited"}
        </span>
      </Flex>
      {isWhole ? (
        <Prose text={content} />
      ) : (
        <ExpandableText text={content} about={`the answer from ${company.name}`} />
      )}
    </Box>
  );
}

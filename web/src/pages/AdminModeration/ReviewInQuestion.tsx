import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import type { ReviewInQuestion_review$key } from "~/relay/__generated__/ReviewInQuestion_review.graphql";
import { Badge } from "~/ui/Badge";
import { CalendarDate } from "~/ui/CalendarDate";
import { ExpandableText } from "~/ui/ExpandableText";
import { Stars } from "~/ui/Stars";
import { TextLink } from "~/ui/TextLink";

/** The review to decide about: its text, its author and its software. */
export function ReviewInQuestion({ review }: { review: ReviewInQuestion_review$key }) {
  const { databaseId, title, content, rating, status, isVerified, createdAt, authorId, author, software } =
    useFragment(
      graphql`
        fragment ReviewInQuestion_review on Review {
          databaseId
          title
          content
          rating
          status
          isVerified
          createdAt
          authorId
          author {
            displayName
          }
          software {
            databaseId
            name
          }
        }
      `,
      review,
    );
  return (
    <Box bg="bg.subtle" borderRadius="md" p="4" mt="3" overflowWrap="anywhere">
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
        <Stars rating={rating} size="sm" />
        {isVerified && <Badge>Verified</Badge>}
        {status === "HIDDEN" && <Badge tone="neutral">Hidden</Badge>}
      </Flex>
      <Box fontWeight="semibold" mt="1">
        <TextLink to={adminPaths.reviews({ open: databaseId })} dir="auto">
          {title}
        </TextLink>
      </Box>
      <Box textStyle="small" color="fg.muted" mb="2">
        {authorId ? (
          <TextLink to={adminPaths.users({ open: authorId })}>
            <bdi>{author?.displayName}</bdi>
          </TextLink>
        ) : (
          "Anonymous"
        )}{" "}
        on{" "}
        <TextLink to={paths.software(software.databaseId)}>
          <bdi>{software.name}</bdi>
        </TextLink>
        , <CalendarDate iso={createdAt} />
      </Box>
      <ExpandableText text={content} about={`the review “${title}”`} />
    </Box>
  );
}

import { Box, chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewHistory_review$key } from "~/relay/__generated__/ReviewHistory_review.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { ChevronDown } from "~/ui/icons";
import { Prose } from "~/ui/Prose";
import { Stars } from "~/ui/Stars";
import { PointLists } from "./ReviewPoints";

const Details = chakra("details", {
  base: {
    mt: "4",
    "& > summary": {
      textStyle: "small",
      fontWeight: "medium",
      color: "fg.muted",
      py: "1",
      width: "fit-content",
      display: "flex",
      alignItems: "center",
      gap: "1",
    },
    "& > summary:hover": { color: "fg" },
    "&[open] > summary svg": { transform: "rotate(180deg)" },
  },
});

/** What a review said before, latest first, folded; absent where it was never changed. */
export function ReviewHistory({ review }: { review: ReviewHistory_review$key }) {
  const { title, revisions } = useFragment(
    graphql`
      fragment ReviewHistory_review on Review {
        title
        revisions {
          id
          rating
          title
          content
          pros
          cons
          replacedAt
        }
      }
    `,
    review,
  );
  if (revisions.length === 0) return null;
  return (
    <Details>
      <summary aria-label={`History of the review “${title}” (${revisions.length})`}>
        History ({revisions.length})
        <ChevronDown />
      </summary>
      <Box as="ol" listStyleType="none" aria-label="Earlier versions" mt="2">
        {revisions.map((before) => (
          <Box as="li" key={before.id} ps="4" py="3" borderInlineStartWidth="2px" borderColor="border">
            <Flex wrap="wrap" align="center" gap="3" textStyle="small" color="fg.muted">
              <Stars rating={before.rating} />
              <span>
                Until <CalendarDate iso={before.replacedAt} />
              </span>
            </Flex>
            <Box fontWeight="semibold" my="1" overflowWrap="anywhere" dir="auto">
              {before.title}
            </Box>
            <Prose text={before.content} maxWidth="prose" overflowWrap="anywhere" />
            <PointLists pros={before.pros} cons={before.cons} />
          </Box>
        ))}
      </Box>
    </Details>
  );
}

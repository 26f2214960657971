import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { languageAttributes } from "~/components/reviews/language-attributes";
import { paths } from "~/paths";
import type { TopReview_review$key } from "~/relay/__generated__/TopReview_review.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { Stars } from "~/ui/Stars";

/** One of the top reviews: its software, and its text in one line. */
export function TopReview({ review }: { review: TopReview_review$key }) {
  const { databaseId, rating, title, language, createdAt, author, software } = useFragment(
    graphql`
      fragment TopReview_review on Review {
        databaseId
        rating
        title
        language
        createdAt
        author {
          displayName
        }
        software {
          databaseId
          name
          logoUrl
        }
      }
    `,
    review,
  );
  const headingId = `top-${databaseId}`;
  return (
    <Flex as="article" aria-labelledby={headingId} gap="3" py="4" borderTopWidth="1px" borderColor="border">
      <Logo url={software.logoUrl} name={software.name} size={36} />
      <Box minWidth="0" textStyle="small">
        <Box fontWeight="medium">
          <MaybeLink to={paths.software(software.databaseId)}>{software.name}</MaybeLink>
        </Box>
        <Box mt="0.5">
          <Stars rating={rating} size="sm" />
        </Box>
        <Box
          as="h3"
          id={headingId}
          fontWeight="medium"
          lineHeight="snug"
          mt="1"
          lineClamp={3}
          {...languageAttributes(language ?? null)}
        >
          {title}
        </Box>
        <Box color="fg.muted" fontSize="xs" mt="1">
          <bdi>{author?.displayName ?? "Anonymous"}</bdi>
          {" · "}
          <MaybeLink to={paths.review(databaseId)}>
            <CalendarDate iso={createdAt} />
          </MaybeLink>
        </Box>
      </Box>
    </Flex>
  );
}

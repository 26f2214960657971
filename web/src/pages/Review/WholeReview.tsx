import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewActions } from "~/components/review-actions/ReviewActions";
import { languageAttributes } from "~/components/reviews/language-attributes";
import { ReviewAnswer } from "~/components/reviews/ReviewAnswer";
import { ReviewByline } from "~/components/reviews/ReviewByline";
import { ReviewLabels } from "~/components/reviews/ReviewLabels";
import { ReviewPoints } from "~/components/reviews/ReviewPoints";
import { ShareButton } from "~/components/share/ShareButton";
import { paths } from "~/paths";
import type { WholeReview_review$key } from "~/relay/__generated__/WholeReview_review.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { Prose } from "~/ui/Prose";
import { Stars } from "~/ui/Stars";

/** A complete review, without truncated or collapsed texts. */
export function WholeReview({ review }: { review: WholeReview_review$key }) {
  const data = useFragment(
    graphql`
      fragment WholeReview_review on Review {
        databaseId
        rating
        title
        content
        language
        isEdited
        createdAt
        software {
          databaseId
          name
          logoUrl
        }
        ...ReviewLabels_review
        ...ReviewPoints_review
        ...ReviewByline_review
        ...ReviewActions_review
        ...ReviewAnswer_review
      }
    `,
    review,
  );
  const { databaseId, rating, title, content, language, isEdited, createdAt, software } = data;
  const attributes = languageAttributes(language ?? null);
  return (
    <Box as="article" minWidth="0">
      <Flex align="center" gap="2.5" textStyle="small" fontWeight="medium">
        <Logo url={software.logoUrl} name={software.name} size={36} />
        <Box minWidth="0">
          Review of <MaybeLink to={paths.software(software.databaseId)}>{software.name}</MaybeLink>
        </Box>
      </Flex>
      <Box as="h1" textStyle="title" mt="4" maxWidth="prose" {...attributes}>
        {title}
      </Box>
      <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" mt="3" textStyle="small" color="fg.muted">
        <Stars rating={rating} size="lg" />
        <Box as="span" textStyle="figure" color="rating.fg" aria-hidden>
          {rating} out of 5
        </Box>
        <span>
          <CalendarDate iso={createdAt} />
          {isEdited && " · edited"}
        </span>
        <ReviewLabels review={data} />
      </Flex>
      <Box mt="6" mb="6">
        <Prose text={content} maxWidth="prose" textStyle="prose" {...attributes} />
      </Box>
      <ReviewPoints review={data} />
      <ReviewByline review={data} />
      <ReviewActions review={data} mt="6" />
      <ReviewAnswer review={data} isWhole />
      <Box mt="6">
        <ShareButton
          path={paths.review(databaseId)}
          title={`“${title}”: a review of ${software.name}`}
          size="sm"
        />
      </Box>
    </Box>
  );
}

import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ReviewActions } from "~/components/review-actions/ReviewActions";
import { paths } from "~/paths";
import type { ReviewCard_review$key } from "~/relay/__generated__/ReviewCard_review.graphql";
import { CalendarDate } from "~/ui/CalendarDate";
import { ExpandableText } from "~/ui/ExpandableText";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { RelativeTime } from "~/ui/RelativeTime";
import { Stars } from "~/ui/Stars";
import { languageAttributes } from "./language-attributes";
import { ReviewAnswer } from "./ReviewAnswer";
import { ReviewByline } from "./ReviewByline";
import { ReviewLabels } from "./ReviewLabels";
import { ReviewPoints } from "./ReviewPoints";

/** The frame of a review. */
export const ReviewFrame = chakra("article", {
  base: {
    py: "6",
    borderBottomWidth: "1px",
    borderColor: "border",
    "& > [data-software]": {
      display: "flex",
      alignItems: "center",
      gap: "2.5",
      mb: "3",
      textStyle: "small",
      fontWeight: "medium",
    },
    "& > [data-software] > div": { minWidth: "0" },
    "& > [data-meta]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "3",
      rowGap: "1",
      textStyle: "small",
      color: "fg.muted",
    },
    "& > [data-title]": { textStyle: "item", mt: "2", mb: "2", maxWidth: "prose" },
  },
});

/** Props of `ReviewCard`: `as` is the level of its heading, `date` the format of its date; `children` come last. */
export interface ReviewCardProps {
  review: ReviewCard_review$key;
  as?: "h2" | "h3" | "h4";
  date?: "ago" | "day";
  children?: ReactNode;
}

/**
 * A review in a list (an `<article>`; the list item is the caller's). Spread its fragment with
 * `@arguments(withSoftware: true)` where the page does not say what the review is about.
 */
export function ReviewCard({ review, as: Heading = "h3", date = "ago", children }: ReviewCardProps) {
  const data = useFragment(
    graphql`
      fragment ReviewCard_review on Review
      @argumentDefinitions(withSoftware: { type: "Boolean!", defaultValue: false }) {
        databaseId
        rating
        title
        content
        language
        isEdited
        createdAt
        software @include(if: $withSoftware) {
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
  const headingId = `review-${databaseId}`;
  return (
    <ReviewFrame aria-labelledby={headingId}>
      {software && (
        <div data-software>
          <Logo url={software.logoUrl} name={software.name} size={28} />
          <div>
            <MaybeLink to={paths.software(software.databaseId)}>{software.name}</MaybeLink>
          </div>
        </div>
      )}
      <div data-meta>
        <Stars rating={rating} />
        <span>
          {/* The date is the review's own address. */}
          <MaybeLink to={paths.review(databaseId)}>
            {date === "ago" ? <RelativeTime iso={createdAt} /> : <CalendarDate iso={createdAt} />}
          </MaybeLink>
          {isEdited && " · edited"}
        </span>
        <ReviewLabels review={data} />
      </div>
      <Heading data-title id={headingId} {...attributes}>
        {title}
      </Heading>
      <ExpandableText text={content} about={`the review “${title}”`} {...attributes} />
      <ReviewPoints review={data} />
      <ReviewByline review={data} />
      <ReviewActions review={data} mt="4" />
      <ReviewAnswer review={data} />
      {children}
    </ReviewFrame>
  );
}

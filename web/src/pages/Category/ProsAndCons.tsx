import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ProsAndCons_software$key } from "~/relay/__generated__/ProsAndCons_software.graphql";
import { Button } from "~/ui/Button";
import { MaybeLink } from "~/ui/MaybeLink";
import { reviewsInWords } from "~/ui/RatingSummary";
import { Skeleton } from "~/ui/Skeleton";
import { type Points, usePoints } from "./use-points";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    "& li": { position: "relative", ps: "4", py: "1" },
    "& li::before": {
      content: "var(--mark)",
      position: "absolute",
      insetStart: 0,
      color: "fg.subtle",
      fontWeight: "bold",
    },
    "& [data-count]": { color: "fg.subtle", whiteSpace: "nowrap" },
  },
});

/** What the tab needs; `isAsked` once it was opened: ten listings' points would weigh more than the page. */
export interface ProsAndConsProps {
  software: ProsAndCons_software$key;
  isAsked: boolean;
}

/** The Pros and Cons tab of a listing: what its reviews name, most named first, each leading to a review that says it. */
export function ProsAndCons({ software, isAsked }: ProsAndConsProps) {
  const { databaseId, name, reviewCount } = useFragment(
    graphql`
      fragment ProsAndCons_software on Software {
        databaseId
        name
        reviewCount
      }
    `,
    software,
  );
  const [points, retry] = usePoints(databaseId, isAsked && reviewCount > 0);
  if (reviewCount === 0)
    return (
      <Box color="fg.muted">
        No reviews yet: nobody has said what they like about <bdi>{name}</bdi>, and what not.
      </Box>
    );
  return (
    <Box textStyle="small" aria-busy={isAsked && points === null ? true : undefined}>
      <Asked points={points} isAsked={isAsked} name={name} retry={retry} />
      <Box mt={isAsked ? "3" : "0"} color="fg.muted">
        <MaybeLink to={paths.software(databaseId, { tab: "reviews" })}>
          {reviewCount === 1 ? "Read the review" : `Read all ${reviewsInWords(reviewCount)}`} of {name}
        </MaybeLink>
      </Box>
    </Box>
  );
}

interface AskedProps extends Pick<ProsAndConsProps, "isAsked"> {
  points: Points | "failed" | null;
  name: string;
  retry: () => void;
}

function Asked({ points, isAsked, name, retry }: AskedProps) {
  if (!isAsked) return null;
  if (points === null) {
    return (
      <Box role="status" aria-label="Loading pros and cons">
        <Skeleton height="1.2rem" width="70%" my="1.5" />
        <Skeleton height="1.2rem" width="55%" my="1.5" />
        <Skeleton height="1.2rem" width="60%" my="1.5" />
      </Box>
    );
  }
  if (points === "failed") {
    return (
      <Box role="alert" color="fg.muted">
        The pros and cons could not be loaded.{" "}
        <Button variant="outline" size="sm" ms="2" onClick={retry}>
          Try again
        </Button>
      </Box>
    );
  }
  if (points.pros.length + points.cons.length === 0)
    return (
      <Box color="fg.muted">
        No review of <bdi>{name}</bdi> names pros or cons yet.
      </Box>
    );
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      columnGap="6"
      rowGap="4"
    >
      <Side heading="Pros" mark="+" points={points.pros} />
      <Side heading="Cons" mark="−" points={points.cons} />
    </Grid>
  );
}

function Side({ heading, mark, points }: { heading: string; mark: string; points: Points["pros"] }) {
  return (
    <div>
      <Box textStyle="label" color="fg.subtle" mb="1">
        {heading}
      </Box>
      {points.length === 0 && <Box color="fg.muted">None named yet.</Box>}
      {points.length > 0 && (
        <List aria-label={heading} style={{ "--mark": `"${mark}" / ""` } as React.CSSProperties}>
          {points.map(({ text, count, review }) => (
            <li key={text} dir="auto">
              {review ? <MaybeLink to={paths.review(review.databaseId)}>{text}</MaybeLink> : text}
              {count > 1 && <span data-count> ({reviewsInWords(count)})</span>}
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

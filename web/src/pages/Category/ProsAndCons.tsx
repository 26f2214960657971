import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ProsAndCons_software$key } from "~/relay/__generated__/ProsAndCons_software.graphql";
import { Button } from "~/ui/Button";
import { CountedPoints } from "~/ui/CountedPoints";
import { MaybeLink } from "~/ui/MaybeLink";
import { formatReviewCount } from "~/ui/RatingSummary";
import { Skeleton } from "~/ui/Skeleton";
import { type Points, usePoints } from "./use-points";

/** Props of `ProsAndCons`; `isRequested` is true once it was opened: the points of ten listings would outweigh the page. */
export interface ProsAndConsProps {
  software: ProsAndCons_software$key;
  isRequested: boolean;
}

/** The Pros and Cons tab of a listing: the points in its reviews, most frequent first, each with a link to the reviews with it. */
export function ProsAndCons({ software, isRequested }: ProsAndConsProps) {
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
  const [points, retry] = usePoints(databaseId, isRequested && reviewCount > 0);
  if (reviewCount === 0)
    return (
      <Box color="fg.muted">
        No reviews yet. The pros and cons that reviewers name for <bdi>{name}</bdi> will appear here.
      </Box>
    );
  return (
    <Box textStyle="small" aria-busy={isRequested && points === null ? true : undefined}>
      <RequestedPoints
        databaseId={databaseId}
        points={points}
        isRequested={isRequested}
        name={name}
        retry={retry}
      />
      <Box mt={isRequested ? "3" : "0"} color="fg.muted">
        <MaybeLink to={paths.software(databaseId, { tab: "reviews" })}>
          {reviewCount === 1 ? "Read the review" : `Read all ${formatReviewCount(reviewCount)}`} of {name}
        </MaybeLink>
      </Box>
    </Box>
  );
}

interface RequestedPointsProps extends Pick<ProsAndConsProps, "isRequested"> {
  databaseId: string;
  points: Points | "failed" | null;
  name: string;
  retry: () => void;
}

function RequestedPoints({ databaseId, points, isRequested, name, retry }: RequestedPointsProps) {
  if (!isRequested) return null;
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
        No review of <bdi>{name}</bdi> lists pros or cons yet.
      </Box>
    );
  return (
    <CountedPoints
      {...points}
      hrefOf={(kind, text) => paths.software(databaseId, { tab: "reviews", [kind]: text })}
    />
  );
}

import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewPoints_review$key } from "~/relay/__generated__/ReviewPoints_review.graphql";

const List = chakra("ul", {
  base: {
    listStyleType: "none",
    textStyle: "small",
    "& li": { position: "relative", ps: "4", py: "0.5" },
    "& li::before": {
      content: "var(--mark)",
      position: "absolute",
      insetStart: 0,
      color: "fg.subtle",
      fontWeight: "bold",
    },
  },
});

/** What a reviewer liked and did not like, side by side; absent where nothing was named. */
export function ReviewPoints({ review }: { review: ReviewPoints_review$key }) {
  const points = useFragment(
    graphql`
      fragment ReviewPoints_review on Review {
        pros
        cons
      }
    `,
    review,
  );
  return <PointLists {...points} />;
}

/** What is good and what is bad, in the words of one person. */
export interface PointListsProps {
  pros: readonly string[];
  cons: readonly string[];
}

/** The same of points that are at hand. */
export function PointLists({ pros, cons }: PointListsProps) {
  if (pros.length + cons.length === 0) return null;
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" }}
      gap="4"
      mt="4"
      maxWidth="prose"
    >
      <Points heading="Pros" mark="+" points={pros} />
      <Points heading="Cons" mark="−" points={cons} />
    </Grid>
  );
}

function Points({ heading, mark, points }: { heading: string; mark: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <div>
      <Box textStyle="label" color="fg.subtle" mb="1">
        {heading}
      </Box>
      {/* The empty text after the slash keeps the mark from being read out. */}
      <List aria-label={heading} style={{ "--mark": `"${mark}" / ""` } as React.CSSProperties}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name and do not move
          <li key={index} dir="auto">
            {point}
          </li>
        ))}
      </List>
    </div>
  );
}

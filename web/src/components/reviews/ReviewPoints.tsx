import { chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewPoints_review$key } from "~/relay/__generated__/ReviewPoints_review.graphql";
import { languageAttributes } from "./language-attributes";

const Sides = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
    gap: "4",
    mt: "4",
    maxWidth: "prose",
    "& > div > div": { textStyle: "label", color: "fg.subtle", mb: "1" },
    "& ul": { listStyleType: "none", textStyle: "small" },
    "& li": { position: "relative", ps: "4", py: "0.5" },
    "& li::before": {
      // The empty text after the slash keeps the mark from being read out.
      content: '"+" / ""',
      position: "absolute",
      insetStart: 0,
      color: "fg.subtle",
      fontWeight: "bold",
    },
    "& [data-cons] > li::before": { content: '"−" / ""' },
  },
});

/** What a reviewer liked and did not like, side by side; absent where nothing was named. */
export function ReviewPoints({ review }: { review: ReviewPoints_review$key }) {
  const points = useFragment(
    graphql`
      fragment ReviewPoints_review on Review {
        pros
        cons
        language
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
  language?: string | null | undefined;
}

/** The same of points that are at hand. */
export function PointLists({ pros, cons, language = null }: PointListsProps) {
  if (pros.length + cons.length === 0) return null;
  return (
    <Sides>
      <Points heading="Pros" points={pros} language={language} />
      <Points heading="Cons" points={cons} language={language} isCons />
    </Sides>
  );
}

interface PointsProps {
  heading: string;
  points: readonly string[];
  language: string | null;
  isCons?: boolean;
}

function Points({ heading, points, language, isCons = false }: PointsProps) {
  if (points.length === 0) return null;
  return (
    <div>
      <div>{heading}</div>
      <ul aria-label={heading} data-cons={isCons || undefined}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other name and do not move
          <li key={index} {...languageAttributes(language)}>
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

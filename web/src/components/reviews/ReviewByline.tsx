import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { ReviewByline_review$key } from "~/relay/__generated__/ReviewByline_review.graphql";
import { formatEmployees } from "~/ui/count";
import { DotList } from "~/ui/DotList";
import { usedForLabels } from "~/ui/used-for";

/** Under a review: how it rates the single aspects, and who says so. */
export function ReviewByline({ review }: { review: ReviewByline_review$key }) {
  const { easeOfUse, support, value, author, role, companySize, industry, usedFor } = useFragment(
    graphql`
      fragment ReviewByline_review on Review {
        easeOfUse
        support
        value
        role
        companySize
        industry
        usedFor
        author {
          displayName
          designation
        }
      }
    `,
    review,
  );
  const aspects = [
    ["Ease of use", easeOfUse],
    ["Support", support],
    ["Value", value],
  ].filter(([, stars]) => stars !== null);
  // A job of the same name as the field of work is said once; that the field is another one says nothing.
  const facts = new Set([
    author?.designation,
    role === "Other" ? null : role,
    industry,
    companySize && `${formatEmployees(companySize)} employees`,
    usedFor && `used for ${usedForLabels[usedFor] ?? usedFor}`,
  ]);
  return (
    <Box mt="4">
      {aspects.length > 0 && (
        <DotList aria-label="Ratings by aspect" mb="1">
          {aspects.map(([name, stars]) => (
            <li key={name}>
              {name}&nbsp;
              <Box as="span" textStyle="figure" color="rating.fg">
                {stars}/5
              </Box>
            </li>
          ))}
        </DotList>
      )}
      <DotList aria-label="Reviewer">
        <li>
          <Box as="span" fontWeight="medium" color="fg" dir="auto">
            {author?.displayName ?? "Anonymous"}
          </Box>
        </li>
        {[...facts]
          .filter((fact) => Boolean(fact))
          .map((fact) => (
            <li key={fact} dir="auto">
              {fact}
            </li>
          ))}
      </DotList>
    </Box>
  );
}

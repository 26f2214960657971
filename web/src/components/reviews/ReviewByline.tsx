import { chakra } from "@chakra-ui/react";
import { Fragment } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ReviewByline_review$key } from "~/relay/__generated__/ReviewByline_review.graphql";
import { formatEmployees } from "~/ui/count";
import { dotListStyles } from "~/ui/DotList";
import { TextLink } from "~/ui/TextLink";
import { usedForLabels } from "~/ui/used-for";

/** The lists under a review. */
export const Byline = chakra("div", {
  base: {
    mt: "4",
    "& > ul": dotListStyles,
    "& > ul + ul": { mt: "1" },
    "& [data-figure]": { textStyle: "figure", color: "rating.fg" },
    "& [data-author]": { fontWeight: "medium", color: "fg" },
  },
});

/** Under a review: how it rates the single aspects, and who says so. */
export function ReviewByline({ review }: { review: ReviewByline_review$key }) {
  const { easeOfUse, support, value, author, role, companySize, industry, usedFor, namedProducts } =
    useFragment(
      graphql`
      fragment ReviewByline_review on Review {
        easeOfUse
        support
        value
        role
        companySize
        industry
        usedFor
        namedProducts {
          kind
          software {
            databaseId
            name
          }
        }
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
    <Byline>
      {aspects.length > 0 && (
        <ul aria-label="Ratings by aspect">
          {aspects.map(([name, stars]) => (
            <li key={name}>
              {`${name}\u00a0`}
              <span data-figure>{`${stars}/5`}</span>
            </li>
          ))}
        </ul>
      )}
      <ul aria-label="Reviewer">
        <li>
          <span data-author dir="auto">
            {author?.displayName ?? "Anonymous"}
          </span>
        </li>
        {[...facts]
          .filter((fact) => Boolean(fact))
          .map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
      </ul>
      {namedProducts.length > 0 && (
        <ul aria-label="Other products of the reviewer">
          {(["USED_BEFORE", "CONSIDERED"] as const).map((kind) => {
            const named = namedProducts.filter((one) => one.kind === kind);
            return (
              named.length > 0 && (
                <li key={kind}>
                  {kind === "USED_BEFORE" ? "Used before: " : "Also looked at: "}
                  {named.map(({ software }, place) => (
                    <Fragment key={software.databaseId}>
                      {place > 0 && ", "}
                      <TextLink to={paths.software(software.databaseId)} dir="auto">
                        {software.name}
                      </TextLink>
                    </Fragment>
                  ))}
                </li>
              )
            );
          })}
        </ul>
      )}
    </Byline>
  );
}

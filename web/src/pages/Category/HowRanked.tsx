import { shownRating } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { HowRanked_category$key } from "~/relay/__generated__/HowRanked_category.graphql";
import type { HowRanked_listings$key } from "~/relay/__generated__/HowRanked_listings.graphql";
import { formatCount } from "~/ui/count";
import { ChevronDown } from "~/ui/icons";
import { TextLink } from "~/ui/TextLink";

const Disclosure = chakra("details", {
  base: {
    borderBottomWidth: "1px",
    borderColor: "border",
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      py: "4",
      fontSize: "sm",
      fontWeight: "medium",
    },
    "& summary svg": { color: "fg.subtle" },
    "&[open] summary svg": { transform: "rotate(180deg)" },
    "& table": {
      borderCollapse: "collapse",
      fontVariantNumeric: "tabular-nums",
      fontSize: "sm",
      mt: "4",
      mb: "6",
    },
    "& th, & td": {
      py: "1.5",
      pe: { base: "4", md: "10" },
      textAlign: "end",
      borderTopWidth: "1px",
      borderColor: "border",
    },
    "& th:last-of-type, & td:last-of-type": { pe: 0 },
    "& thead th": { color: "fg.muted", fontWeight: "medium", borderTopWidth: 0 },
    "& th:first-of-type": { textAlign: "start", fontWeight: "normal" },
  },
});

/** Props of `HowRanked`: the category's mean C, and the listings of this page. */
export interface HowRankedProps {
  category: HowRanked_category$key;
  listings: HowRanked_listings$key;
}

/** Explains the order of the list: the formula, and each number in it. */
export function HowRanked({ category, listings }: HowRankedProps) {
  const { medianRating } = useFragment(
    graphql`
      fragment HowRanked_category on Category {
        medianRating
      }
    `,
    category,
  );
  const { edges } = useFragment(
    graphql`
      fragment HowRanked_listings on CategoryListingConnection {
        edges {
          node {
            score
            software {
              id
              name
              avgRating
              reviewCount
            }
          }
        }
      }
    `,
    listings,
  );
  const rated = edges.filter(({ node }) => node.software.reviewCount > 0);
  if (typeof medianRating !== "number" || rated.length === 0) return null;
  return (
    <Disclosure>
      <summary>
        How this is ranked
        <ChevronDown />
      </summary>
      <Box maxWidth="prose" color="fg.muted">
        <p>
          Every product starts with a weight of 8 at C, the median rating of this category (
          {medianRating.toFixed(2)}), and its reviews are added to it. A review weighs more if its author's
          use is proved, if its text is detailed, and if it is new; many reviews of one month or one employer
          weigh little more than a few. Places cannot be bought. Products without reviews come last.
        </p>
        <p>
          Score = (8 × C + sum of weights × stars) ÷ (8 + sum of weights).{" "}
          <TextLink to={paths.content("ranking")}>How rankings are made</TextLink>. Anyone can recompute the
          order: <TextLink to={paths.developers()}>see how</TextLink>.
        </p>
      </Box>
      <table>
        <thead>
          <tr>
            <th scope="col">Listing</th>
            <th scope="col">Average</th>
            <th scope="col">Reviews</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rated.map(({ node: { score, software } }) => (
            <tr key={software.id}>
              <th scope="row" dir="auto">
                {software.name}
              </th>
              <td>{shownRating(software.avgRating ?? 0)}</td>
              <td>{formatCount(software.reviewCount)}</td>
              <td>{score?.toFixed(3)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

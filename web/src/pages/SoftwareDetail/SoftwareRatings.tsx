import { shownRating } from "@assay/api/inputs";
import { Box, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SoftwareRatings_software$key } from "~/relay/__generated__/SoftwareRatings_software.graphql";
import type { SoftwareDetailValues } from "~/search-params/detail-pages";
import { RatingSummary } from "~/ui/RatingSummary";
import { Stars } from "~/ui/Stars";

type Rating = SoftwareDetailValues["rating"];

/** Props of `SoftwareRatings`: a function that returns a bar's href (null: all reviews), and the selected bar. */
export interface SoftwareRatingsProps {
  software: SoftwareRatings_software$key;
  hrefOf: (rating: Rating) => string;
  current?: Rating;
}

/** The rating with its distribution, and the means by aspect next to it. A bar links to its reviews; the selected one, to all reviews. */
export function SoftwareRatings({ software, hrefOf, current = null }: SoftwareRatingsProps) {
  const { avgRating, reviewCount, histogram, subRatings } = useFragment(
    graphql`
      fragment SoftwareRatings_software on Software {
        avgRating
        reviewCount
        histogram {
          stars
          count
        }
        subRatings {
          easeOfUse
          support
          value
        }
      }
    `,
    software,
  );
  const aspects = [
    { name: "Ease of use", mean: subRatings.easeOfUse },
    { name: "Support", mean: subRatings.support },
    { name: "Value for money", mean: subRatings.value },
  ].flatMap(({ name, mean }) => (typeof mean === "number" ? [{ name, mean }] : []));
  return (
    <Grid
      templateColumns={{ sm: "minmax(0, 20rem) minmax(0, 1fr)" }}
      gap={{ base: "6", sm: "12" }}
      alignItems="end"
    >
      <RatingSummary
        rating={avgRating}
        reviewCount={reviewCount}
        histogram={histogram}
        hrefOf={(stars) => hrefOf(String(stars) === current ? null : (String(stars) as NonNullable<Rating>))}
        current={current === null ? null : Number(current)}
      />
      {aspects.length > 0 && (
        <Grid
          as="dl"
          templateColumns="auto auto 1fr"
          columnGap="4"
          rowGap="2"
          alignItems="center"
          textStyle="small"
        >
          {aspects.map(({ name, mean }) => (
            <Box key={name} display="contents">
              <Box as="dt" color="fg.muted">
                {name}
              </Box>
              <Box as="dd" display="contents">
                <Stars rating={mean} isDecoration />
                <Box as="span" textStyle="figure" color="rating.fg">
                  {shownRating(mean)}
                </Box>
              </Box>
            </Box>
          ))}
        </Grid>
      )}
    </Grid>
  );
}

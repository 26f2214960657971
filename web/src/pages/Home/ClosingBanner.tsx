import { Box, Flex, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ClosingBanner_query$key } from "~/relay/__generated__/ClosingBanner_query.graphql";
import { useSite } from "~/site";
import { LinkButton } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { Page } from "~/ui/Page";

/** The end of the page: the operator's claims, or else the totals of the catalog, and a link to the directory. */
export function ClosingBanner({ query }: { query: ClosingBanner_query$key }) {
  const live = useFragment(
    graphql`
      fragment ClosingBanner_query on Query {
        directory(first: 0) @include(if: $hasLiveFigures) {
          totalCount
        }
        reviews(first: 0) @include(if: $hasLiveFigures) {
          totalCount
        }
        companies(first: 0) @include(if: $hasLiveFigures) {
          totalCount
        }
      }
    `,
    query,
  );
  const { claims } = useSite();
  const counted = [
    { count: live.directory?.totalCount, label: "software" },
    { count: live.reviews?.totalCount, label: "reviews" },
    { count: live.companies?.totalCount, label: "companies" },
  ];
  const { heading, figures } = claims ?? {
    heading: "Choose by what the people who use it say",
    // Counts of zero, as in a new catalog, are left out.
    figures: counted.flatMap(({ count, label }) => (count ? [{ value: formatCount(count), label }] : [])),
  };
  return (
    <Page mt="16">
      <Box
        as="section"
        aria-labelledby="closing"
        py={{ base: "8", md: "10" }}
        borderTopWidth="2px"
        borderColor="fg"
      >
        <Grid templateColumns={{ md: "minmax(0, 1fr) auto" }} gap="8" alignItems="center">
          <Box>
            <Box as="h2" id="closing" textStyle="section">
              {heading}
            </Box>
            {figures.length > 0 && (
              <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="10" rowGap="4" mt="5">
                {figures.map(({ value, label }) => (
                  <li key={label}>
                    <Box textStyle="figure" fontSize="3xl" color="accent.fg">
                      {value}
                    </Box>
                    <Box textStyle="small" color="fg.muted">
                      {label}
                    </Box>
                  </li>
                ))}
              </Flex>
            )}
          </Box>
          <LinkButton to={paths.softwareDirectory()}>Find your software</LinkButton>
        </Grid>
      </Box>
    </Page>
  );
}

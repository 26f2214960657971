import { Box, Flex, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import { paths } from "~/paths";
import type { PopularCategories_categories$key } from "~/relay/__generated__/PopularCategories_categories.graphql";
import type { PopularCategories_category$key } from "~/relay/__generated__/PopularCategories_category.graphql";
import { useSite } from "~/site";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { ArrowRight } from "~/ui/icons";
import { availablePopularCategories } from "./data";
import { PopularChoice } from "./PopularChoice";

/** Props of `PopularCategories`: the selected category, and the popular ones that this catalog has. */
export interface PopularCategoriesProps {
  category: PopularCategories_category$key;
  choices: PopularCategories_categories$key;
}

/** The popular categories, and the best software of the selected one. */
export function PopularCategories({ category, choices }: PopularCategoriesProps) {
  const { slug, name, listings } = useFragment(
    graphql`
      fragment PopularCategories_category on Category {
        slug
        name
        listings(first: 9) {
          edges {
            node {
              software {
                id
                ...SoftwareCard_software
              }
            }
          }
        }
      }
    `,
    category,
  );
  const present = availablePopularCategories(
    useFragment(
      graphql`
        fragment PopularCategories_categories on Category @relay(plural: true) {
          slug
        }
      `,
      choices,
    ),
    useSite(),
  );
  return (
    <Box as="section" aria-labelledby="popular-categories" pt={{ base: "10", md: "14" }}>
      <Box as="h2" id="popular-categories" textStyle="section" mb="6">
        Popular Categories
      </Box>
      <Grid templateColumns={{ lg: "13rem minmax(0, 1fr)" }} gap={{ base: "6", lg: "10" }} alignItems="start">
        <PopularChoice categories={present} current={slug} />
        <Box minWidth="0">
          {listings.edges.length === 0 ? (
            <EmptyState
              as="h3"
              heading="No software listed"
              text="Be the first to add software to this category"
            />
          ) : (
            <>
              <SoftwareCards form="grid">
                {listings.edges.map(({ node: { software } }) => (
                  <li key={software.id}>
                    <SoftwareCard software={software} as="h3" lines={2} />
                  </li>
                ))}
              </SoftwareCards>
              <Flex justify="flex-end" mt="5">
                <LinkButton to={paths.category(slug)} variant="outline">
                  See all {name}
                  <ArrowRight />
                </LinkButton>
              </Flex>
            </>
          )}
        </Box>
      </Grid>
    </Box>
  );
}

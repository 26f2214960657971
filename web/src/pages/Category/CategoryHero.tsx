import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { ShareButton } from "~/components/share/ShareButton";
import { paths } from "~/paths";
import type { CategoryHero_category$key } from "~/relay/__generated__/CategoryHero_category.graphql";
import type { CategoryFilterValues } from "~/search-params/category";
import { useSite } from "~/site";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { AnchorButton } from "~/ui/Button";
import { Page } from "~/ui/Page";
import { plainText } from "~/ui/plain-text";
import { topicsId } from "./CategoryEditorial";
import { categoryHref, type PreferenceValues } from "./preferences";

/** The top of a category page; page 1 links to the topics, if the category has any. */
export function CategoryHero({
  category,
  filters,
  preferences,
}: {
  category: CategoryHero_category$key;
  filters: CategoryFilterValues;
  preferences: PreferenceValues;
}) {
  const site = useSite();
  const { slug, name, description, heroDescription, ancestors } = useFragment(
    graphql`
      fragment CategoryHero_category on Category {
        slug
        name
        description
        heroDescription
        ancestors {
          slug
          name
        }
      }
    `,
    category,
  );
  const text = heroDescription || description;
  const crumbs = [
    { label: "Home", href: paths.home() },
    { label: "Categories", href: paths.categories() },
    ...ancestors.map((ancestor) => ({ label: ancestor.name, href: paths.category(ancestor.slug) })),
    { label: name },
  ];
  return (
    <Page pb={{ base: "8", md: "10" }}>
      <Breadcrumbs crumbs={crumbs} />
      <Box as="h1" textStyle="display" mt={{ base: "2", md: "4" }} maxWidth="46rem" dir="auto">
        Best {name}
      </Box>
      {text && (
        <Box as="p" textStyle="prose" color="fg.muted" mt="4" maxWidth="prose" dir="auto">
          {plainText(text)}
        </Box>
      )}
      <Flex align="center" wrap="wrap" columnGap="4" rowGap="3" mt="6">
        <ShareButton
          path={categoryHref(slug, filters, preferences)}
          title={`Best ${name} on ${site.name}`}
          size="sm"
        />
        {filters.page === 1 && (
          <>
            <AnchorButton href={`#${topicsId}`} variant="outline" size="sm">
              Take me there
            </AnchorButton>
            <Box as="p" textStyle="small" color="fg.muted">
              New to {name}? Read the buyer's guide below.
            </Box>
          </>
        )}
      </Flex>
    </Page>
  );
}

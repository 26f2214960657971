import { Box, Flex } from "@chakra-ui/react";
import { SearchForm } from "~/layout/SearchForm";
import { paths } from "~/paths";
import { useSite } from "~/site";
import { Page } from "~/ui/Page";
import { TextLink } from "~/ui/TextLink";

/** What the product is, and the search. */
export function HomeHero() {
  const site = useSite();
  return (
    <Box bg="bg.subtle" borderBottomWidth="1px" borderColor="border">
      <Page py={{ base: "10", md: "16" }}>
        <Box as="h1" textStyle="display" maxWidth="40rem">
          <bdi>{site.tagline}</bdi>
        </Box>
        <Box as="p" textStyle="prose" color="fg.muted" mt="4" mb="7" maxWidth="38rem">
          {/* A name in a right-to-left script must not reverse the sentence that begins with it. */}
          <bdi dir={site.description.startsWith(site.name) ? "ltr" : "auto"}>{site.description}</bdi>
        </Box>
        <SearchForm place="hero" />
        <Flex gap="5" mt="5" wrap="wrap" fontSize="sm">
          <TextLink to={paths.softwareDirectory()}>Browse all software</TextLink>
          <TextLink to={paths.categories()}>Browse all categories</TextLink>
        </Flex>
      </Page>
    </Box>
  );
}

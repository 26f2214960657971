import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SearchForm } from "~/layout/SearchForm";
import { paths } from "~/paths";
import type { Welcome_viewer$key } from "~/relay/__generated__/Welcome_viewer.graphql";
import { hasPage } from "~/route-match";
import { LinkButton } from "~/ui/Button";
import { Page } from "~/ui/Page";

/** The welcome, the search, and links for the viewer's account. */
export function Welcome({ viewer }: { viewer: Welcome_viewer$key }) {
  const { firstName, displayName, isAdmin } = useFragment(
    graphql`
      fragment Welcome_viewer on User {
        firstName
        displayName
        isAdmin
      }
    `,
    viewer,
  );
  const ways = [
    { label: "Write a Review", href: paths.writeReview() },
    { label: "Manage Listings", href: paths.dashboard() },
    ...(isAdmin ? [{ label: "Admin Panel", href: paths.adminSoftware() }] : []),
  ].filter(({ href }) => hasPage(href));
  return (
    <Box bg="bg.subtle" borderBottomWidth="1px" borderColor="border">
      <Page py={{ base: "8", md: "12" }}>
        <Box as="h1" textStyle="display" maxWidth="40rem" mb="5" overflowWrap="anywhere">
          Welcome, <bdi>{firstName ?? displayName}</bdi>
        </Box>
        <SearchForm place="hero" />
        {ways.length > 0 && (
          <Flex gap="3" mt="5" wrap="wrap">
            {ways.map(({ label, href }, index) => (
              <LinkButton key={href} to={href} variant={index === 0 ? "solid" : "outline"}>
                {label}
              </LinkButton>
            ))}
          </Flex>
        )}
      </Page>
    </Box>
  );
}

import { Box, Flex, Grid } from "@chakra-ui/react";
import { settings } from "~/settings";
import { styled } from "~/theme/styled";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import type { Visitor } from "~/ui/visitor";
import { footerGroups, shownLinks } from "./navigation";
import { Wordmark } from "./Wordmark";

const FooterLink = styled(Link, {
  base: {
    display: "inline-block",
    py: "1",
    fontSize: "sm",
    color: "fg.muted",
    _hover: { color: "fg", textDecoration: "underline" },
  },
});

/** The footer: its columns show the links that lead somewhere, and are absent when none does. */
export function SiteFooter({ visitor }: { visitor: Visitor }) {
  const groups = footerGroups
    .map(({ title, links }) => ({ title, links: shownLinks(links, visitor) }))
    .filter(({ links }) => links.length > 0);
  return (
    <Box as="footer" mt="20" borderTopWidth="1px" borderColor="border" bg="bg.subtle">
      <Page py="12">
        <Flex direction={{ base: "column", md: "row" }} gap="10" justify="space-between">
          <Box maxWidth="18rem">
            <Wordmark />
            <Box textStyle="small" color="fg.muted" mt="3">
              {settings.tagline}.
            </Box>
          </Box>
          <Grid
            as="nav"
            aria-label="Footer"
            gap="8"
            templateColumns={{
              base: "repeat(2, minmax(0, 1fr))",
              md: `repeat(${groups.length}, minmax(8rem, 1fr))`,
            }}
          >
            {groups.map(({ title, links }) => (
              <Box key={title}>
                <Box as="h2" textStyle="label" color="fg.subtle" mb="2">
                  {title}
                </Box>
                <Box as="ul" listStyleType="none">
                  {links.map(({ label, href }) => (
                    <li key={label}>
                      <FooterLink to={href}>{label}</FooterLink>
                    </li>
                  ))}
                </Box>
              </Box>
            ))}
          </Grid>
        </Flex>
      </Page>
    </Box>
  );
}

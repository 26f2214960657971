import { Box, chakra, Flex } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { PreloadLazy } from "~/document/PreloadLazy";
import type { SiteHeader_query$key } from "~/relay/__generated__/SiteHeader_query.graphql";
import { useSite } from "~/site";
import { Link } from "~/ui/Link";
import { Page } from "~/ui/Page";
import type { Visitor } from "~/ui/visitor";
import { ColorModeToggle } from "./ColorModeToggle";
import { MegaMenu } from "./MegaMenu";
import { MobileDrawer } from "./MobileDrawer";
import { accountLinks, headerLinks, shownLinks } from "./navigation";
import { SearchForm } from "./SearchForm";
import { Wordmark } from "./Wordmark";

const HeaderLink = chakra(Link, {
  base: {
    fontSize: "sm",
    fontWeight: "medium",
    color: "fg.muted",
    whiteSpace: "nowrap",
    px: "3",
    py: "2",
    _hover: { color: "fg" },
  },
});

// A long name leaves the other controls their room.
const HomeLink = chakra(Link, {
  base: { flexShrink: 0, minWidth: 0, maxWidth: { base: "38%", md: "18rem", xl: "9rem" } },
});

// Only those who are signed in load it. It is in their first HTML, where it opens and signs out without scripts.
const AccountNav = lazy(() => import("./account/AccountNav"));

/** The header: two menus of categories, the search, the account corner; a drawer on small screens. */
export function SiteHeader({ query, visitor }: { query: SiteHeader_query$key | null; visitor: Visitor }) {
  const site = useSite();
  const data = useFragment(
    graphql`
      fragment SiteHeader_query on Query {
        viewer {
          ...AccountNav_viewer
        }
        # One more than the menus show tells whether there are more.
        softwareMenu: categoryTree(type: SOFTWARE, first: 11) {
          ...MegaMenu_categories
          ...MobileDrawer_categories
        }
        serviceMenu: categoryTree(type: SERVICE, first: 11) {
          ...MegaMenu_categories
          ...MobileDrawer_categories
        }
      }
    `,
    query,
  );
  return (
    <Box
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Page>
        <Flex align="center" gap={{ base: "2", lg: "4" }} minHeight={{ base: "16", md: "20" }}>
          <HomeLink to="/" aria-label={`${site.name} home`}>
            <Wordmark />
          </HomeLink>
          <Flex as="nav" aria-label="Main" align="center" hideBelow="xl" data-bar>
            {data && (
              <>
                <MegaMenu type="software" label="Software" categories={data.softwareMenu} />
                <MegaMenu type="service" label="Services" categories={data.serviceMenu} />
              </>
            )}
            {shownLinks(headerLinks, visitor).map(({ label, href }) => (
              <HeaderLink key={label} to={href}>
                {label}
              </HeaderLink>
            ))}
          </Flex>
          <Box flex="1" />
          <SearchForm place="header" />
          <Flex align="center" hideBelow="xl">
            {data?.viewer ? (
              <Suspense fallback={null}>
                <PreloadLazy component="AccountNav" />
                <AccountNav viewer={data.viewer} visitor={visitor} />
              </Suspense>
            ) : (
              shownLinks(accountLinks, visitor).map(({ label, href }) => (
                <HeaderLink key={label} to={href}>
                  {label}
                </HeaderLink>
              ))
            )}
          </Flex>
          <ColorModeToggle />
          <MobileDrawer
            software={data?.softwareMenu ?? []}
            services={data?.serviceMenu ?? []}
            visitor={visitor}
          />
        </Flex>
      </Page>
    </Box>
  );
}
